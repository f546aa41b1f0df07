import type { Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { heldForCodes } from "./code-holds";
import { isLive } from "./is-live";
import type { TenantTransaction } from "./port";

/**
 * Tells for each of a day's slots how many active desks of a branch are free for all of it. One query, whatever their number.
 * @param slots in order, none overlapping another
 */
export const desksFreeBySlot = async (
  db: TenantTransaction,
  { branchId, slots, now }: { branchId: string; slots: readonly Period[]; now: Date },
): Promise<number[]> => {
  const [first] = slots;
  const last = slots.at(-1);
  if (!first || !last) return [];
  const day = { startAt: first.startAt, endAt: last.endAt };
  const starts = slots.map(({ startAt }) => startAt.toISOString());
  const ends = slots.map(({ endAt }) => endAt.toISOString());
  const { rows } = await sql<{ free: number }>`
    with asked as (
      select * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality as t (starts_at, ends_at, place)
    ),
    here as materialized (select d.desk_id from desks d where d.branch_id = ${branchId}::uuid and d.is_active),
    taken as materialized (
      select b.desk_id, b.starts_at, b.ends_at
      from bookings b
      where b.branch_id = ${branchId}::uuid
        and b.ends_at > ${day.startAt}::timestamptz and b.starts_at < ${day.endAt}::timestamptz
        and ${isLive("b", now)}
      union all
      select h.desk_id, h.starts_at, h.ends_at
      from (${heldForCodes(sql`= ${branchId}::uuid`, day, now)}) h
    )
    select ((select count(*) from here) - (
      select count(distinct t.desk_id) from taken t join here using (desk_id)
      where t.starts_at < a.ends_at and t.ends_at > a.starts_at
    ))::int as free
    from asked a
    order by a.place
  `.execute(db);
  return rows.map(({ free }) => free);
};
