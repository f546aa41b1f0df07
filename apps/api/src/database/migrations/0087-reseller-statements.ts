import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted, SEES_ALL, writtenInEveryBranch } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** Who calls is what the transaction began as, never a parameter: whoever calls can't name somebody else. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** Earnings that a list counts (areas/list-page.ts). */
const MOST_COUNTED = 5_000;

/** The reseller's day of a payment `p`; a server of the release before writes none. @param zone his time zone */
const dayOf = (zone: string) => `coalesce(p.reseller_day, (p.paid_at at time zone ${zone})::date)`;

const dialect = ["carrel_app", "stable", "plpgsql"] as const;

/** What a reseller earned by months that no later change moves, and what was paid out to him (decision 61). */
export const resellerStatements: Migration = {
  name: "0087-reseller-statements",
  sql: /* sql */ `
-- Where the payer was a reseller's client: his local day of it, which says to which of his months it belongs, and what the
-- payer was called.
alter table subscription_payments add column reseller_day date, add column payer_name text;
alter table subscription_payments no force row level security;
alter table organisations no force row level security;
update subscription_payments p set reseller_day = (p.paid_at at time zone r.timezone)::date, payer_name = c.org_name
from organisations r, organisations c
where r.org_id = p.reseller_id and c.org_id = p.org_id;
alter table subscription_payments force row level security;
alter table organisations force row level security;

-- What was paid out to a reseller, in his tenant. Rows are added and never changed: what was a mistake is taken back by a row of the
-- same amount below zero, once.
create table reseller_payouts (
  org_id uuid not null references organisations (org_id),
  payout_id uuid not null,
  -- Counted from 1: of two that were reckoned over the same balance one is written.
  turn integer not null check (turn > 0),
  amount bigint not null check (amount between -1000000000000 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reference text not null,
  -- The day on which the money went, and the reseller's day on which that was written down, which says to which of his months it belongs.
  paid_on date not null,
  booked_on date not null,
  -- The row that this one takes back, and why.
  corrects uuid,
  reason text,
  taken_back bigint generated always as (-amount) stored,
  -- Somebody of the super organisation, or its secret key, and what he was called then: no foreign key.
  recorded_by uuid not null,
  recorded_by_name text not null,
  created_at timestamptz not null,
  primary key (org_id, payout_id),
  constraint reseller_payouts_turn_unique unique (org_id, turn),
  constraint reseller_payouts_corrects_unique unique (org_id, corrects),
  constraint reseller_payouts_whole unique (org_id, payout_id, currency, amount),
  foreign key (org_id, corrects, currency, taken_back) references reseller_payouts (org_id, payout_id, currency, amount),
  check (amount > 0 and corrects is null and reason is null or amount < 0 and corrects is not null and reason is not null)
);
create index reseller_payouts_booked on reseller_payouts (org_id, booked_on desc, turn desc);
${tenantTable("reseller_payouts", { grants: "select, insert" })}
${writtenInEveryBranch("reseller_payouts")}
${restricted("visitor", "reseller_payouts", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (profit_rate, profit_type, reseller_day, payer_name, kind) on subscription_payments to carrel_lookup;
grant select (plan_name, "interval") on subscription_orders to carrel_lookup;

-- As reseller_rate of 0030, which servers of the release before call; with his day and the payer's name.
${lookup(
  "reseller_terms(p_at timestamptz)",
  "table (reseller_id uuid, currency text, rate numeric, type text, reseller_day date, payer_name text)",
  `
begin
  return query select r.org_id, r.currency, rates.rate, rates.type, (p_at at time zone r.timezone)::date, c.org_name
    from organisations c join organisations r on r.org_id = c.reseller_id and r.is_reseller
    left join lateral (
      select f.rate, f.type from profit_rates f
      where f.org_id = r.org_id and f.effective_from <= (p_at at time zone r.timezone)::date
      order by f.effective_from desc, f.created_at desc, f.rate_id desc limit 1
    ) rates on true
    where c.org_id = ${CALLER};
end`,
  ...dialect,
)}

-- What the transaction's reseller earned, by month and currency.
${lookup(
  "reseller_earned(p_at timestamptz)",
  "table (month date, currency text, payments integer, revenue bigint, earned bigint)",
  `
begin
  return query select date_trunc('month', ${dayOf("m.timezone")})::date, p.currency, count(*)::integer,
      sum(p.amount)::bigint, sum(p.reseller_share)::bigint
    from organisations m join subscription_payments p on p.reseller_id = m.org_id
    where m.org_id = ${CALLER} and m.is_reseller and ${SEES_ALL} and p.amount > 0 and p.paid_at <= p_at
    group by 1, 2;
end`,
  ...dialect,
)}

-- The payments of one of his months, the oldest first. Somebody's day is within two of anybody's: by that the index is read.
${lookup(
  "reseller_earnings_of(p_month date, p_at timestamptz, p_limit integer, p_offset integer)",
  `table (order_id uuid, paid_at timestamptz, day date, client_id uuid, client_name text, kind text, plan_name text,
    "interval" text, amount bigint, currency text, rate numeric, rate_type text, share bigint, all_rows integer)`,
  `
begin
  return query with of_month as materialized (
    select p.org_id, p.order_id, p.paid_at, p.kind, p.amount, p.currency, p.profit_rate, p.profit_type, p.reseller_share,
      p.payer_name, ${dayOf("m.timezone")} as his_day
    from organisations m join subscription_payments p on p.reseller_id = m.org_id
    where m.org_id = ${CALLER} and m.is_reseller and ${SEES_ALL} and p.amount > 0 and p.paid_at <= p_at
      and p.paid_at >= (p_month - 2)::timestamp at time zone 'UTC'
      and p.paid_at < (p_month + interval '1 month 2 days') at time zone 'UTC'
      and ${dayOf("m.timezone")} >= p_month and ${dayOf("m.timezone")} < p_month + interval '1 month'
  )
  select f.order_id, f.paid_at, f.his_day, f.org_id, coalesce(f.payer_name, c.org_name), f.kind, o.plan_name, o."interval",
    f.amount, f.currency, f.profit_rate, f.profit_type, f.reseller_share,
    (select count(*)::integer from (select from of_month limit ${MOST_COUNTED}) counted)
  from of_month f join subscription_orders o on o.org_id = f.org_id and o.order_id = f.order_id
  join organisations c on c.org_id = f.org_id
  order by f.paid_at, f.order_id limit p_limit offset p_offset;
end`,
  ...dialect,
)}

-- Money goes by the day that is kept, so that the series are the statements'.
do $migration$
declare
  was text := pg_get_functiondef('reseller_months'::regproc);
  kept text := 'coalesce(p.reseller_day, (p.paid_at at time zone m.timezone)::date)';
  changed text;
begin
  changed := replace(was, 'extract(day from p.paid_at at time zone m.timezone)', 'extract(day from ' || kept || ')');
  changed := replace(changed,
    'p.paid_at >= m.starts at time zone m.timezone and p.paid_at < m.ends at time zone m.timezone',
    'p.paid_at >= (m.starts - interval ''2 days'') at time zone m.timezone
       and p.paid_at < (m.ends + interval ''2 days'') at time zone m.timezone
       and ' || kept || ' >= m.starts and ' || kept || ' < m.ends');
  if length(changed) < length(was) + 2 * length(kept) then
    raise exception 'The look-up reseller_months reads payments in another way';
  end if;
  execute changed;
end
$migration$;

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
