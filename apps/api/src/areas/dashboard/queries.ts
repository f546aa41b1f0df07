import { sql } from "kysely";
import { heldForCodes } from "../../database/code-holds";
import { isLive } from "../../database/is-live";
import { type FigureScope, figuresOfDays, only, placesOf } from "./scope";

export interface Expiries {
  expiringToday: number;
  expiringTomorrow: number;
  expiringThisWeek: number;
  expiringNext30Days: number;
  urgentExpirations: number;
  expiredInLastWeek: number;
  expiredOneWeekAgo: number;
}

/**
 * When memberships end, by the last local day that they cover; one that rests has not ended. "This week" is today and the six days after it; what was
 * ended earlier today expires no more. The outer bounds on `ends_at` are wide enough for every time zone.
 */
export const readExpiries = (scope: FigureScope) =>
  only(
    sql<Expiries>`
    select
      count(*) filter (where runs and days_left = 0)::int as expiring_today,
      count(*) filter (where runs and days_left = 1)::int as expiring_tomorrow,
      count(*) filter (where runs and days_left between 0 and 6)::int as expiring_this_week,
      count(*) filter (where runs and days_left between 0 and 29)::int as expiring_next30_days,
      count(*) filter (where runs and ends_at <= ${scope.now}::timestamptz + interval '48 hours')::int as urgent_expirations,
      count(*) filter (where days_left between -7 and -1)::int as expired_in_last_week,
      count(*) filter (where days_left = -7)::int as expired_one_week_ago
    from (
      select m.ends_at, m.ends_at > ${scope.now}::timestamptz as runs,
        ((m.ends_at - interval '1 microsecond') at time zone p.timezone)::date - p.today as days_left
      from (${placesOf(scope)}) p
      cross join lateral (
        select m.ends_at from memberships m
        where m.org_id = ${scope.orgId}::uuid and m.branch_id = p.branch_id and m.status = 'ACTIVE'
          and m.ends_at > ${scope.now}::timestamptz - interval '9 days'
          and m.ends_at < ${scope.now}::timestamptz + interval '32 days'
      ) m
    ) memberships`,
    scope.db,
  );

export interface Occupancy {
  /** Active desks. */
  total: number;
  occupied: number;
  /** Those that nothing takes at this instant, neither a booking nor a code that is on its way. */
  freeNow: number;
  /** Those that a confirmed booking takes. */
  takenNow: number;
  /** Live bookings that touch the branch's local today. */
  today: number;
}

/**
 * How full the place is now and today. A desk's bookings never overlap, so of those that were not cancelled the last one
 * that began is the only one that can cover an instant.
 */
export const readOccupancy = (scope: FigureScope) => {
  const lastBegun = (instant: ReturnType<typeof sql>) => sql`
    select b.ends_at, b.status, ${isLive("b", scope.now)} as is_live from bookings b
    where b.org_id = ${scope.orgId}::uuid and b.desk_id = d.desk_id and b.status <> 'CANCELLED'
      and b.starts_at <= ${instant}
    order by b.starts_at desc limit 1`;
  const instant = { startAt: scope.now, endAt: new Date(scope.now.getTime() + 1) };
  return only(
    sql<Occupancy>`
    with places as materialized (
      select p.*, p.today::timestamp at time zone p.timezone as starts_at,
        (p.today + 1)::timestamp at time zone p.timezone as ends_at
      from (${placesOf(scope)}) p
    ),
    for_codes as materialized (
      ${heldForCodes(sql`in (select branch_id from places)`, instant, scope.now)}
    ),
    standing as (
      select d.desk_id, d.is_active, current.status, current.is_live and current.ends_at > ${scope.now}::timestamptz as is_occupied,
        night.ends_at > p.starts_at as began_before
      from places p
      join desks d on d.org_id = ${scope.orgId}::uuid and d.branch_id = p.branch_id
      left join lateral (${lastBegun(sql`${scope.now}::timestamptz`)}) current on true
      left join lateral (${lastBegun(sql`p.starts_at - interval '1 microsecond'`)}) night on true
    )
    select
      (select count(*) from standing where is_active)::int as total,
      (select count(*) from standing where is_active and is_occupied)::int as occupied,
      (select count(*) from standing where is_active and is_occupied is not true
        and desk_id not in (select desk_id from for_codes))::int as free_now,
      (select count(*) from standing where is_active and is_occupied and status = 'CONFIRMED')::int as taken_now,
      ((select count(*) from standing where began_before)
        + (select coalesce(sum(f.started), 0) from places p ${figuresOfDays(scope, "hour_figures", 1)})
        -- Holds that ran out and are not swept yet.
        - (select count(*) from places p
          join bookings b on b.org_id = ${scope.orgId}::uuid and b.branch_id = p.branch_id
          where b.status = 'PENDING' and not ${isLive("b", scope.now)}
            and b.starts_at < p.ends_at and b.ends_at > p.starts_at))::int as today`,
    scope.db,
  );
};

export interface Upcoming {
  bookingId: string;
  code: string;
  deskName: string;
  branchName: string;
  visitorName: string;
  type: "DAILY" | "HOURLY";
  status: "PENDING" | "CONFIRMED";
  startAt: Date;
  endAt: Date;
}

/** How many of the next bookings are shown. */
const UPCOMING = 8;

/** The live bookings that start next, the soonest first. */
export async function readUpcoming(scope: FigureScope): Promise<Upcoming[]> {
  const { rows } = await sql<Upcoming>`
    select b.booking_id, b.code, d.name as desk_name, p.name as branch_name, b.visitor_name, b.type, b.status,
      b.starts_at, b.ends_at
    from (${placesOf(scope)}) p
    cross join lateral (
      select b.* from bookings b
      where b.org_id = ${scope.orgId}::uuid and b.branch_id = p.branch_id and b.status <> 'CANCELLED'
        and b.starts_at >= ${scope.now}::timestamptz and ${isLive("b", scope.now)}
      order by b.starts_at, b.booking_id limit ${UPCOMING}
    ) b
    join desks d on d.org_id = ${scope.orgId}::uuid and d.desk_id = b.desk_id
    order by b.starts_at, b.booking_id limit ${UPCOMING}`.execute(scope.db);
  return rows;
}
