import type { TrackingDay, TrackingTally } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Tenancy } from "./events";

/** What events add up to. */
export interface Tally {
  totalEvents: number;
  totalSessions: number;
  totalUsers: number;
  averageSessionSeconds: number;
  firstSeenAt: Date | null;
  lastSeenAt: Date | null;
  /** Local days that have events, the oldest first. */
  days: TrackingDay[];
  topEvents: TrackingTally[];
  topPaths: TrackingTally[];
}

/** Names that are the most frequent. */
const TOP = 10;

const topOf = (column: "event" | "path") => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', events) order by events desc, name), '[]')
  from (select ${sql.ref(column)} as name, events from seen where ${sql.ref(column)} is not null
    order by events desc, ${sql.ref(column)} limit ${TOP}) top
)`;

/**
 * Sums events up in one read of them.
 * @param narrowing which of the organisation's, in terms of `tracking_events`
 * @param timezone whose days are counted
 */
export async function tallyOf(
  { db, orgId }: Tenancy,
  narrowing: RawBuilder<boolean>,
  timezone: string,
): Promise<Tally> {
  const { rows } = await sql<Tally>`
    with seen as materialized (
      select day, session_id, user_id, event, path, count(*) as events, min(occurred_at) as first, max(occurred_at) as last
      from (
        select (occurred_at at time zone ${timezone})::date as day, session_id, user_id, event, path, occurred_at
        from tracking_events where org_id = ${orgId} and ${narrowing}
      ) event
      group by grouping sets ((day, session_id, user_id), (event), (path))
    ),
    visits as (
      select day, session_id, user_id, events, first, last from seen where session_id is not null
    ),
    days as (
      select day, sum(events) as events, count(distinct session_id) as sessions, count(distinct user_id) as users
      from visits group by day
    )
    select coalesce(sum(events), 0)::float8 as total_events, count(distinct session_id) as total_sessions,
      count(distinct user_id) as total_users, min(first) as first_seen_at, max(last) as last_seen_at,
      (select coalesce(round(avg(seconds)), 0)::float8 from (
        select extract(epoch from max(last) - min(first)) as seconds from visits group by session_id
      ) lasting) as average_session_seconds,
      (select coalesce(jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'events', events,
        'sessions', sessions, 'users', users) order by day), '[]') from days) as days,
      ${topOf("event")} as top_events, ${topOf("path")} as top_paths
    from visits`.execute(db);
  const [tally] = rows;
  if (!tally) throw new Error("An aggregate answered no row");
  return tally;
}
