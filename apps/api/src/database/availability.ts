import type { DeskStatus } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Period } from "./period";
import type { TenantTransaction } from "./port";

export interface DeskAvailability {
  deskId: string;
  /** 1 available, 2 occupied, 3 partially booked, 8 held (product §3). */
  status: DeskStatus;
  /** No live booking overlaps the period: it can be booked. */
  isFree: boolean;
}

export interface AvailabilityQuery {
  branchId: string;
  /** What is asked about. For an instant give it as both ends. */
  period: Period;
  /** The open hours of the local day (or days) of the period, none overlapping another; none: closed. */
  openHours: readonly Period[];
  now: Date;
  /** Only these desks; absent: all active desks of the branch. */
  deskIds?: readonly string[];
}

/** The shortest period that a booking can cover: an instant is asked about as this. */
const INSTANT_MS = 1;

/**
 * Tells for each desk of a branch how it stands: 8 if an unexpired hold covers (part of) the period; 2 if a confirmed
 * booking covers it and none of the open hours is free; 3 if some, not all, of the open hours are booked; else 1.
 * One query; its cost follows the bookings from the period on, not those of the past.
 */
export const deskAvailability = async (
  db: TenantTransaction,
  query: AvailabilityQuery,
): Promise<DeskAvailability[]> => {
  const { branchId, openHours, now } = query;
  const start = query.period.startsAt;
  const end = new Date(Math.max(query.period.endsAt.getTime(), start.getTime() + INSTANT_MS));
  const from = earliest([start, ...openHours.map((hours) => hours.startsAt)]);
  const until = latest([end, ...openHours.map((hours) => hours.endsAt)]);
  const opens = openHours.map((hours) => hours.startsAt.toISOString());
  const closes = openHours.map((hours) => hours.endsAt.toISOString());

  // The comparisons are on timestamps, which are leakproof: a range's && could use no index under row-level security.
  // Live bookings of a desk never overlap, so their overlaps with the open hours add up to the booked time.
  const { rows } = await sql<DeskAvailability>`
    with open_hours as (
      select starts_at, ends_at from unnest(${opens}::timestamptz[], ${closes}::timestamptz[]) as t (starts_at, ends_at)
    ),
    live as (
      select b.desk_id, b.status, b.starts_at, b.ends_at,
        b.starts_at < ${end}::timestamptz and b.ends_at > ${start}::timestamptz as covers
      from bookings b
      where b.branch_id = ${branchId}::uuid and b.status <> 'CANCELLED'
        and b.ends_at > ${from}::timestamptz and b.starts_at < ${until}::timestamptz
        and (b.status = 'CONFIRMED'
          or holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) > ${now}::timestamptz)
    ),
    taken as materialized (
      select l.desk_id,
        bool_or(l.covers) as is_covered,
        bool_or(l.covers and l.status = 'PENDING') as is_held,
        coalesce(sum((
          select sum(greatest(least(l.ends_at, h.ends_at) - greatest(l.starts_at, h.starts_at), interval '0'))
          from open_hours h
        )), interval '0') as booked
      from live l
      group by l.desk_id
    ),
    day as (select coalesce(sum(ends_at - starts_at), interval '0') as open from open_hours)
    select d.desk_id,
      case
        when t.is_held then 8
        when t.is_covered and t.booked >= day.open then 2
        when t.booked > interval '0' and t.booked < day.open then 3
        else 1
      end as status,
      t.is_covered is not true as is_free
    from desks d
    cross join day
    left join taken t on t.desk_id = d.desk_id
    where d.branch_id = ${branchId}::uuid and d.is_active
      ${query.deskIds === undefined ? sql`` : sql`and d.desk_id = any (${[...query.deskIds]}::uuid[])`}
  `.execute(db);
  return rows;
};

const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map(Number)));
const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
