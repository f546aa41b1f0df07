import type { CreateReseller, Reseller } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { invalid } from "../../failure";
import { isReservedLabel } from "../../sites/reserved-labels";
import { checkTimezone } from "../branches/queries";
import { changedLinks } from "../brand-changes";
import { requireWholeOrganisation } from "../organisation/below";
import { foundBelow } from "../organisation/found-below";
import { requirePlatform } from "../super-org/requirements";
import { addRate } from "./profit-rates";
import { readReseller } from "./queries";

/** Makes a reseller with its roles, its key and its first owner, who is invited by mail. All stand, or none. */
export async function createReseller(context: Context<z.output<typeof CreateReseller>>): Promise<Reseller> {
  const { db, input, now } = context;
  requirePlatform(context);
  requireWholeOrganisation(context);
  if (input.orgCode !== undefined && isReservedLabel(input.orgCode)) {
    throw invalid([{ path: ["orgCode"], message: "Choose another code: this one is kept for the platform" }]);
  }
  await checkTimezone(context, input.timezone);
  const { organisation, mails } = await foundBelow(context, {
    orgName: input.orgName,
    ...(input.orgCode !== undefined && { orgCode: input.orgCode }),
    ...(input.currency !== undefined && { currency: input.currency }),
    workspaceKind: input.workspaceKind ?? (input.resellerOrgType === "study-hall" ? "study-hall" : "co-working"),
    resellerOrgType: input.resellerOrgType,
    resellerId: null,
    name: input.owner.name,
    email: input.owner.email,
    phone: input.owner.phone ?? "",
  });
  const { orgId } = organisation;
  await context.enter(orgId);
  await db
    .updateTable("organisations")
    .set({
      timezone: input.timezone,
      theme: input.theme,
      socialLinks: changedLinks(organisation.socialLinks, input.socialLinks),
      updatedAt: now,
    })
    .where("orgId", "=", orgId)
    .execute();
  const timezone = input.timezone ?? organisation.timezone;
  if (input.profitSharing) await addRate(context, { orgId, timezone }, { ...input.profitSharing, isFirst: true });
  for (const mail of mails) await context.sendMail(mail);
  const after = await readReseller(context, orgId);
  context.audit({ after, recordId: orgId });
  return after;
}
