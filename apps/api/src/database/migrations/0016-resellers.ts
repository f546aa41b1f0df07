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

/** What is sold, by the super organisation. Several may change places at once, so codes are compared at the end. */
const soldTable = (table: string, key: string, limits: string) => /* sql */ `
create table ${table} (
  org_id uuid not null references organisations (org_id) on delete cascade,
  ${key} uuid not null,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null default '',
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "interval" text not null check ("interval" in ('month', 'year')),
  -- ${limits}
  limits jsonb not null,
  features text[] not null default '{}',
  is_active boolean not null default true,
  position integer not null check (position >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, ${key}),
  constraint ${table}_code_unique unique (org_id, code) deferrable initially deferred
);
${tenantTable(table)}
`;

/** What the platform sells, and those who sell it on: their rates, their domains, their figures. */
export const resellers: Migration = {
  name: "0016-resellers",
  sql: /* sql */ `
-- What stands on the receipts of the organisation that runs the platform.
create table platform_profiles (
  org_id uuid primary key references organisations (org_id) on delete cascade,
  legal_name text not null default '',
  tax_id text not null default '',
  address jsonb not null default '{}',
  support_email text not null default '',
  support_phone text not null default '',
  updated_at timestamptz not null default now()
);
${tenantTable("platform_profiles")}
${soldTable("pricing_plans", "plan_id", "How many of each; null: any number.")}
${soldTable("add_ons", "add_on_id", "How many of each one piece adds.")}

-- Pieces of add-ons beside the plan: [{code, quantity}].
alter table subscriptions add column add_ons jsonb not null default '[]';

-- What a reseller gets of his clients' payments, by the day from which it stands. Rates are added and never changed.
create table profit_rates (
  org_id uuid not null references organisations (org_id) on delete cascade,
  rate_id uuid not null,
  -- Percent, or the minor unit of the reseller's currency.
  rate numeric(15, 2) not null check (rate >= 0),
  type text not null check (type in ('percent', 'fixed')),
  effective_from date not null,
  -- Somebody of the super organisation's; null for the rate that the reseller began with.
  set_by uuid,
  set_by_name text not null default '',
  created_at timestamptz not null,
  primary key (org_id, rate_id),
  check (type = 'fixed' or rate <= 100)
);
create index profit_rates_day on profit_rates (org_id, effective_from desc, created_at desc, rate_id desc);
${tenantTable("profit_rates", { grants: "select, insert" })}

-- Hosts that organisations were given. One belongs to one organisation, over the whole platform.
create table domains (
  org_id uuid not null references organisations (org_id) on delete cascade,
  domain text not null check (domain = lower(domain)),
  is_primary boolean not null default false,
  status text not null check (status in ('PENDING', 'VERIFIED', 'FAILED')),
  dns_mapping jsonb not null,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, domain),
  constraint domains_domain_unique unique (domain)
);
create unique index domains_primary on domains (org_id) where is_primary;
${tenantTable("domains")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

grant select (plan_code, add_ons) on subscriptions to carrel_lookup;
grant select (name, is_system) on roles to carrel_lookup;
drop policy if exists lookup on desks;
${readableByLookups("desks", "org_id, desk_id")}
${readableByLookups("profit_rates", "org_id, rate_id, rate, type, effective_from, created_at")}
${readableByLookups("domains")}

-- What can't be taken away, because somebody has it. For the super organisation alone.
${lookup(
  "sold_codes()",
  "table (kind text, code text)",
  `select sold.kind, sold.code
   from organisations caller, lateral (
     select 'plan' as kind, s.plan_code as code from subscriptions s
     union select 'addOn', a.piece ->> 'code' from subscriptions s, jsonb_array_elements(s.add_ons) as a (piece)
   ) sold
   where caller.org_id = ${CALLER} and caller.is_super`,
)}

-- The super organisation sees every reseller; a reseller sees himself, also when the super organisation entered him.
${lookup(
  "find_resellers(p_org_id uuid, p_search text, p_status text, p_at timestamptz, p_limit integer, p_offset integer)",
  `table (org_id uuid, org_name text, org_code text, reseller_org_type text, workspace_kind text, is_active boolean,
    timezone text, currency text, theme text, logo_square text, branding jsonb, brand_name_visible boolean,
    social_links jsonb, created_at timestamptz, updated_at timestamptz, owner jsonb, rate numeric, rate_type text,
    domains jsonb, clients integer, active_clients integer, branches integer, desks integer, all_rows integer)`,
  `with seen as (
     select r.*, o.owner, count(*) over ()::integer as all_rows
     from organisations caller
     join organisations r on r.is_reseller and (caller.is_super or r.org_id = caller.org_id)
     left join lateral (
       select jsonb_build_object('name', u.name, 'email', u.email, 'phone', u.phone) as owner
       from admin_users u join roles l on l.org_id = u.org_id and l.role_id = u.role_id
       where u.org_id = r.org_id and u.is_active and u.is_default_user and l.is_system and l.name = 'Owner'
       order by u.created_at, u.user_id limit 1
     ) o on true
     where caller.org_id = ${CALLER} and ${SEES_ALL}
       and (p_org_id is null or r.org_id = p_org_id)
       and (p_status is null or r.is_active = (p_status = 'ACTIVE'))
       and (p_search = '' or strpos(lower(r.org_name), lower(p_search)) > 0 or strpos(lower(r.org_code), lower(p_search)) > 0
         or strpos(coalesce(o.owner ->> 'email', ''), lower(p_search)) > 0)
     order by r.created_at, r.org_id limit p_limit offset p_offset
   )
   select seen.org_id, seen.org_name, seen.org_code, seen.reseller_org_type, seen.workspace_kind, seen.is_active,
     seen.timezone, seen.currency, seen.theme, seen.logo_square, seen.branding, seen.brand_name_visible,
     seen.social_links, seen.created_at, seen.updated_at, seen.owner, rates.rate, rates.type,
     coalesce(hosts.domains, '[]'), totals.clients, totals.active_clients, totals.branches, totals.desks, seen.all_rows
   from seen
   left join lateral (
     select p.rate, p.type from profit_rates p
     where p.org_id = seen.org_id and p.effective_from <= (p_at at time zone seen.timezone)::date
     order by p.effective_from desc, p.created_at desc, p.rate_id desc limit 1
   ) rates on true
   left join lateral (
     select jsonb_agg(jsonb_build_object('domain', d.domain, 'isPrimary', d.is_primary, 'status', d.status,
       'dnsMapping', d.dns_mapping, 'checkedAt', d.checked_at) order by d.is_primary desc, d.domain) as domains
     from domains d where d.org_id = seen.org_id
   ) hosts on true
   cross join lateral (
     select count(*)::integer as clients, count(*) filter (where c.is_active and ${RUNS})::integer as active_clients,
       coalesce(sum((select count(*) from branches b where b.org_id = c.org_id)), 0)::integer as branches,
       coalesce(sum((select count(*) from desks k where k.org_id = c.org_id)), 0)::integer as desks
     from organisations c left join subscriptions s on s.org_id = c.org_id
     where c.reseller_id = seen.org_id
   ) totals
   order by seen.created_at, seen.org_id`,
)}

-- A reseller's clients by what he is paid for: for himself, also when the super organisation entered him.
${lookup(
  "reseller_clients(p_at timestamptz, p_from timestamptz)",
  `table (org_id uuid, org_name text, created_at timestamptz, is_active boolean, is_trial boolean, runs boolean,
    branches integer, desks integer, bookings integer)`,
  `select c.org_id, c.org_name, c.created_at, c.is_active, coalesce(s.status = 'TRIAL', false), ${RUNS},
     (select count(*) from branches b where b.org_id = c.org_id)::integer,
     (select count(*) from desks k where k.org_id = c.org_id)::integer,
     (select count(*) from bookings b
      where b.org_id = c.org_id and b.status <> 'CANCELLED' and b.starts_at >= p_from and b.starts_at <= p_at)::integer
   from organisations caller join organisations c on c.reseller_id = caller.org_id
   left join subscriptions s on s.org_id = c.org_id
   where caller.org_id = ${CALLER} and caller.is_reseller and ${SEES_ALL}
   order by c.created_at, c.org_id`,
)}

-- What they come to, month by month, in his time zone.
${lookup(
  "reseller_months(p_at timestamptz)",
  "table (month date, ends_at timestamptz, clients integer, new_clients integer, bookings integer)",
  `select m.starts::date, m.ends at time zone m.timezone,
     (select count(*) from organisations c
      where c.reseller_id = m.org_id and c.created_at < m.ends at time zone m.timezone)::integer,
     (select count(*) from organisations c
      where c.reseller_id = m.org_id and c.created_at >= m.starts at time zone m.timezone
        and c.created_at < m.ends at time zone m.timezone)::integer,
     (select count(*) from bookings b join organisations c on c.org_id = b.org_id
      where c.reseller_id = m.org_id and b.status <> 'CANCELLED' and b.starts_at >= m.starts at time zone m.timezone
        and b.starts_at < m.ends at time zone m.timezone and b.starts_at <= p_at)::integer
   from (
     select caller.org_id, caller.timezone, date_trunc('month', p_at at time zone caller.timezone) - make_interval(months => back) as starts,
       date_trunc('month', p_at at time zone caller.timezone) - make_interval(months => back - 1) as ends
     from organisations caller, generate_series(0, 11) back
     where caller.org_id = ${CALLER} and caller.is_reseller and ${SEES_ALL}
   ) m
   order by m.starts`,
)}

-- A host's organisation, once DNS leads there.
${lookup(
  "find_domain_organisation(p_domain text)",
  "uuid",
  "select org_id from domains where domain = lower(p_domain) and status = 'VERIFIED'",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
