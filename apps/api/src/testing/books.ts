import { sql } from "kysely";
import { expect } from "vitest";
import { linesOf } from "../areas/ledger/payment-lines";
import type { Database } from "../database/port";

/**
 * Goes through an organisation's bookings, memberships, charges and payments by hand: the books say of each what is charged, let off, taxed and paid,
 * each way of paying has what came in by it, each payment has lines that come to it, what is held is what deposits say, and what went over from one to another came from one.
 * @returns what stands on each account, debits less credits, in the minor unit
 */
export async function expectBooks(database: Database, orgId: string): Promise<Record<string, number>> {
  const { wrong, letOff, taxed, ways, told, held, accounts } = await database.tx({ orgId }, async (db) => ({
    wrong: (
      await sql`
        with items as (
          select booking_id as item_id, case when status = 'CONFIRMED' then amount else 0 end - coalesce(paid, 0) as open,
            coalesce(written_off, 0) as written_off
          from bookings where org_id = ${orgId}
          union all
          select membership_id, case when status = 'ACTIVE' then amount else 0 end - coalesce(paid, 0), coalesce(written_off, 0)
          from memberships where org_id = ${orgId} and kind <> 'seat'
          union all
          select charge_id, case when cancelled_at is null then amount else 0 end - paid, coalesce(written_off, 0)
          from charges where org_id = ${orgId}
        ), owed as (
          select item_id, open - least(written_off, greatest(open, 0)) as owed from items
        ), booked as (
          select item_id, sum(case when debit = 'receivable' then amount else -amount end) as owed from ledger_lines
          where org_id = ${orgId} and 'receivable' in (debit, credit) group by item_id
        )
        select * from owed full join booked using (item_id) where coalesce(owed.owed, 0) <> coalesce(booked.owed, 0)`.execute(
        db,
      )
    ).rows,
    letOff: (
      await sql`
        with items as (
          select booking_id as item_id, discount from bookings where org_id = ${orgId} and status = 'CONFIRMED' and discount > 0
          union all
          select membership_id, discount from memberships
          where org_id = ${orgId} and kind <> 'seat' and status = 'ACTIVE' and discount > 0
        ), booked as (
          select item_id, sum(case when debit = 'discounts' then amount else -amount end) as discount from ledger_lines
          where org_id = ${orgId} and 'discounts' in (debit, credit) group by item_id
        )
        select * from items full join booked using (item_id) where coalesce(items.discount, 0) <> coalesce(booked.discount, 0)`.execute(
        db,
      )
    ).rows,
    // A plan may have another percent by now: no tax is more than half of what it is in, and none is left of what costs nothing.
    taxed: (
      await sql`
        with items as (
          select booking_id as item_id, case when status = 'CONFIRMED' then amount else 0 end as charged from bookings where org_id = ${orgId}
          union all
          select membership_id, case when status = 'ACTIVE' then amount else 0 end from memberships where org_id = ${orgId} and kind <> 'seat'
        ), booked as (
          select item_id, sum(case when credit = 'tax' then amount else -amount end) as tax from ledger_lines
          where org_id = ${orgId} and 'tax' in (debit, credit) group by item_id
        )
        select * from booked left join items using (item_id) where tax < 0 or tax > coalesce(charged, 0) / 2`.execute(
        db,
      )
    ).rows,
    ways: (
      await sql<{ account: string; sum: number }>`
        select method as account, sum(amount)::float8 as sum from (
          select method, case when kind = 'refund' then -amount else amount end as amount from desk_transactions where org_id = ${orgId}
          union all
          select method, case when kind = 'returned' then -amount else amount end from deposit_moves
          where org_id = ${orgId} and method is not null
        ) s group by method having sum(amount) <> 0`.execute(db)
    ).rows,
    told: (
      await sql`
        select t.transaction_id, t.kind, t.amount, (select sum(l.net) from (${linesOf("t")}) l) as net
        from desk_transactions t where t.org_id = ${orgId}
          and case when t.kind = 'refund' then -t.amount else t.amount end
            is distinct from coalesce((select sum(l.net) from (${linesOf("t")}) l), 0)`.execute(db)
    ).rows,
    held: (
      await sql<{
        held: number;
      }>`select coalesce(sum(held), 0)::float8 as held from deposits where org_id = ${orgId}`.execute(db)
    ).rows[0]?.held,
    accounts: (
      await sql<{ account: string; sum: number }>`
        select account, sum(amount)::float8 as sum from (
          select debit as account, amount from ledger_lines where org_id = ${orgId}
          union all select credit, -amount from ledger_lines where org_id = ${orgId}
        ) s group by account having sum(amount) <> 0`.execute(db)
    ).rows,
  }));
  expect(wrong).toEqual([]);
  expect(letOff).toEqual([]);
  expect(taxed).toEqual([]);
  expect(told).toEqual([]);
  const sums = Object.fromEntries(accounts.map(({ account, sum }) => [account, sum]));
  const { receivable, written_off, discounts, carried, unapplied, deposits = 0, ...rest } = sums;
  const { income_bookings, income_memberships, income_charges, income_deposits, tax, ...money } = rest;
  expect(0 - deposits).toBe(held);
  expect(money).toEqual(Object.fromEntries(ways.map(({ account, sum }) => [account, sum])));
  expect(carried).toBeUndefined();
  return sums;
}
