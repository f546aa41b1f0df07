import { paymentNote } from "@carrel/sdk/domain";
import type { OwnDues } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { debtorRecord, debtors } from "../dues/debtors";
import { itemsOf } from "../dues/items";
import { paymentLinkOf } from "../organisation/payment-link";
import { upiFor } from "../organisation/record";
import { tenantOf } from "../tenant";
import { type Visitor, visitorOf } from "./visitor";

/** What he owes is named so far; the sum is of all. */
const MOST_NAMED = 50;

/** What debtors owe in all branches, and where the oldest of it is. */
export interface Owed {
  name: string;
  dues: OwnDues;
  branch: Row<"branches"> | undefined;
}

/** What the same person owes under one id or several. @param debtorIds as `debtor_of` in the database says */
export async function owedBy(
  context: Pick<Context, "db" | "orgId" | "now" | "organisation">,
  debtorIds: readonly string[],
): Promise<Owed> {
  const { db, orgId, now } = context;
  const organisation = tenantOf(context);
  const branches = await db.selectFrom("branches").selectAll().where("orgId", "=", orgId).execute();
  const byId = new Map(branches.map((branch) => [branch.branchId, branch]));
  // By their names: debts are found by branch and debtor.
  const everywhere = { db, orgId, now, branches: [...byId.keys()] };
  const rows = await debtors(everywhere)
    .where(({ eb, val }) => eb("f.debtor", "=", eb.fn.any(val([...debtorIds]))))
    .execute();
  const [first] = rows;
  if (!first) {
    const nothing = { due: 0, currency: organisation.currency, owed: 0, items: [], upi: null, note: "" };
    return { name: "", dues: nothing, branch: undefined };
  }
  const { name, currency } = debtorRecord(first);
  // Of the currency that most is owed in: an organisation sells in one.
  const same = rows.filter((row) => row.currency === currency);
  const due = same.reduce((sum, row) => sum + row.due, 0);
  const owed = same.reduce((sum, row) => sum + row.owed, 0);
  const each = await Promise.all(same.map(({ debtor }) => itemsOf(everywhere, debtor, MOST_NAMED)));
  const items = each
    .flat()
    .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
    .slice(0, MOST_NAMED);
  const payee = upiFor(organisation, currency);
  const note = payee ? paymentNote({ name, owed, items }) : "";
  const dues = {
    ...{ due, currency, owed, note },
    items: items.map((item) => {
      const { name: branchName = "", timezone = organisation.timezone } = byId.get(item.branchId) ?? {};
      return { ...item, branchName, timezone };
    }),
    upi: payee && { amount: due, payee, paymentLink: paymentLinkOf(payee, { amount: due, note }) },
  };
  return { name, dues, branch: byId.get(first.branchId ?? "") };
}

/** The ids under which a visitor owes: his customers', and the one that stands for his address. */
export async function debtorsOf({ db }: Pick<Context, "db">, { email, customerIds }: Visitor): Promise<string[]> {
  const { rows } = await sql<{ debtor: string }>`select debtor_of(null, ${email}, '', null) as debtor`.execute(db);
  return [...customerIds, ...rows.map(({ debtor }) => debtor)];
}

/** What the visitor owes now, in all branches, and how he pays it by UPI. */
export const owed = async (context: Context): Promise<OwnDues> =>
  (await owedBy(context, await debtorsOf(context, visitorOf(context)))).dues;
