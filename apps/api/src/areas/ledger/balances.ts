import type { AccountSum, LedgerBalances, LedgerDays } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import { askedBranches, askedLines } from "./queries";

/** What came to each account of the selected branch's books in some days. */
export async function balances(context: Context<z.output<typeof LedgerDays>>): Promise<LedgerBalances> {
  const asked = await askedLines(context);
  const { rows } = await sql<AccountSum>`
    with pairs as (
      select l.debit, l.credit, l.currency, sum(l.amount) as amount from ledger_lines l
      where ${asked} and l.branch_id = any (${[...(await askedBranches(context))]}::uuid[])
      group by l.debit, l.credit, l.currency
    )
    select s.account, pairs.currency, sum(s.debit)::float8 as debit, sum(s.credit)::float8 as credit
    from pairs cross join lateral (values (pairs.debit, pairs.amount, 0), (pairs.credit, 0, pairs.amount)) s (account, debit, credit)
    group by s.account, pairs.currency
    order by pairs.currency, s.account`.execute(context.db);
  return { data: rows };
}
