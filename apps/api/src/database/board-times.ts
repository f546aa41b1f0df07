import type { Period } from "@carrel/sdk/domain";
import type { PlanKind } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import { heldForCodes } from "./code-holds";
import { isLive } from "./is-live";
import type { TenantTransaction } from "./port";
import { usedBefore } from "./stays";

/** Time that takes a desk, and whose membership it is of, if any. */
export interface BoardTime extends Period {
  deskId: string;
  membershipId: string | null;
  customerId: string | null;
  /** Null for who sees the branch, and not the customer's. */
  name: string | null;
  kind: PlanKind | null;
  shiftId: string | null;
  membershipEndAt: Date | null;
}

interface Asked extends Period {
  orgId: string;
  branchId: string;
}

/**
 * All that takes desks somewhere in a period, as a part of a statement: `desk_id`, `starts_at`, `ends_at`, and `membership_id` of a
 * booking that has one. Of one desk none overlaps another.
 * @param branches such as `in (…)`
 */
export const takenTimes = (
  branches: RawBuilder<unknown>,
  { orgId, startAt, endAt, now }: Period & { orgId: string; now: Date },
) => sql`
  select b.desk_id, b.starts_at, b.ends_at, b.membership_id from bookings b
  where b.org_id = ${orgId}::uuid and b.branch_id ${branches}
    and b.ends_at > ${startAt}::timestamptz and b.starts_at < ${endAt}::timestamptz and ${isLive("b", now)}
  union all
  select h.desk_id, h.starts_at, h.ends_at, null from (${heldForCodes(branches, { startAt, endAt }, now)}) h
  union all
  select u.desk_id, u.starts_at, u.ends_at, null from (${usedBefore(branches, { startAt, endAt })}) u`;

/** All that takes the desks of a branch in a period, by desk and start. One query. */
export const boardTimes = async (
  db: TenantTransaction,
  { branchId, ...asked }: Asked & { now: Date },
): Promise<BoardTime[]> => {
  const { rows } = await sql<BoardTime>`
    select t.desk_id, t.starts_at, t.ends_at, t.membership_id, m.customer_id, m.kind, m.shift_id, m.ends_at as membership_end_at,
      c.name
    from (${takenTimes(sql`= ${branchId}::uuid`, asked)}) t
    left join memberships m on m.org_id = ${asked.orgId}::uuid and m.membership_id = t.membership_id
    left join customers c on c.org_id = ${asked.orgId}::uuid and c.customer_id = m.customer_id
    order by t.desk_id, t.starts_at
  `.execute(db);
  return rows;
};

/** How many floating members a branch has on a day, by shift; null: in all open hours. Who rests all day is not among them. */
export const floatingOn = async (
  db: TenantTransaction,
  { orgId, branchId, startAt, endAt }: Asked,
): Promise<ReadonlyMap<string | null, number>> => {
  const { rows } = await sql<{ shiftId: string | null; members: number }>`
    select m.shift_id, count(*)::int as members from memberships m
    where m.org_id = ${orgId}::uuid and m.branch_id = ${branchId}::uuid and m.status = 'ACTIVE' and m.kind = 'floating'
      and m.ends_at > ${startAt}::timestamptz and m.starts_at < ${endAt}::timestamptz
      and not exists (select from membership_freezes z where z.org_id = m.org_id and z.membership_id = m.membership_id
        and z.starts_at <= ${startAt}::timestamptz and z.ends_at >= ${endAt}::timestamptz)
    group by m.shift_id
  `.execute(db);
  return new Map(rows.map(({ shiftId, members }) => [shiftId, members]));
};
