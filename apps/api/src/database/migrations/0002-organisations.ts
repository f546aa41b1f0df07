import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** Organisations, their people, their keys. */
export const organisations: Migration = {
  name: "0002-organisations",
  sql: /* sql */ `
create table organisations (
  org_id uuid primary key,
  org_name text not null,
  org_code text not null,
  org_type text not null check (org_type in ('platform', 'client')),
  workspace_kind text not null check (workspace_kind in ('co-working', 'study-hall')),
  reseller_id uuid references organisations (org_id) on delete set null,
  reseller_org_type text check (reseller_org_type in ('co-working', 'study-hall', 'both')),
  is_super boolean not null default false,
  is_reseller boolean not null default false,
  is_client boolean not null default false,
  is_active boolean not null default true,
  theme text,
  timezone text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  logo_square text,
  branding jsonb not null default '{"logoSmall": null, "logoLarge": null, "showSmallLogo": true, "showLargeLogo": true}',
  brand_name_visible boolean not null default true,
  social_links jsonb not null default '{}',
  features jsonb not null default '{"hourlyBooking": true, "dailyBooking": true, "qrBooking": true, "onlinePayment": false, "autoConfirm": false}',
  org_settings jsonb not null default '{"holdMinutes": 15, "slotMinutes": 60, "bookingWindowDays": 60, "cancelUntilMinutes": 0, "expiryReminderDays": [7, 1]}',
  upi_details jsonb not null default '{}',
  website_settings jsonb,
  dns_mapping jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint organisations_code_format check (org_code ~ '^[A-Z0-9][A-Z0-9-]{1,23}$'),
  constraint organisations_code_unique unique (org_code)
);
-- There is one super organisation.
create unique index organisations_super_unique on organisations (is_super) where is_super;
create index organisations_reseller on organisations (reseller_id) where reseller_id is not null;
${tenantTable("organisations", { grants: "select, insert, update" })}

create table api_keys (
  org_id uuid not null references organisations (org_id) on delete cascade,
  key_id uuid not null,
  kind text not null check (kind in ('publishable', 'secret')),
  name text not null,
  key_text text,
  key_hash text,
  permissions text[] not null default '{}',
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, key_id),
  constraint api_keys_text_unique unique (key_text),
  constraint api_keys_hash_unique unique (key_hash),
  constraint api_keys_kind_fits check ((kind = 'publishable') = (key_text is not null) and (kind = 'secret') = (key_hash is not null))
);
${tenantTable("api_keys")}

create table roles (
  org_id uuid not null references organisations (org_id) on delete cascade,
  role_id uuid not null,
  name text not null,
  description text not null default '',
  permissions text[] not null default '{}',
  is_system boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, role_id)
);
create unique index roles_name_unique on roles (org_id, lower(name));
${tenantTable("roles")}

create table admin_users (
  org_id uuid not null,
  user_id uuid not null,
  name text not null,
  email text not null check (email = lower(email)),
  phone text not null default '',
  password_hash text not null,
  role_id uuid not null,
  allowed_branches uuid[] not null default '{}',
  selected_branch uuid,
  is_default_user boolean not null default false,
  is_active boolean not null default true,
  two_factor boolean not null default false,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, user_id),
  constraint admin_users_email_unique unique (email),
  foreign key (org_id, role_id) references roles (org_id, role_id)
);
create index admin_users_role on admin_users (org_id, role_id);
${tenantTable("admin_users")}

create table sessions (
  org_id uuid not null,
  session_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (org_id, session_id),
  constraint sessions_token_unique unique (token_hash),
  foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade
);
create index sessions_user on sessions (org_id, user_id);
${tenantTable("sessions")}

-- No foreign key to organisations: a sign-up's organisation id is allotted before the organisation exists.
create table code_flows (
  org_id uuid not null,
  flow_id uuid not null,
  kind text not null check (kind in ('sign_in', 'sign_up', 'password_reset', 'password_change', 'booking')),
  subject_email text not null check (subject_email = lower(subject_email)),
  user_id uuid,
  code_hash text not null,
  attempts integer not null default 0,
  send_count integer not null default 1,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (org_id, flow_id)
);
-- The flow's id is all that verify and resend-otp carry.
create index code_flows_id on code_flows (flow_id);
create index code_flows_subject on code_flows (org_id, subject_email, kind, created_at);
${tenantTable("code_flows")}

create table subscriptions (
  org_id uuid primary key references organisations (org_id) on delete cascade,
  plan_code text not null,
  status text not null check (status in ('TRIAL', 'ACTIVE', 'PAST_DUE', 'EXPIRED', 'CANCELLED')),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  is_recurring boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (current_period_end > current_period_start)
);
${tenantTable("subscriptions", { grants: "select, insert, update" })}
`,
};
