import type { Statement, StatementAccount, StatementEntry, StatementQuery } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { boundsOf } from "../asked-days";
import { findBranch } from "../branches/queries";
import { findCustomer } from "../customers/queries";
import { itemRecord, namedLines } from "./lines";

/** So many entries in each currency: the latest. */
const MOST_ENTRIES = 1_000;

/** What a line adds to what somebody owes. */
const OWED = sql<number>`case when l.debit = 'receivable' then l.amount else -l.amount end`;

/** A customer's account: what he owed before some days, what came to it, and what he owes after them. */
export async function statement(context: Context<StatementQuery>): Promise<Statement> {
  const { db, orgId, input } = context;
  const { customerId, branchId } = await findCustomer(context, input.id);
  const { timezone } = await findBranch(context, branchId);
  const { after, before } = boundsOf(input, timezone);
  const ofHim = sql<boolean>`l.org_id = ${orgId}::uuid and 'receivable' in (l.debit, l.credit) and l.item_id in (
    select b.booking_id from bookings b where b.org_id = ${orgId}::uuid and b.customer_id = ${customerId}::uuid
    union select m.membership_id from memberships m where m.org_id = ${orgId}::uuid and m.customer_id = ${customerId}::uuid
    union select ch.charge_id from charges ch where ch.org_id = ${orgId}::uuid and ch.customer_id = ${customerId}::uuid)
    ${before ? sql`and l.posted_at < ${before}::timestamptz` : sql``}`;
  const { rows: closings } = await sql<{ currency: string; closing: number }>`
    select l.currency, sum(${OWED})::float8 as closing from ledger_lines l where ${ofHim} group by l.currency order by l.currency`.execute(
    db,
  );
  const accounts: StatementAccount[] = [];
  for (const { currency, closing } of closings) {
    const rows = await namedLines(context)
      .where(ofHim)
      .where("l.currency", "=", currency)
      .$if(after !== undefined, (query) => query.where("l.postedAt", ">=", after ?? new Date(0)))
      .limit(MOST_ENTRIES)
      .execute();
    let balance = closing;
    const latestFirst = rows.map((row): StatementEntry => {
      const isCharge = row.debit === "receivable";
      const amount = isCharge ? row.amount : -row.amount;
      const entry = { ...itemRecord(row), account: isCharge ? row.credit : row.debit, amount, balance };
      balance -= amount;
      return entry;
    });
    accounts.push({ currency, opening: balance, closing, entries: latestFirst.reverse() });
  }
  return { accounts };
}
