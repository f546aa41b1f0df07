import { addDays, weekdayOf } from "@carrel/sdk/domain";
import type { PeakHour, TrendDay } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Row } from "../../database/schema";
import type { FigureScope } from "./scope";
import { figuresOfDays, figuresOfRun, placesOf } from "./scope";

/** A stretch of local days that ends with each branch's today. */
export interface TrendScope extends FigureScope {
  days: number;
}

interface DaysAsked {
  currency: string;
  /** Of an organisation without a branch. */
  timezone: string;
  /** Local days between the stretch's last and today. */
  ago?: number;
}

/** Day by day, from the first day of the branch that is furthest behind to the last of the one furthest ahead. */
export async function readDays(scope: TrendScope, { currency, timezone, ago = 0 }: DaysAsked) {
  const ownToday = sql`(${scope.now}::timestamptz at time zone ${timezone})::date - ${ago}::int`;
  const { rows } = await sql<TrendDay>`
    with places as materialized (
      select p.branch_id, p.today - ${ago}::int as today from (${placesOf(scope)}) p
    ),
    made as (
      select f.day, sum(f.daily + f.hourly) as bookings
      from places p ${figuresOfDays(scope, "booking_figures", scope.days)}
      group by f.day
    ),
    paid as (
      select f.day, sum(f.revenue) as revenue
      from places p
      ${figuresOfDays(scope, "payment_figures", scope.days, sql`f.currency = ${currency} and f.span = 1`)}
      group by f.day
    ),
    ends as (
      select coalesce(min(today), ${ownToday}) as earliest, coalesce(max(today), ${ownToday}) as latest
      from places
    )
    select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(made.bookings, 0)::float8 as bookings,
      coalesce(paid.revenue, 0)::float8 as revenue
    from ends
    cross join lateral (
      select ends.earliest - ${scope.days - 1}::int + n as day
      from generate_series(0, ends.latest - ends.earliest + ${scope.days - 1}::int) n
    ) d
    left join made on made.day = d.day
    left join paid on paid.day = d.day
    order by d.day`.execute(scope.db);
  return rows;
}

export interface TrendDesk {
  deskId: string;
  deskName: string;
  branchName: string;
  /** Its branch's. */
  today: string;
  /** What its branch's opening hours are told from others by. */
  hours: string;
  /** Bookings that touch the stretch. */
  bookings: number;
  /** Their minutes within it, and those that bookings used before they were moved away. */
  minutes: number;
  /** Whether a booking, or what one used before it was moved, goes on from before the stretch. */
  isTakenAtStart: boolean;
}

/**
 * Desks that were booked in the stretch, the most booked first. What began in it is summed up; the two bookings that can
 * reach over its ends (a desk's never overlap) are looked up. Stays are few, since each is somebody's move: they are read as
 * they are (decision 18).
 */
export async function readDesks(scope: TrendScope): Promise<TrendDesk[]> {
  const lastBefore = (instant: ReturnType<typeof sql>) => sql`
    select b.starts_at, b.ends_at from bookings b
    where b.org_id = ${scope.orgId}::uuid and b.desk_id = d.desk_id and b.status <> 'CANCELLED'
      and b.starts_at < ${instant}
    order by b.starts_at desc limit 1`;
  const { rows } = await sql<TrendDesk>`
    with places as materialized (
      select p.*, p.today - ${scope.days - 1}::int as first,
        (p.today - ${scope.days - 1}::int)::timestamp at time zone p.timezone as starts_at,
        (p.today + 1)::timestamp at time zone p.timezone as ends_at
      from (${placesOf(scope)}) p
    ),
    begun as (
      select f.id as desk_id, sum(f.bookings) as bookings, sum(f.minutes) as minutes
      from places p ${figuresOfRun(scope, "desk_figures", { first: sql`p.first`, last: sql`p.today` })}
      group by f.id
    ),
    used as (
      select s.desk_id, bool_or(s.starts_at < p.starts_at) as is_at_start,
        sum(minutes_of(least(s.ends_at, p.ends_at) - greatest(s.starts_at, p.starts_at))) as minutes
      from places p
      join stays s on s.org_id = ${scope.orgId}::uuid and s.branch_id = p.branch_id
        and s.ends_at > p.starts_at and s.starts_at < p.ends_at
      group by s.desk_id
    ),
    booked as (
      select d.desk_id, d.name as desk_name, p.name as branch_name, p.today, p.hours,
        coalesce(head.ends_at > p.starts_at, false) as is_booked_at_start,
        coalesce(used.is_at_start, false) as is_used_at_start,
        coalesce(begun.bookings, 0) as bookings,
        coalesce(begun.minutes, 0) + coalesce(used.minutes, 0)
          + case when head.ends_at > p.starts_at then minutes_of(least(head.ends_at, p.ends_at) - p.starts_at) else 0 end
          - case when tail.starts_at >= p.starts_at and tail.ends_at > p.ends_at
              then minutes_of(tail.ends_at - p.ends_at) else 0 end as minutes
      from places p
      join desks d on d.org_id = ${scope.orgId}::uuid and d.branch_id = p.branch_id
      left join begun on begun.desk_id = d.desk_id
      left join used on used.desk_id = d.desk_id
      left join lateral (${lastBefore(sql`p.starts_at`)}) head on true
      left join lateral (${lastBefore(sql`p.ends_at`)}) tail on true
    )
    select desk_id, desk_name, branch_name, to_char(today, 'YYYY-MM-DD') as today, hours,
      is_booked_at_start or is_used_at_start as is_taken_at_start,
      (bookings + is_booked_at_start::int)::float8 as bookings, minutes::float8 as minutes
    from booked
    where bookings > 0 or is_booked_at_start or minutes > 0
    order by bookings + is_booked_at_start::int desc, minutes desc, desk_id`.execute(scope.db);
  return rows;
}

interface Changes {
  /** Of which opening hours. */
  hours: string;
  /** Of one day: its branch's today and itself. Null in the sums of a weekday's hour. */
  today: string | null;
  day: string | null;
  weekday: number | null;
  hour: number | null;
  started: number;
  ended: number;
}

interface OpeningHours {
  hours: string;
  timings: Row<"branches">["timings"];
}

const HOURS = 24;
const cellOf = (weekday: number, hour: number) => weekday * HOURS + hour;

/** Whether somebody can be there at all in an hour of a weekday. */
const isOpenIn = (timings: OpeningHours["timings"], weekday: number, hour: number) => {
  const [from, until] = [hour, hour + 1].map((whole) => `${String(whole).padStart(2, "0")}:00`) as [string, string];
  return timings.some(({ day, closed, open, close }) => day === weekday && !closed && open < until && close > from);
};

/**
 * How many bookings cover each hour of the week in which their branch is open, by the wall clock: what is let by the month
 * covers the nights as well, and nobody is there. What covers an hour is what covered the day's beginning and what began
 * since, less what ended in the hours before; so days are walked, and hours summed by weekday, for branches of the same
 * opening hours together.
 * @param desks of the same scope: those that are taken at the start are what the first day begins with
 */
export async function readPeakHours(scope: TrendScope, desks: readonly TrendDesk[]): Promise<PeakHour[]> {
  const [{ rows }, { rows: openingHours }] = await Promise.all([
    sql<Changes>`
      select f.hours, to_char(f.today, 'YYYY-MM-DD') as today, to_char(f.day, 'YYYY-MM-DD') as day,
        extract(dow from f.day)::int as weekday, f.hour, sum(f.started) as started, sum(f.ended) as ended
      from (
        select p.hours, p.today, f.day, f.hour, f.started::float8, f.ended::float8
        from (${placesOf(scope)}) p ${figuresOfDays(scope, "hour_figures", scope.days)}
        union all
        select p.hours, p.today, edge.at::date, extract(hour from edge.at)::smallint, edge.started, 1 - edge.started
        from (${placesOf(scope)}) p
        join stays s on s.org_id = ${scope.orgId}::uuid and s.branch_id = p.branch_id
          -- Wide enough for every time zone, and by index.
          and s.ends_at > ${scope.now}::timestamptz - make_interval(days => ${scope.days + 1}::int)
        cross join lateral (values (s.starts_at at time zone p.timezone, 1::float8),
          ((s.ends_at - interval '1 microsecond') at time zone p.timezone, 0)) edge (at, started)
        where edge.at::date between p.today - ${scope.days - 1}::int and p.today
      ) f
      group by f.hours, grouping sets ((f.today, f.day), (extract(dow from f.day)::int, f.hour))`.execute(scope.db),
    sql<OpeningHours>`select distinct p.hours, p.timings from (${placesOf(scope)}) p`.execute(scope.db),
  ]);
  const cells = new Array<number>(7 * HOURS).fill(0);
  for (const { hours, timings } of openingHours) {
    const own = weekOf(
      rows.filter((change) => change.hours === hours),
      desks.filter((desk) => desk.hours === hours),
      scope.days,
    );
    for (const [cell, bookings] of own.entries()) {
      if (isOpenIn(timings, Math.floor(cell / HOURS), cell % HOURS)) cells[cell] = (cells[cell] ?? 0) + bookings;
    }
  }
  return cells.flatMap((bookings, cell) =>
    bookings > 0 ? { hour: cell % HOURS, weekday: Math.floor(cell / HOURS), bookings } : [],
  );
}

/** The bookings that cover each hour of the week, night and day. */
function weekOf(rows: readonly Changes[], desks: readonly TrendDesk[], days: number): number[] {
  const cells = new Array<number>(7 * HOURS).fill(0);
  const add = (weekday: number, from: number, bookings: number) => {
    for (let hour = from; hour < HOURS; hour += 1) {
      cells[cellOf(weekday, hour)] = (cells[cellOf(weekday, hour)] ?? 0) + bookings;
    }
  };
  for (const { weekday, hour, started, ended } of rows) {
    if (weekday === null || hour === null) continue;
    add(weekday, hour, started);
    add(weekday, hour + 1, -ended);
  }
  const changes = new Map(rows.map(({ today, day, started, ended }) => [`${today} ${day}`, started - ended]));
  const todays = new Set([...rows.flatMap(({ today }) => today ?? []), ...desks.map(({ today }) => today)]);
  for (const today of todays) {
    let covering = desks.filter((desk) => desk.isTakenAtStart && desk.today === today).length;
    for (let ago = days - 1; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      add(weekdayOf(day), 0, covering);
      covering += changes.get(`${today} ${day}`) ?? 0;
    }
  }
  return cells;
}
