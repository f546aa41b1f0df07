import { DESK_STATUS, type Period } from "@carrel/sdk/domain";
import type { DeskStatus } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { heldForCodes } from "./code-holds";
import { isLive } from "./is-live";
import type { TenantTransaction } from "./port";
import { usedBefore } from "./stays";

export interface DeskAvailability {
  deskId: string;
  /** 1 available, 2 occupied, 3 partially booked, 8 held (product §3). */
  status: DeskStatus;
  /** No live booking overlaps the period: it can be booked. */
  isFree: boolean;
}

interface AskedTime {
  /** What is asked about. For an instant give it as both ends. */
  period: Period;
  now: Date;
  /** Only these desks; absent: all active desks. */
  deskIds?: readonly string[];
}

/** A branch and its open hours of the local day (or days) of a period, none overlapping another; none: closed. */
interface BranchHours {
  branchId: string;
  openHours: readonly Period[];
}

export interface AvailabilityQuery extends AskedTime, BranchHours {}

export interface BranchesQuery extends AskedTime {
  branches: readonly BranchHours[];
}

/** The shortest period that a booking can cover: an instant is asked about as this. */
const INSTANT_MS = 1;

/**
 * Tells for each desk of a branch how it stands: 8 if an unexpired hold covers (part of) the period; 2 if a confirmed
 * booking covers it and none of the open hours is free; 3 if some, not all, of the open hours are booked; else 1.
 * One query; its cost follows the bookings from the period on, not those of the past.
 */
export const deskAvailability = (
  db: TenantTransaction,
  { branchId, openHours, ...asked }: AvailabilityQuery,
): Promise<DeskAvailability[]> => branchesAvailability(db, { ...asked, branches: [{ branchId, openHours }] });

/** As `deskAvailability`, of several branches at once, each by its own open hours. */
export const branchesAvailability = async (
  db: TenantTransaction,
  { branches, period, now, deskIds }: BranchesQuery,
): Promise<DeskAvailability[]> => {
  if (branches.length === 0) return [];
  const start = period.startAt;
  const end = new Date(Math.max(period.endAt.getTime(), start.getTime() + INSTANT_MS));
  const hours = branches.flatMap(({ branchId, openHours }) => openHours.map((open) => ({ branchId, ...open })));
  const from = earliest([start, ...hours.map(({ startAt }) => startAt)]);
  const until = latest([end, ...hours.map(({ endAt }) => endAt)]);
  const places = hours.map(({ branchId }) => branchId);
  const opens = hours.map(({ startAt }) => startAt.toISOString());
  const closes = hours.map(({ endAt }) => endAt.toISOString());
  const branchIds = branches.map(({ branchId }) => sql`${branchId}::uuid`);

  // The comparisons are on timestamps, which are leakproof: a range's && could use no index under row-level security.
  // What takes a desk never overlaps, so its overlaps with the open hours add up to the booked time.
  const { rows } = await sql<DeskAvailability>`
    with open_hours as (
      select * from unnest(${places}::uuid[], ${opens}::timestamptz[], ${closes}::timestamptz[])
        as t (branch_id, starts_at, ends_at)
    ),
    live as (
      select t.*, t.starts_at < ${end}::timestamptz and t.ends_at > ${start}::timestamptz as covers
      from (
        select b.branch_id, b.desk_id, b.starts_at, b.ends_at, b.status = 'PENDING' as is_held
        from bookings b
        where b.branch_id in (${sql.join(branchIds)})
          and b.ends_at > ${from}::timestamptz and b.starts_at < ${until}::timestamptz
          and ${isLive("b", now)}
        union all
        select h.branch_id, h.desk_id, h.starts_at, h.ends_at, true
        from (${heldForCodes(sql`in (${sql.join(branchIds)})`, { startAt: from, endAt: until }, now)}) h
        union all
        select u.branch_id, u.desk_id, u.starts_at, u.ends_at, false
        from (${usedBefore(sql`in (${sql.join(branchIds)})`, { startAt: from, endAt: until })}) u
      ) t
    ),
    taken as materialized (
      select l.desk_id,
        bool_or(l.covers) as is_covered,
        bool_or(l.covers and l.is_held) as is_held,
        coalesce(sum((
          select sum(greatest(least(l.ends_at, h.ends_at) - greatest(l.starts_at, h.starts_at), interval '0'))
          from open_hours h
          where h.branch_id = l.branch_id
        )), interval '0') as booked
      from live l
      group by l.desk_id
    ),
    day as (select branch_id, sum(ends_at - starts_at) as open from open_hours group by branch_id)
    select d.desk_id,
      case
        when t.is_held then ${code("BookingHold")}
        when t.is_covered and t.booked >= coalesce(day.open, interval '0') then ${code("Occupied")}
        when t.booked > interval '0' and t.booked < day.open then ${code("PartiallyBooked")}
        else ${code("Available")}
      end as status,
      t.is_covered is not true as is_free
    from desks d
    left join day on day.branch_id = d.branch_id
    left join taken t on t.desk_id = d.desk_id
    where d.branch_id in (${sql.join(branchIds)}) and d.is_active
      ${deskIds === undefined ? sql`` : sql`and d.desk_id = any (${[...deskIds]}::uuid[])`}
  `.execute(db);
  return rows;
};

/** A status in the statement's text. */
const code = (status: keyof typeof DESK_STATUS) => sql.lit(DESK_STATUS[status]);

const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map(Number)));
const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
