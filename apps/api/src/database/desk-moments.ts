import type { DeskMoment } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { heldForCodes } from "./code-holds";
import { heldUntil, isLive } from "./is-live";
import type { TenantTransaction } from "./port";

interface MomentsQuery {
  /** At least one, each with the end of its local day. */
  branches: readonly { branchId: string; dayEnd: Date }[];
  now: Date;
}

/**
 * How the desks of branches stand now, until when, and when they are booked next today: `deskMoment` of sdk/domain in SQL.
 * One query, which reads what runs now and what begins today; desks without either are left out.
 */
export const deskMoments = async (
  db: TenantTransaction,
  { branches, now }: MomentsQuery,
): Promise<Map<string, DeskMoment>> => {
  const branchIds = sql`in (${sql.join(branches.map(({ branchId }) => sql`${branchId}::uuid`))})`;
  const places = branches.map(({ branchId }) => branchId);
  const ends = branches.map(({ dayEnd }) => dayEnd.toISOString());
  const until = new Date(Math.max(...branches.map(({ dayEnd }) => dayEnd.getTime())));

  // Stretches of claims of one customer that follow each other at once are numbered: what covers this instant can only be in the first.
  const { rows } = await sql<DeskMoment & { deskId: string }>`
    with places as (select * from unnest(${places}::uuid[], ${ends}::timestamptz[]) as t (branch_id, day_end)),
    claims as (
      select c.desk_id, p.day_end, c.customer_id, c.name, c.starts_at, c.starts_at <= ${now}::timestamptz as covers,
        c.held_until is not null as is_held,
        case when c.starts_at <= ${now}::timestamptz then least(c.ends_at, c.held_until) else c.ends_at end as ends_at
      from (
        select b.branch_id, b.desk_id, b.customer_id, b.visitor_name as name, b.starts_at, b.ends_at,
          case when b.status = 'PENDING' then ${heldUntil("b")} end as held_until
        from bookings b
        where b.branch_id ${branchIds}
          and b.ends_at > ${now}::timestamptz and b.starts_at < ${until}::timestamptz and ${isLive("b", now)}
        union all
        select h.branch_id, h.desk_id, null, null, h.starts_at, h.ends_at, h.hold_until
        from (${heldForCodes(branchIds, { startAt: now, endAt: until }, now)}) h
      ) c
      join places p on p.branch_id = c.branch_id and c.starts_at < p.day_end
    ),
    stretches as (
      select s.*, count(*) filter (where (s.ended_at, s.customer_before) is distinct from (s.starts_at, s.customer_id)
        or s.customer_id is null) over (partition by s.desk_id order by s.starts_at) as stretch
      from (
        select c.*, lag(c.ends_at) over desk as ended_at, lag(c.customer_id) over desk as customer_before from claims c
        window desk as (partition by c.desk_id order by c.starts_at)
      ) s
    ),
    desks_now as (
      select s.desk_id, s.day_end, bool_or(s.covers) as is_covered, bool_or(s.covers and s.is_held) as is_held,
        max(s.ends_at) filter (where s.stretch = 1) as ends_at,
        min(s.starts_at) filter (where s.is_next) as next_at,
        (array_agg(s.name order by s.starts_at) filter (where s.is_next))[1] as next_name
      from (
        select s.*, not s.covers and (s.stretch = 2 or not bool_or(s.covers) over (partition by s.desk_id)) as is_next
        from stretches s
      ) s
      group by s.desk_id, s.day_end
    )
    select n.desk_id,
      case when n.is_held then 'held' when n.is_covered then 'taken' else 'free' end as now,
      case when not n.is_covered then n.next_at when n.ends_at < n.day_end then n.ends_at end as until,
      n.next_at, n.next_name
    from desks_now n`.execute(db);
  return new Map(rows.map(({ deskId, ...moment }) => [deskId, moment]));
};
