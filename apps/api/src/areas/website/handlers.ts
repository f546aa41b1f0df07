import type { DomainState } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import type { Tenant } from "../../database/port";
import { conflict, invalid } from "../../failure";
import type { Available } from "../../pending";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { lockOrganisation } from "../organisation/queries";
import { tenantOf } from "../tenant";
import { DomainTakenError, writeChecks } from "./check-domains";
import { contentHandlers } from "./content-handlers";
import { lockDomains, takenBySomebody, wantDomain } from "./domains";
import { domainProblem, platformNames } from "./refused-names";
import { requireSite } from "./require-site";
import { domainState } from "./state";
import { availableDomains, takeSubDomain } from "./sub-domains";

const stateOf = ({ db, request }: Context, organisation: Tenant) => domainState(db, organisation, request.origin);

const ownState = (context: Context) => stateOf(context, tenantOf(context));

/** Changes the site of one's own organisation, or of one below, and tells the audit log. */
async function changed(
  context: Context<{ orgId: string }>,
  change: (organisation: Tenant) => Promise<void>,
): Promise<DomainState> {
  // A site is the whole organisation's.
  requireEveryBranch(context, "change the website");
  const { orgId } = await context.enter(context.input.orgId);
  // Two who change it at the same moment come one after the other.
  const organisation = await lockOrganisation(context.db, orgId);
  const before = await stateOf(context, organisation);
  await change(organisation);
  const after = await stateOf(context, organisation);
  context.audit({ before: before.websiteSettings, after: after.websiteSettings, recordId: organisation.orgId });
  return after;
}

export const websiteHandlers: AreaHandlers<Available, Validation, "website"> = {
  ...contentHandlers,

  settings: async (context) => (await ownState(context)).websiteSettings,

  async requestWebsite(context) {
    const { websiteSettings } = await changed(context, async (organisation) => {
      requireSite(organisation);
      await takeSubDomain(context, organisation, context.input.domain);
    });
    return websiteSettings;
  },

  configureDomain: (context) =>
    changed(context, async (organisation) => {
      const { customDomain } = context.input;
      if (organisation.isSuper) requireSite(organisation);
      if (customDomain !== null) {
        const { origin } = context.request;
        const problem = domainProblem(customDomain, { origin, names: await platformNames(context.db, origin) });
        if (problem) throw invalid([{ path: ["customDomain"], message: problem }]);
      }
      await wantDomain(context, organisation, customDomain);
    }),

  verifyDns: (context) =>
    changed(context, async ({ orgId, isReseller }) => {
      const domains = await lockDomains(context.db, orgId);
      const { atDns, now, random } = context;
      if (!domains.some(({ isPrimary }) => isPrimary)) {
        throw conflict("domain_missing", "There is no domain to check. Set one first.");
      }
      if (!atDns) throw new Error("The operation has no `dns` in its policy");
      try {
        const happenings = await writeChecks(context.db, domains, atDns, { now, random, isReseller, byHand: true });
        context.announce(happenings);
      } catch (error) {
        if (error instanceof DomainTakenError) throw takenBySomebody(error.domain);
        throw error;
      }
    }),

  domainStatus: (context) => ownState(context),

  availableDomains: async (context) => {
    const organisation = tenantOf(context);
    if (organisation.isSuper || organisation.isReseller) return { domains: [] };
    return { domains: await availableDomains(context, organisation) };
  },
};
