import type { DashboardPeriod } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";

/** What figures are asked of. */
export interface FigureScope extends Pick<Context, "db" | "orgId" | "now"> {
  /** Null: every branch that the person may see. */
  branchId: string | null;
}

const ofScope = ({ orgId, branchId }: FigureScope, table: string) => sql<boolean>`
  ${sql.ref(`${table}.org_id`)} = ${orgId}::uuid
  and (${branchId}::uuid is null or ${sql.ref(`${table}.branch_id`)} = ${branchId}::uuid)`;

/** The branches of the scope, each with its own local `today`, and what its opening hours are told from others by. */
export const placesOf = (scope: FigureScope) => sql`
  select br.branch_id, br.name, br.timezone, br.timings, md5(br.timings::text) as hours, (${scope.now}::timestamptz at time zone br.timezone)::date as today
  from branches br where ${ofScope(scope, "br")}`;

/**
 * Joins `f`, the figures of each place `p` for its last days, today included. Read branch by branch behind a fence
 * (`offset 0`): the planner can't tell how few days are asked for, and would read all that there are.
 * @param narrowing such as `f.span = 1`
 */
export const figuresOfDays = (
  { orgId }: FigureScope,
  table: "booking_figures" | "hour_figures" | "payment_figures",
  days: number,
  narrowing: RawBuilder<unknown> = sql`true`,
) => sql`
  cross join lateral (
    select f.* from ${sql.table(table)} f
    where f.org_id = ${orgId}::uuid and f.branch_id = p.branch_id and ${narrowing}
      and f.day between p.today - ${days - 1}::int and p.today
    offset 0
  ) f`;

/**
 * Joins `f`, the bookings and minutes of each desk or customer (`f.id`) of each place `p` over a run of local days, in days
 * and blocks: to be summed up. In floating point, which is exact for whole numbers that far and adds up faster.
 */
export const figuresOfRun = (
  { orgId }: FigureScope,
  table: "desk_figures" | "customer_figures",
  { first, last }: Readonly<Record<"first" | "last", RawBuilder<unknown>>>,
) => sql`
  cross join lateral figure_ranges(${first}, ${last}) r
  cross join lateral (
    select ${sql.ref(table === "desk_figures" ? "f.desk_id" : "f.customer_id")} as id,
      r.sign * f.bookings::float8 as bookings, r.sign * f.minutes::float8 as minutes
    from ${sql.table(table)} f
    where f.org_id = ${orgId}::uuid and f.branch_id = p.branch_id and f.span = r.span
      and f.day between r.first_day and r.last_day
    offset 0
  ) f`;

/** Local days that a period of the dashboard reaches back, today included. */
export const PERIOD_DAYS: Readonly<Record<DashboardPeriod, number>> = { daily: 1, weekly: 7, monthly: 30, yearly: 365 };

/** The one row of an aggregate. */
export async function only<Figures>(query: RawBuilder<Figures>, db: Context["db"]): Promise<Figures> {
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error("An aggregate answered no row");
  return row;
}

/**
 * The change against the time before in percent, with one decimal; null where there is nothing to compare with, or less
 * than nothing.
 */
export const growth = (now: number, before: number): number | null =>
  before > 0 ? Math.round((now / before - 1) * 1000) / 10 : null;
