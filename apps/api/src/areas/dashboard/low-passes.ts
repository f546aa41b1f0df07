import { daysBetween, lastDayOf, localDateOf, SOON_DAYS } from "@carrel/sdk/domain";
import type { LowPass, MembershipStats } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { isLow } from "../../database/runs-low";
import { namedMemberships } from "../memberships/queries";
import { allowanceOfRow } from "../memberships/record";
import { type FigureScope, only, placesOf } from "./scope";

/** So many of the passes that run low are named. */
const LOWEST = 20;

interface Passes {
  live: number;
  low: number;
  /** Ids of those with the least left, of one share those that end first. */
  lowest: string[];
}

/** Which passes run, and which of them run low: each branch's by index, those that are over are not read. */
const findPasses = (scope: FigureScope) =>
  only(
    sql<Passes>`
    with running as materialized (
      select m.membership_id, m.ends_at, (m.allowance - m.used)::float8 / m.allowance as share,
        ${isLow("m")} or ((m.ends_at - interval '1 microsecond') at time zone p.timezone)::date - p.today < ${SOON_DAYS}::int
          as is_low
      from (${placesOf(scope)}) p
      cross join lateral (
        select m.membership_id, m.ends_at, m.allowance, m.allowance_unit, m.used from memberships m
        where m.org_id = ${scope.orgId}::uuid and m.branch_id = p.branch_id and m.status = 'ACTIVE' and m.kind = 'pass'
          and m.ends_at > ${scope.now}::timestamptz and m.starts_at <= ${scope.now}::timestamptz
        offset 0
      ) m
    )
    select count(*)::int as live, (count(*) filter (where is_low))::int as low,
      array(select r.membership_id from running r where r.is_low order by r.share, r.ends_at, r.membership_id
        limit ${LOWEST}) as lowest
    from running`,
    scope.db,
  );

/** Those of these ids, with their names, in the same order. */
async function readLowest(scope: FigureScope, ids: readonly string[]): Promise<LowPass[]> {
  if (ids.length === 0) return [];
  const rows = await namedMemberships(scope)
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "m.orgId").onRef("br.branchId", "=", "m.branchId"),
    )
    .select("br.name as branchName")
    .where(({ eb, val }) => eb("m.membershipId", "=", eb.fn.any(val([...ids]))))
    .execute();
  const byId = new Map(rows.map((row) => [row.membershipId, row]));
  return ids.flatMap((membershipId) => {
    const row = byId.get(membershipId);
    const allowance = row && allowanceOfRow(row);
    if (!allowance) return [];
    return {
      membershipId,
      customerId: row.customerId,
      customerName: row.customerName,
      branchId: row.branchId,
      branchName: row.branchName,
      feePlanName: row.feePlanName,
      allowance,
      endAt: row.endAt.toISOString(),
      daysLeft: daysBetween(localDateOf(scope.now, row.timezone), lastDayOf(row.endAt, row.timezone)),
    };
  });
}

/** Passes that run, and those of them that run low. */
export async function readPasses(scope: FigureScope): Promise<MembershipStats["passes"]> {
  const { live, low, lowest } = await findPasses(scope);
  return { live, low, lowest: await readLowest(scope, lowest) };
}
