import type { DashboardPeriod } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";

export interface DashboardScope {
  db: Context["db"];
  orgId: string;
  /** Null: every branch that the person may see. */
  branchId: string | null;
  now: Date;
}

const ofScope = ({ orgId, branchId }: DashboardScope, table: string) => sql<boolean>`
  ${sql.ref(`${table}.org_id`)} = ${orgId}::uuid
  and (${branchId}::uuid is null or ${sql.ref(`${table}.branch_id`)} = ${branchId}::uuid)`;

const isLive = (now: Date) => sql<boolean>`(b.status = 'CONFIRMED'
  or b.status = 'PENDING' and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) > ${now}::timestamptz)`;

/** The one row of an aggregate. */
async function only<Figures>(query: { execute(db: Context["db"]): Promise<{ rows: Figures[] }> }, db: Context["db"]) {
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error("An aggregate answered no row");
  return row;
}

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
 * When assignments (confirmed days of a customer on a plan) end, by the last local day that they cover.
 * "This week" is today and the six days after it. The outer bounds on `ends_at` are wide enough for every time zone.
 */
export const readExpiries = (scope: DashboardScope) =>
  only(
    sql<Expiries>`
    select
      count(*) filter (where days_left = 0)::int as expiring_today,
      count(*) filter (where days_left = 1)::int as expiring_tomorrow,
      count(*) filter (where days_left between 0 and 6)::int as expiring_this_week,
      count(*) filter (where days_left between 0 and 29)::int as expiring_next30_days,
      count(*) filter (where ends_at > ${scope.now}::timestamptz
        and ends_at <= ${scope.now}::timestamptz + interval '48 hours')::int as urgent_expirations,
      count(*) filter (where days_left between -7 and -1)::int as expired_in_last_week,
      count(*) filter (where days_left = -7)::int as expired_one_week_ago
    from (
      select b.ends_at,
        ((b.ends_at - interval '1 microsecond') at time zone br.timezone)::date
          - (${scope.now}::timestamptz at time zone br.timezone)::date as days_left
      from bookings b
      join branches br on br.org_id = b.org_id and br.branch_id = b.branch_id
      where ${ofScope(scope, "b")} and b.status = 'CONFIRMED' and b.type = 'DAILY'
        and b.customer_id is not null and b.fee_plan_id is not null
        and b.ends_at > ${scope.now}::timestamptz - interval '9 days'
        and b.ends_at < ${scope.now}::timestamptz + interval '32 days'
    ) assignments`,
    scope.db,
  );

/** Active desks, and those of them that a live booking covers now. */
export const readOccupancy = (scope: DashboardScope) =>
  only(
    sql<{ total: number; occupied: number }>`
    select count(*)::int as total,
      count(*) filter (where exists (
        select from bookings b
        where b.org_id = d.org_id and b.branch_id = d.branch_id and b.desk_id = d.desk_id and b.status <> 'CANCELLED'
          and b.ends_at > ${scope.now}::timestamptz and b.starts_at <= ${scope.now}::timestamptz and ${isLive(scope.now)}
      ))::int as occupied
    from desks d
    where ${ofScope(scope, "d")} and d.is_active`,
    scope.db,
  );

/** Local days that a period of the dashboard reaches back, today included. */
const PERIOD_DAYS: Readonly<Record<DashboardPeriod, number>> = { daily: 1, weekly: 7, monthly: 30, yearly: 365 };

/** Bookings that were made in the period, by status, each branch in its own local days. */
export const readIntake = (scope: DashboardScope, period: DashboardPeriod) =>
  only(
    sql<{ pending: number; confirmed: number; cancelled: number }>`
    select
      count(*) filter (where b.status = 'PENDING')::int as pending,
      count(*) filter (where b.status = 'CONFIRMED')::int as confirmed,
      count(*) filter (where b.status = 'CANCELLED')::int as cancelled
    from branches br
    join bookings b on b.org_id = br.org_id and b.branch_id = br.branch_id
    where ${ofScope(scope, "br")}
      and b.created_at >= (((${scope.now}::timestamptz at time zone br.timezone)::date - ${PERIOD_DAYS[period] - 1}::int)::timestamp
        at time zone br.timezone)`,
    scope.db,
  );

/** Live bookings that touch the branch's local today. */
export const readToday = (scope: DashboardScope) =>
  only(
    sql<{ today: number }>`
    select count(*)::int as today
    from (
      select org_id, branch_id, (${scope.now}::timestamptz at time zone timezone)::date as local_date, timezone
      from branches br where ${ofScope(scope, "br")}
    ) br
    join bookings b on b.org_id = br.org_id and b.branch_id = br.branch_id
    where b.status <> 'CANCELLED' and ${isLive(scope.now)}
      and b.ends_at > (br.local_date::timestamp at time zone br.timezone)
      and b.starts_at < ((br.local_date + 1)::timestamp at time zone br.timezone)`,
    scope.db,
  );

/** How many of the next bookings are shown. */
const UPCOMING = 8;

/** The live bookings that start next, the soonest first. */
export const readUpcoming = ({ db, orgId, branchId, now }: DashboardScope) =>
  db
    .selectFrom("bookings as b")
    .innerJoin("desks", (join) => join.onRef("desks.orgId", "=", "b.orgId").onRef("desks.deskId", "=", "b.deskId"))
    .innerJoin("branches", (join) =>
      join.onRef("branches.orgId", "=", "b.orgId").onRef("branches.branchId", "=", "b.branchId"),
    )
    .select([
      "b.bookingId",
      "b.code",
      "desks.name as deskName",
      "branches.name as branchName",
      "b.visitorName",
      "b.type",
      "b.status",
      "b.startsAt",
      "b.endsAt",
    ])
    .where("b.orgId", "=", orgId)
    .where((row) => (branchId === null ? row.lit(true) : row("b.branchId", "=", branchId)))
    .where("b.status", "<>", "CANCELLED")
    .where("b.endsAt", ">", now)
    .where("b.startsAt", ">=", now)
    .where(isLive(now))
    .orderBy("b.startsAt")
    .orderBy("b.bookingId")
    .limit(UPCOMING)
    .execute();
