import { openIntervals, type Period } from "@carrel/sdk/domain";
import type { Occupancy, OccupancyQuery } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { findBranch } from "../branches/queries";
import { desksOf } from "../desks/queries";
import { askedBranch, type CalendarDay, daysFrom } from "./calendar-days";
import { takenTime } from "./taken-time";

const MINUTE = 60_000;

/** Opening hours of a day, by its place among the days. */
interface OpenStretch extends Period {
  day: number;
}

interface DeskDay {
  deskId: string;
  day: number;
  bookedMinutes: number;
  bookings: number;
}

const columns = (periods: readonly Period[]) => sql`
  ${periods.map(({ startAt }) => startAt)}::timestamptz[], ${periods.map(({ endAt }) => endAt)}::timestamptz[]`;

/** What is taken of each desk's open hours on each day; days that nothing touches are left out. One statement. */
async function takenByDay(
  context: Pick<Context, "db" | "orgId" | "now">,
  { branchId, days, open }: { branchId: string; days: readonly CalendarDay[]; open: readonly OpenStretch[] },
): Promise<DeskDay[]> {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const { rows } = await sql<DeskDay>`
    with day as (
      select n::integer - 1 as day, starts_at, ends_at
      from unnest(${columns(days)}) with ordinality as given (starts_at, ends_at, n)
    ), open as (
      select day, range_agg(tstzrange(starts_at, ends_at)) as hours
      from unnest(${open.map(({ day }) => day)}::integer[], ${columns(open)}) as given (day, starts_at, ends_at)
      group by day
    ), touched as (
      select taken.desk_id, day.day, sum(taken.bookings)::integer as bookings,
        range_agg(tstzrange(taken.starts_at, taken.ends_at)) as stretches
      from (${takenTime(context, { branchId, startAt: first.startAt, endAt: last.endAt })}) as taken
      join day on taken.starts_at < day.ends_at and taken.ends_at > day.starts_at
      group by taken.desk_id, day.day
    )
    select desk_id, day, bookings, coalesce((
      select round(sum(extract(epoch from upper(stretch) - lower(stretch))) / 60)
      from unnest(stretches * hours) as stretch
    ), 0)::integer as booked_minutes
    from touched left join open using (day)
  `.execute(context.db);
  return rows;
}

/** How full each desk of a branch is on each local day. */
export async function occupancy(context: Context<OccupancyQuery>): Promise<Occupancy> {
  const { from, to } = context.input;
  const branch = await findBranch(context, askedBranch(context));
  const { branchId, timezone } = branch;
  const days = daysFrom(from, to, timezone);
  const open = days.flatMap(({ date }, day) =>
    openIntervals(branch, date).map((stretch): OpenStretch => ({ ...stretch, day })),
  );
  const [desks, taken] = await Promise.all([
    desksOf(context, [branchId]).execute(),
    takenByDay(context, { branchId, days, open }),
  ]);
  const ofDesk = Map.groupBy(taken, ({ deskId }) => deskId);
  return {
    branchId,
    timezone,
    days: days.map(({ date }, day) => ({
      date,
      openMinutes: open
        .filter((stretch) => stretch.day === day)
        .reduce((sum, { startAt, endAt }) => sum + (endAt.getTime() - startAt.getTime()) / MINUTE, 0),
    })),
    desks: desks.map(({ deskId, name, zone, isActive }) => {
      const figures = new Map(ofDesk.get(deskId)?.map((figure) => [figure.day, figure]));
      return {
        deskId,
        deskName: name,
        zone,
        isActive,
        bookedMinutes: days.map((_, day) => figures.get(day)?.bookedMinutes ?? 0),
        bookings: days.map((_, day) => figures.get(day)?.bookings ?? 0),
      };
    }),
  };
}
