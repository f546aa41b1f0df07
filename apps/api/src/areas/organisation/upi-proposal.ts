import type { UpdateOrganisationSettings } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { json } from "../../database/json";
import type { Tenant } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import { tenantOf } from "../tenant";
import { upiOf } from "./record";

const sameAddress = (one: ReturnType<typeof upiOf>, other: ReturnType<typeof upiOf>) =>
  one?.vpa === other?.vpa && one?.payeeName === other?.payeeName;

/**
 * What becomes of an organisation's payment address: its own people change it, which also answers what was proposed;
 * whoever is above it proposes, and tells them. The address that it has already withdraws what was proposed, unless the
 * proposal came back beside it: then somebody sent what he had read.
 */
export function changedUpi(
  context: Context,
  was: Tenant,
  { upiDetails = null, upiProposal }: Pick<UpdateOrganisationSettings, "upiDetails" | "upiProposal">,
): RowChanges<"organisations"> {
  const isSame = sameAddress(upiDetails, upiOf(was));
  if (isSame && upiProposal) return {};
  if (was.orgId === context.orgId) return { upiDetails: json(upiDetails ?? {}), upiProposal: null };
  if (isSame) return { upiProposal: null };
  const proposedAt = context.now.toISOString();
  context.announce([{ type: "payment_address_proposed", subjectId: was.orgId, occasion: proposedAt, branchId: null }]);
  return { upiProposal: json({ upiDetails, proposedBy: tenantOf(context).orgName, proposedAt }) };
}
