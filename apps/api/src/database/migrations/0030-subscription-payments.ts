import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Who calls is the transaction's own organisation, never a parameter. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** Somebody of some branches, and a visitor, see no other organisation. */
const SEES_ALL = `coalesce(current_setting('app.branch_ids', true), '') = ''
     and coalesce(current_setting('app.visitor_email', true), '') = ''`;

/** Whether a client's subscription lets it work at an instant; who has none does. */
const RUNS = `(s.status is null or s.status not in ('EXPIRED', 'CANCELLED') and s.current_period_end > p_at)`;

/** What was paid of the organisations that were then a reseller's clients, in his own currency. */
const EARNED = `subscription_payments p where p.reseller_id = m.org_id and p.currency = m.currency and p.paid_at <= p_at`;

/** What organisations order and pay of the platform, and what their resellers get of it (decision 24). */
export const subscriptionPayments: Migration = {
  name: "0030-subscription-payments",
  sql: /* sql */ `
-- A change to something smaller that waits for the period's end: {planCode, planName, addOns, effectiveAt}.
alter table subscriptions add column pending_change jsonb;

-- What was offered at which price. Whether it was paid stands in subscription_payments, so that nothing here changes.
create table subscription_orders (
  org_id uuid not null references organisations (org_id),
  order_id uuid not null,
  kind text not null check (kind in ('start', 'renew', 'upgrade', 'downgrade')),
  plan_code text not null,
  plan_name text not null,
  "interval" text not null check ("interval" in ('month', 'year')),
  -- As sold: [{code, quantity}], and the lines of the receipt.
  add_ons jsonb not null,
  lines jsonb not null,
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  gateway text not null check (gateway in ('razorpay', 'sandbox')),
  gateway_order_id text,
  -- Somebody of the staff, or a secret key; null for the demo's.
  ordered_by uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (org_id, order_id),
  constraint subscription_orders_gateway_unique unique (gateway_order_id),
  -- Only what costs nothing needs no gateway.
  check (amount = 0 or gateway_order_id is not null)
);
create index subscription_orders_list on subscription_orders (org_id, created_at desc, order_id desc);
${tenantTable("subscription_orders", { grants: "select, insert" })}

-- What was paid. Rows are added and never changed, and an order is paid once.
create table subscription_payments (
  org_id uuid not null,
  order_id uuid not null,
  -- What it became: an order that was overtaken by another one's payment may only add time.
  kind text not null check (kind in ('start', 'renew', 'upgrade', 'downgrade')),
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  gateway_payment_id text,
  method text,
  receipt_number text,
  -- Whose client the organisation was, and what he got by his rate of that day: percent, or minor unit of his currency.
  reseller_id uuid,
  profit_rate numeric(15, 2),
  profit_type text check (profit_type in ('percent', 'fixed')),
  reseller_share bigint not null default 0 check (reseller_share between 0 and amount),
  paid_at timestamptz not null,
  primary key (org_id, order_id),
  foreign key (org_id, order_id) references subscription_orders (org_id, order_id),
  constraint subscription_payments_gateway_unique unique (gateway_payment_id),
  constraint subscription_payments_receipt_unique unique (org_id, receipt_number),
  check ((amount > 0) = (gateway_payment_id is not null and receipt_number is not null))
);
create index subscription_payments_time on subscription_payments (org_id, paid_at, order_id);
create index subscription_payments_reseller on subscription_payments (reseller_id, paid_at) where reseller_id is not null;
${tenantTable("subscription_payments", { grants: "select, insert" })}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select on pricing_plans to carrel_lookup;
${readableByLookups("add_ons")}
${readableByLookups("subscription_orders", "org_id, order_id, plan_code, add_ons")}
${readableByLookups("subscription_payments", "org_id, order_id, amount, currency, reseller_id, reseller_share, paid_at")}

-- What the platform sells, for whoever asks.
${lookup(
  "platform_plans()",
  "setof pricing_plans",
  `select p.* from pricing_plans p join organisations platform on platform.org_id = p.org_id and platform.is_super
   order by p.position`,
)}
${lookup(
  "platform_add_ons()",
  "setof add_ons",
  `select a.* from add_ons a join organisations platform on platform.org_id = a.org_id and platform.is_super
   order by a.position`,
)}

-- What an organisation has of what plans limit, in all its branches, also for somebody who works in some.
${lookup(
  "subscription_usage()",
  "table (branches integer, desks integer, admin_users integer)",
  `select (select count(*) from branches b where b.org_id = ${CALLER})::integer,
     (select count(*) from desks d where d.org_id = ${CALLER})::integer,
     (select count(*) from admin_users u where u.org_id = ${CALLER})::integer`,
)}

-- Whose client the transaction's organisation is, and his rate of the day.
${lookup(
  "reseller_rate(p_at timestamptz)",
  "table (reseller_id uuid, currency text, rate numeric, type text)",
  `select r.org_id, r.currency, rates.rate, rates.type
   from organisations c join organisations r on r.org_id = c.reseller_id and r.is_reseller
   left join lateral (
     select p.rate, p.type from profit_rates p
     where p.org_id = r.org_id and p.effective_from <= (p_at at time zone r.timezone)::date
     order by p.effective_from desc, p.created_at desc, p.rate_id desc limit 1
   ) rates on true
   where c.org_id = ${CALLER}`,
)}

-- As 0016 had it; now what was ever ordered counts too.
drop function sold_codes();
${lookup(
  "sold_codes()",
  "table (kind text, code text)",
  `select sold.kind, sold.code
   from organisations caller, lateral (
     select 'plan' as kind, s.plan_code as code from subscriptions s
     union select 'addOn', a.piece ->> 'code' from subscriptions s, jsonb_array_elements(s.add_ons) as a (piece)
     union select 'plan', o.plan_code from subscription_orders o
     union select 'addOn', a.piece ->> 'code' from subscription_orders o, jsonb_array_elements(o.add_ons) as a (piece)
   ) sold
   where caller.org_id = ${CALLER} and caller.is_super`,
)}

-- As 0016 had them; now with what was paid.
drop function reseller_clients(timestamptz, timestamptz);
${lookup(
  "reseller_clients(p_at timestamptz, p_from timestamptz)",
  `table (org_id uuid, org_name text, created_at timestamptz, is_active boolean, is_trial boolean, runs boolean,
    branches integer, desks integer, bookings integer, revenue bigint)`,
  `select c.org_id, c.org_name, c.created_at, c.is_active, coalesce(s.status = 'TRIAL', false), ${RUNS},
     (select count(*) from branches b where b.org_id = c.org_id)::integer,
     (select count(*) from desks k where k.org_id = c.org_id)::integer,
     (select count(*) from bookings b
      where b.org_id = c.org_id and b.status <> 'CANCELLED' and b.starts_at >= p_from and b.starts_at <= p_at)::integer,
     (select coalesce(sum(p.amount), 0) from ${EARNED} and p.org_id = c.org_id and p.paid_at >= p_from)::bigint
   from organisations m join organisations c on c.reseller_id = m.org_id
   left join subscriptions s on s.org_id = c.org_id
   where m.org_id = ${CALLER} and m.is_reseller and ${SEES_ALL}
   order by c.created_at, c.org_id`,
)}
drop function reseller_months(timestamptz);
${lookup(
  "reseller_months(p_at timestamptz)",
  `table (month date, ends_at timestamptz, clients integer, new_clients integer, bookings integer, revenue bigint,
    profit bigint, revenue_to_day bigint)`,
  `select m.starts::date, m.ends at time zone m.timezone,
     (select count(*) from organisations c
      where c.reseller_id = m.org_id and c.created_at < m.ends at time zone m.timezone)::integer,
     (select count(*) from organisations c
      where c.reseller_id = m.org_id and c.created_at >= m.starts at time zone m.timezone
        and c.created_at < m.ends at time zone m.timezone)::integer,
     (select count(*) from bookings b join organisations c on c.org_id = b.org_id
      where c.reseller_id = m.org_id and b.status <> 'CANCELLED' and b.starts_at >= m.starts at time zone m.timezone
        and b.starts_at < m.ends at time zone m.timezone and b.starts_at <= p_at)::integer,
     paid.revenue, paid.profit, paid.revenue_to_day
   from (
     select caller.org_id, caller.timezone, caller.currency, p_at at time zone caller.timezone as today,
       date_trunc('month', p_at at time zone caller.timezone) - make_interval(months => back) as starts,
       date_trunc('month', p_at at time zone caller.timezone) - make_interval(months => back - 1) as ends
     from organisations caller, generate_series(0, 11) back
     where caller.org_id = ${CALLER} and caller.is_reseller and ${SEES_ALL}
   ) m
   cross join lateral (
     select coalesce(sum(p.amount), 0)::bigint as revenue, coalesce(sum(p.reseller_share), 0)::bigint as profit,
       coalesce(sum(p.amount) filter (
         where extract(day from p.paid_at at time zone m.timezone) <= extract(day from m.today)
       ), 0)::bigint as revenue_to_day
     from ${EARNED} and p.paid_at >= m.starts at time zone m.timezone and p.paid_at < m.ends at time zone m.timezone
   ) paid
   order by m.starts`,
)}
-- All that his clients ever paid, and his part of it.
${lookup(
  "reseller_earnings(p_at timestamptz)",
  "table (revenue bigint, profit bigint)",
  `select coalesce(sum(paid.amount), 0)::bigint, coalesce(sum(paid.reseller_share), 0)::bigint
   from organisations m
   left join lateral (select p.amount, p.reseller_share from ${EARNED}) paid on true
   where m.org_id = ${CALLER} and m.is_reseller and ${SEES_ALL}`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
