import type { Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { heldForCodes } from "./code-holds";
import { isLive } from "./is-live";
import type { TenantTransaction } from "./port";
import type { Row } from "./schema";
import { usedBefore } from "./stays";

export interface FreeDesksQuery {
  branchId: string;
  /** In order; a desk is free only if it is so in all of them. */
  periods: readonly Period[];
  /** The desk near which it is to be: itself first, then those of its zone, of these and of the others those of its kind first. */
  near?: string | null | undefined;
  limit?: number;
  now: Date;
}

export type FreeDesk = Pick<Row<"desks">, "deskId" | "name" | "zone" | "kind">;

/**
 * The active desks of a branch that are free in all of some periods, however many these are: one query, whose cost follows what is
 * booked in the branch from the first to the last of them.
 */
export const freeDesks = async (
  db: TenantTransaction,
  { branchId, periods, near = null, limit, now }: FreeDesksQuery,
): Promise<FreeDesk[]> => {
  const [first] = periods;
  const last = periods.at(-1);
  if (!first || !last) return [];
  const all = { startAt: first.startAt, endAt: last.endAt };
  const here = sql`= ${branchId}::uuid`;
  const starts = periods.map(({ startAt }) => startAt.toISOString());
  const ends = periods.map(({ endAt }) => endAt.toISOString());
  const { rows } = await sql<FreeDesk>`
    with wanted as materialized (
      select range_agg(tstzrange(w.starts_at, w.ends_at)) as times
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as w (starts_at, ends_at)
    ),
    busy as materialized (
      select distinct t.desk_id
      from (
        select b.desk_id, b.starts_at, b.ends_at from bookings b
        where b.branch_id ${here} and b.ends_at > ${all.startAt}::timestamptz and b.starts_at < ${all.endAt}::timestamptz
          and ${isLive("b", now)}
        union all
        select h.desk_id, h.starts_at, h.ends_at from (${heldForCodes(here, all, now)}) h
        union all
        select u.desk_id, u.starts_at, u.ends_at from (${usedBefore(here, all)}) u
      ) t
      where tstzrange(t.starts_at, t.ends_at) && (select w.times from wanted w)
    )
    select d.desk_id, d.name, d.zone, d.kind
    from desks d
    left join desks n on n.org_id = d.org_id and n.desk_id = ${near}::uuid
    where d.branch_id ${here} and d.is_active and d.desk_id not in (select desk_id from busy)
    order by d.desk_id is distinct from n.desk_id, d.zone is distinct from n.zone, d.kind is distinct from n.kind,
      length(d.name), d.name, d.desk_id
    limit ${limit ?? null}::bigint
  `.execute(db);
  return rows;
};
