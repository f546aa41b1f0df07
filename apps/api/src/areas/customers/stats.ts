import type { CustomerStats, TopCustomer } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { isLive } from "../../database/is-live";
import { type FigureScope, figuresOfDays, figuresOfRun, only, placesOf } from "../dashboard/scope";
import { linesOf } from "../ledger/payment-lines";

export interface StatsScope extends FigureScope {
  currency: string;
}

/** Local days that the figures of bookings look back, today included. */
const DAYS = 90;
const TOP = 10;

type Counts = Omit<CustomerStats, "topCustomers">;

/** What bookings of each customer used before they were moved away, where that began in these days: minutes, and no booking. */
const usedLately = (scope: StatsScope) => sql`
  select b.customer_id, minutes_of(s.ends_at - s.starts_at)::float8 as minutes
  from places p
  cross join lateral (
    select s.* from stays s
    where s.org_id = ${scope.orgId}::uuid and s.branch_id = p.branch_id
      -- The first by index; what was used lies before now.
      and s.ends_at > (p.today - ${DAYS - 1}::int)::timestamp at time zone p.timezone
      and s.starts_at >= (p.today - ${DAYS - 1}::int)::timestamp at time zone p.timezone
    offset 0
  ) s
  join bookings b on b.org_id = s.org_id and b.booking_id = s.booking_id`;

/**
 * Who has a block of days ahead with bookings is active, whatever else there is of him; only the last booking of the others
 * is looked up, and of those who have one that may have run out meanwhile.
 */
export const readCounts = (scope: StatsScope): Promise<Counts> =>
  only(
    sql<Counts>`
    with places as materialized (${placesOf(scope)}),
    unsure as (
      select distinct b.customer_id from bookings b where b.org_id = ${scope.orgId}::uuid and b.status = 'PENDING'
    ),
    ahead as (
      select f.customer_id from places p
      cross join lateral (
        select f.customer_id, f.bookings::float8 from customer_figures f
        where f.org_id = ${scope.orgId}::uuid and f.branch_id = p.branch_id and f.span = 8 and f.day > p.today
        offset 0
      ) f
      where not exists (select from unsure where unsure.customer_id = f.customer_id)
      group by f.customer_id having sum(f.bookings) > 0
    )
    select
      count(*)::int as total_customers,
      (count(*) filter (where ahead.customer_id is not null or last.ends_at > ${scope.now}::timestamptz))::int
        as active_customers,
      (count(*) filter (where last.ends_at <= ${scope.now}::timestamptz
        and last.ends_at > ${scope.now}::timestamptz - interval '30 days'))::int as churning_customers,
      (count(*) filter (where c.created_at >= date_trunc('month', p.today::timestamp) at time zone p.timezone))::int
        as new_this_month,
      (
        select coalesce((sum(f.minutes::float8) + (select coalesce(sum(minutes), 0) from (${usedLately(scope)}) used))
          / nullif(sum(f.started::float8), 0), 0)
        from places p ${figuresOfDays(scope, "hour_figures", DAYS)}
      ) as average_booking_duration
    from places p
    join customers c on c.org_id = ${scope.orgId}::uuid and c.branch_id = p.branch_id
    left join ahead on ahead.customer_id = c.customer_id
    left join lateral (
      select b.ends_at from bookings b
      where ahead.customer_id is null
        and b.org_id = ${scope.orgId}::uuid and b.customer_id = c.customer_id and b.status <> 'CANCELLED'
        and ${isLive("b", scope.now)}
      order by b.ends_at desc limit 1
    ) last on true`,
    scope.db,
  );

interface TopRow {
  customerId: string;
  name: string;
  bookings: number;
  minutes: number;
  amount: number;
}

async function readTop(scope: StatsScope): Promise<TopCustomer[]> {
  const { db, orgId, now, currency } = scope;
  const { rows } = await sql<TopRow>`
    with places as materialized (${placesOf(scope)}),
    top as (
      select customer_id, sum(bookings) as bookings, sum(minutes) as minutes
      from (
        select f.id as customer_id, f.bookings, f.minutes
        from places p
        ${figuresOfRun(scope, "customer_figures", { first: sql`p.today - ${DAYS - 1}::int`, last: sql`p.today` })}
        union all
        select used.customer_id, 0, used.minutes from (${usedLately(scope)}) used where used.customer_id is not null
      ) f
      group by customer_id
      having sum(bookings) > 0
      order by sum(minutes) desc, customer_id
      limit ${TOP}
    )
    select c.customer_id, c.name, top.bookings, top.minutes,
      greatest(0, coalesce((
        select sum(l.net)
        from places p
        join desk_transactions t on t.org_id = ${orgId}::uuid and t.branch_id = p.branch_id
        cross join lateral (${linesOf("t")} offset 0) l
        where t.customer_id = c.customer_id and t.currency = ${currency}
          -- Wide enough for every time zone, and by index.
          and t.paid_at > ${now}::timestamptz - make_interval(days => ${DAYS + 2}::int)
          and t.paid_at >= (p.today - ${DAYS - 1}::int)::timestamp at time zone p.timezone
      ), 0))::float8 as amount
    from top join customers c on c.org_id = ${orgId}::uuid and c.customer_id = top.customer_id
    order by top.minutes desc, c.customer_id`.execute(db);
  return rows.map(({ customerId, ...figures }) => ({ _id: customerId, ...figures, currency }));
}

/** How many customers come and go, how long they book and who books most. */
export const readStats = async (scope: StatsScope): Promise<CustomerStats> => ({
  ...(await readCounts(scope)),
  topCustomers: await readTop(scope),
});
