import type { ByBookingToken, LinkedDues } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { placeRecord } from "../branches/record";
import { organisationRecord } from "../organisation/public-record";
import { tenantOf } from "../tenant";
import { owedBy } from "./owed";

/** What somebody owes by the link of his reminder, in all branches, whoever has paid of it meanwhile. @throws Failure 404 */
export async function linkedDues(context: Context<ByBookingToken>): Promise<LinkedDues> {
  const organisation = tenantOf(context);
  const linked = await context.bookingLinks.readDebt(context.input.token);
  if (linked?.orgId !== organisation.orgId) throw notFound("Debt");
  const { name, dues, branch } = await owedBy(context, [linked.debtorId]);
  return {
    ...{ name, ...dues },
    organisation: organisationRecord(organisation),
    branch: branch ? placeRecord(branch) : null,
  };
}
