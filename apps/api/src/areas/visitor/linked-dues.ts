import { paymentNote } from "@carrel/sdk/domain";
import type { ByBookingToken, LinkedDues } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { placeRecord } from "../branches/record";
import { debtorRecord, debtors } from "../dues/debtors";
import { itemsOf } from "../dues/items";
import { paymentLinkOf } from "../organisation/payment-link";
import { organisationRecord } from "../organisation/public-record";
import { upiFor } from "../organisation/record";
import { tenantOf } from "../tenant";

/** What he owes is named so far; the sum is of all. */
const MOST_NAMED = 50;

/** What somebody owes by the link of his reminder, in all branches, whoever has paid of it meanwhile. @throws Failure 404 */
export async function linkedDues(context: Context<ByBookingToken>): Promise<LinkedDues> {
  const { db, orgId, now, input } = context;
  const organisation = tenantOf(context);
  const linked = await context.bookingLinks.readDebt(input.token);
  if (linked?.orgId !== organisation.orgId) throw notFound("Debt");
  const shown = organisationRecord(organisation);
  const branches = await db.selectFrom("branches").selectAll().where("orgId", "=", orgId).execute();
  const byId = new Map(branches.map((branch) => [branch.branchId, branch]));
  // By their names: debts are found by branch and debtor.
  const everywhere = { db, orgId, now, branches: [...byId.keys()] };
  const row = await debtors(everywhere).where("f.debtor", "=", linked.debtorId).executeTakeFirst();
  if (!row) {
    const nothing = { name: "", due: 0, currency: organisation.currency, owed: 0, items: [] };
    return { ...nothing, organisation: shown, branch: null, upi: null, note: "" };
  }
  const { name, due, currency, owed } = debtorRecord(row);
  const items = await itemsOf(everywhere, linked.debtorId, MOST_NAMED);
  const first = byId.get(row.branchId ?? "");
  const payee = upiFor(organisation, currency);
  const note = payee ? paymentNote({ name, owed, items }) : "";
  return {
    ...{ name, due, currency, owed, organisation: shown, note },
    items: items.map((item) => {
      const { name: branchName = "", timezone = organisation.timezone } = byId.get(item.branchId) ?? {};
      return { ...item, branchName, timezone };
    }),
    branch: first ? placeRecord(first) : null,
    upi: payee && { amount: due, payee, paymentLink: paymentLinkOf(payee, { amount: due, note }) },
  };
}
