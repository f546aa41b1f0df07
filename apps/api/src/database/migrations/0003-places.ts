import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** Branches, their desks and customers, and the prices. */
export const places: Migration = {
  name: "0003-places",
  sql: /* sql */ `
create table branches (
  org_id uuid not null references organisations (org_id) on delete cascade,
  branch_id uuid not null,
  name text not null,
  code text not null default '',
  address jsonb not null default '{}',
  phone text not null default '',
  email text not null default '',
  timezone text not null,
  timings jsonb not null,
  features text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, branch_id)
);
-- A person's look-up by the branch alone (public desk list) finds its organisation here.
create index branches_id on branches (branch_id);
${tenantTable("branches", { branchColumn: "branch_id" })}

create table desks (
  org_id uuid not null,
  desk_id uuid not null,
  branch_id uuid not null,
  name text not null,
  zone text not null default '',
  kind text not null default 'desk' check (kind in ('desk', 'seat', 'cabin', 'meeting-room')),
  position jsonb,
  amenities text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, desk_id),
  -- What bookings refer to, so that a booking's branch is always its desk's.
  constraint desks_branch_unique unique (org_id, branch_id, desk_id),
  foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create unique index desks_name_unique on desks (org_id, branch_id, lower(name));
${tenantTable("desks", { branchColumn: "branch_id" })}

create table customers (
  org_id uuid not null,
  customer_id uuid not null,
  branch_id uuid not null,
  name text not null,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  id_proof jsonb,
  emergency_contact jsonb,
  photo_key text,
  notes text not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, customer_id),
  foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create index customers_list on customers (org_id, branch_id, created_at desc, customer_id);
create index customers_email on customers (org_id, email) where email <> '';
${tenantTable("customers", { branchColumn: "branch_id" })}

create table fee_plans (
  org_id uuid not null references organisations (org_id) on delete cascade,
  fee_plan_id uuid not null,
  name text not null,
  booking_type text not null check (booking_type in ('DAILY', 'HOURLY')),
  duration_count integer not null check (duration_count between 1 and 1000),
  duration_unit text not null check (duration_unit in ('hour', 'day', 'week', 'month')),
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_percent numeric(5, 2) not null default 0 check (tax_percent between 0 and 100),
  branch_ids uuid[] not null default '{}',
  description text not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, fee_plan_id),
  check ((booking_type = 'HOURLY') = (duration_unit = 'hour'))
);
${tenantTable("fee_plans")}
`,
};
