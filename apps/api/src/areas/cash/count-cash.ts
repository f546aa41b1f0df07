import { formatMoney } from "@carrel/sdk/domain";
import type { CashCount, CountCash } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { findBranch } from "../branches/queries";
import { countRecord, namedCounts } from "./counts";
import { NOBODY } from "./drawers";

type Counting = Context<z.output<typeof CountCash>>;

/**
 * Writes a count down with all that it takes, in one statement, where that is what its caller saw. Of two at once the second finds none of
 * the rows that the first locked.
 * @returns what is recorded; null where nothing is to be counted
 */
export async function takeCash(
  { db, orgId, input, now }: Pick<Counting, "db" | "orgId" | "input" | "now">,
  { countId, countedBy }: Pick<Row<"cashCounts">, "countId" | "countedBy">,
): Promise<number | null> {
  const { branchId, personId, currency, counted, expected, note = "" } = input;
  const { rows } = await sql<{ expected: number | null }>`
    with open as (
      select t.transaction_id, t.amount, t.paid_at from cash_taken t
      where t.org_id = ${orgId}::uuid and t.branch_id = ${branchId}::uuid and t.drawer = ${personId ?? NOBODY}::uuid
        and t.currency = ${currency} and t.count_id is null
      order by t.transaction_id for update
    ), summed as (
      select sum(amount)::bigint as expected, count(*)::integer as payments, min(paid_at) as first_at, max(paid_at) as last_at from open
    ), written as (
      insert into cash_counts (org_id, count_id, branch_id, drawer, currency, expected, counted, note, payments, first_at, last_at,
        counted_by, counted_at)
      select ${orgId}::uuid, ${countId}::uuid, ${branchId}::uuid, ${personId ?? NOBODY}::uuid, ${currency}, expected, ${counted}::bigint,
        ${note}, payments, first_at, last_at, ${countedBy}::uuid, ${now}::timestamptz
      from summed where expected = ${expected}::bigint
      returning count_id
    ), taken as (
      update cash_taken t set count_id = written.count_id from open, written
      where t.org_id = ${orgId}::uuid and t.transaction_id = open.transaction_id
    )
    select expected::float8 as expected from summed`.execute(db);
  return rows[0]?.expected ?? null;
}

/** Counts what somebody took in a branch; what was counted is locked. */
export async function countCash(context: Counting): Promise<CashCount> {
  const { input, random, actor } = context;
  const { branchId, currency } = input;
  await findBranch(context, branchId);
  const countId = random.id();
  const recorded = await takeCash(context, { countId, countedBy: actor.kind === "person" ? actor.userId : null });
  if (recorded === null) {
    throw conflict("nothing_to_count", "Nothing is left to be counted here. It may have been counted meanwhile.");
  }
  if (recorded !== input.expected) {
    const [now, before] = [formatMoney(recorded, currency), formatMoney(input.expected, currency)];
    throw conflict("cash_changed", `${now} is recorded by now, not ${before}. Count again.`, { expected: recorded });
  }
  const count = countRecord(await namedCounts(context).where("c.countId", "=", countId).executeTakeFirstOrThrow());
  const { person, countedBy, ...figures } = count;
  // Ids that are named so are told by their names.
  context.audit({
    recordId: countId,
    after: { ...figures, personId: person?._id ?? null, countedById: countedBy?._id ?? null },
  });
  return count;
}
