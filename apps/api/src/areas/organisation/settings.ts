import type {
  AnswerUpiProposal,
  OrganisationProfile,
  UpdateFeatures,
  UpdateOrganisationName,
  UpdateOrganisationSettings,
  UpdateTheme,
} from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { json } from "../../database/json";
import type { Tenant } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import { conflict, Failure, invalid } from "../../failure";
import { idleSince } from "../../pipeline/session-use";
import { personOf } from "../auth/person";
import { checkTimezone } from "../branches/queries";
import { changedBranding, changedLinks, changedLogo } from "../brand-changes";
import { refuseReserved } from "../mails/reserved-names";
import { tenantOf } from "../tenant";
import { checkPublicPages } from "./check-public-pages";
import { changeOrganisation, lockOrganisation } from "./queries";
import { profileRecord, settingsRecord } from "./record";
import { changedUpi } from "./upi-proposal";

/** What can be changed here. */
const auditRecord = (tenant: Tenant) => ({ ...settingsRecord(tenant), isActive: tenant.isActive });

/** Changes an organisation that the call may change, and tells the audit log. */
const change = async (
  context: Context,
  orgId: string,
  changesOf: (was: Tenant) => RowChanges<"organisations">,
): Promise<OrganisationProfile> => {
  const was = await lockOrganisation(context.db, orgId);
  const is = await changeOrganisation(context, orgId, changesOf(was));
  context.audit({ before: auditRecord(was), after: auditRecord(is), recordId: orgId });
  return profileRecord(is);
};

/** A change's fields that were given, over what they change. */
const merged = <Fields extends object>(was: Fields, changes: { [Name in keyof Fields]?: Fields[Name] | undefined }) => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return json<Fields>({ ...was, ...Object.fromEntries(given) });
};

/** What has ended by the hours as they were stays ended by the new ones. */
const endIdleSessions = async ({ db, now }: Context, orgId: string) => {
  const idle = idleSince(await lockOrganisation(db, orgId), now);
  if (idle === null) return;
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("orgId", "=", orgId)
    .where("revokedAt", "is", null)
    .where("activeAt", "<=", idle)
    .execute();
};

/**
 * @throws Failure 404 for an organisation that is neither one's own nor below; 403 `own_status` for one's own activity,
 * `own_security` for what another's people sign in with
 */
export async function updateSettings(
  context: Context<z.output<typeof UpdateOrganisationSettings>>,
): Promise<OrganisationProfile> {
  const { input } = context;
  const entered = await context.enter(input._id);
  const { orgId } = entered;
  if (input.isActive !== undefined && orgId === context.orgId) {
    throw new Failure({
      status: 403,
      code: "own_status",
      message: "Only the organization above yours can activate or deactivate it.",
    });
  }
  if (input.requireSecondFactor !== undefined && orgId !== context.orgId) {
    throw new Failure({
      status: 403,
      code: "own_security",
      message: "Only the organization itself decides what its people sign in with.",
    });
  }
  await checkTimezone(context, input.timezone);
  await checkPublicPages(context, entered, input.publicPages);
  if (input.sessionIdleHours !== undefined) await endIdleSessions(context, orgId);
  return change(context, orgId, (was) => ({
    orgSettings: input.orgSettings && merged(was.orgSettings, input.orgSettings),
    ...(input.upiDetails !== undefined && changedUpi(context, was, input)),
    socialLinks: changedLinks(was.socialLinks, input.socialLinks),
    branding: changedBranding(was.branding, input.branding),
    logoSquare: changedLogo(["logoSquare"], was.logoSquare, input.logoSquare),
    brandNameVisible: input.brandNameVisible,
    platformLine: changedLine(was, input.platformLine),
    publicPages: input.publicPages,
    embedOrigins: input.embedOrigins,
    sessionIdleHours: input.sessionIdleHours,
    requireSecondFactor: input.requireSecondFactor,
    workspaceKind: input.workspaceKind,
    timezone: input.timezone,
    isActive: input.isActive,
  }));
}

/** Of all others nothing shows it. What is given back as it was read changes nothing. */
const changedLine = (was: Tenant, platformLine: boolean | undefined) => {
  if (platformLine === undefined || was.isReseller || platformLine === was.platformLine) return platformLine;
  throw invalid([{ path: ["platformLine"], message: "Only a reseller's pages and mails have this line" }]);
};

/** @throws Failure 409 `nothing_proposed`; 403 `person_needed` */
export async function answerUpiProposal(context: Context<AnswerUpiProposal>): Promise<OrganisationProfile> {
  const { orgId, input } = context;
  personOf(context);
  return change(context, orgId, ({ upiProposal }) => {
    if (!upiProposal || upiProposal.proposedAt !== input.proposedAt) {
      throw conflict("nothing_proposed", "This proposal waits for no answer any more. Look at your settings again.");
    }
    return { upiProposal: null, ...(input.accept && { upiDetails: json(upiProposal.upiDetails ?? {}) }) };
  });
}

/** @throws Failure 403 `theme_fixed` for a reseller or a client */
export async function updateTheme(context: Context<z.output<typeof UpdateTheme>>): Promise<OrganisationProfile> {
  const { orgId, isReseller, isClient } = tenantOf(context);
  if (isReseller || isClient) {
    throw new Failure({
      status: 403,
      code: "theme_fixed",
      message: isClient
        ? "Your reseller chooses this organization's theme. Ask them to change it."
        : "A reseller's theme is part of its branding. Ask the platform to change it.",
    });
  }
  return change(context, orgId, () => ({ theme: context.input.theme }));
}

export async function updateFeatures(context: Context<z.output<typeof UpdateFeatures>>): Promise<OrganisationProfile> {
  const { orgId } = tenantOf(context);
  return change(context, orgId, (was) => ({ features: merged(was.features, context.input.features) }));
}

/** @throws Failure 404 for an organisation that is neither one's own nor below */
export async function updateName(
  context: Context<z.output<typeof UpdateOrganisationName>>,
): Promise<OrganisationProfile> {
  const { orgName } = context.input;
  const { orgId, orgName: before } = await context.enter(context.input.orgId);
  if (orgName !== before) await refuseReserved(context, orgName, { path: ["orgName"], of: "organisation" });
  return change(context, orgId, () => ({ orgName }));
}
