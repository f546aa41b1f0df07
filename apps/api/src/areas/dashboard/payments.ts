import { sql } from "kysely";
import { linesOf } from "../ledger/payment-lines";
import type { FigureScope } from "./scope";
import { placesOf } from "./scope";

interface Paid {
  transactions: number;
  /** Net amounts, minor unit. */
  revenue: number;
  cash: number;
  /** What daily bookings brought. */
  daily: number;
}

const WINDOWS = [
  "today",
  "yesterday",
  "thisMonth",
  "lastMonth",
  "sameDaysOfLastMonth",
  "last6Months",
  "lastYear",
  "period",
  "total",
] as const;
type Window = (typeof WINDOWS)[number];

const NOTHING: Paid = { transactions: 0, revenue: 0, cash: 0, daily: 0 };

/** @param sign of each figure, in SQL */
const sums = (sign = sql``) =>
  sql.join(
    Object.keys(NOTHING).map((name) => sql`coalesce(sum(${sign}${sql.ref(`f.${name}`)}), 0) as ${sql.ref(name)}`),
  );
const SUMS = sums();
/** Of a run `r` of days or blocks. */
const SIGNED = sums(sql`r.sign * `);

/**
 * What was paid in each stretch of the branches' local days, in one currency.
 * @param days that the asked period has
 */
export async function readPayments(
  scope: FigureScope,
  { days, currency }: { days: number; currency: string },
): Promise<Readonly<Record<Window, Paid>>> {
  const { rows } = await sql<Paid & { name: Window }>`
    with places as materialized (${placesOf(scope)}),
    windows as (
      select p.branch_id, w.name, w.first, w.last
      from places p
      cross join lateral (select date_trunc('month', p.today::timestamp)::date as month) m
      cross join lateral (select (m.month - interval '1 month')::date as month) before
      cross join lateral (values
        ('today', p.today, p.today),
        ('yesterday', p.today - 1, p.today - 1),
        ('thisMonth', m.month, p.today),
        ('lastMonth', before.month, m.month - 1),
        ('sameDaysOfLastMonth', before.month, least(before.month + (p.today - m.month), m.month - 1)),
        ('last6Months', (m.month - interval '6 months')::date, p.today),
        ('lastYear', (date_trunc('year', p.today::timestamp) - interval '1 year')::date,
          date_trunc('year', p.today::timestamp)::date - 1),
        ('period', p.today - ${days - 1}::int, p.today)
      ) as w (name, first, last)
    )
    select w.name, ${SUMS}
    from windows w
    cross join lateral figure_ranges(w.first, w.last) r
    cross join lateral (
      select ${SIGNED} from payment_figures f
      where f.org_id = ${scope.orgId}::uuid and f.branch_id = w.branch_id and f.currency = ${currency}
        and f.span = r.span and f.day between r.first_day and r.last_day
    ) f
    group by w.name
    union all
    select 'total', ${SUMS}
    from places p
    cross join lateral (
      select ${SUMS} from payment_figures f
      where f.org_id = ${scope.orgId}::uuid and f.branch_id = p.branch_id and f.currency = ${currency} and f.span = 64
    ) f`.execute(scope.db);
  const found = new Map(rows.map(({ name, ...paid }) => [name, paid]));
  return Object.fromEntries(WINDOWS.map((name) => [name, found.get(name) ?? NOTHING])) as Record<Window, Paid>;
}

/**
 * What was paid for charges of their own in the last local days of the branches, in one currency: a part of all that was paid.
 * @param days that the asked period has
 */
export async function readPaidCharges(
  { db, orgId, ...scope }: FigureScope,
  { days, currency }: { days: number; currency: string },
): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    with places as materialized (${placesOf({ db, orgId, ...scope })})
    select coalesce(sum(l.net), 0)::float8 as paid
    from places p
    cross join lateral (
      select t.* from desk_transactions t
      where t.org_id = ${orgId}::uuid and t.branch_id = p.branch_id and t.charge_id is not null and t.currency = ${currency}
        and t.paid_at >= (p.today - ${days - 1}::int)::timestamp at time zone p.timezone
        and t.paid_at < (p.today + 1)::timestamp at time zone p.timezone
      offset 0
    ) t
    cross join lateral (${linesOf("t")} offset 0) l`.execute(db);
  return rows[0]?.paid ?? 0;
}
