import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

const visitorEmail = /* sql */ `(select nullif(current_setting('app.visitor_email', true), ''))`;
const visitorCustomers = /* sql */ `
  (select string_to_array(nullif(current_setting('app.visitor_customers', true), ''), ',')::uuid[])`;

/**
 * A restrictive policy on what a visitor in his own area sees and writes. For everybody else the setting is empty, and
 * the sub-selects run once a statement.
 * @param own what makes a row the visitor's; nothing: no row is
 */
const visitorRule = (table: string, own = "false") => /* sql */ `
create policy visitor on ${table} as restrictive to carrel_app
  using (${visitorEmail} is null or ${own})
  with check (${visitorEmail} is null or ${own});
`;

/** Devices of sessions, visitors' own area, and what the sweep of ended things has to find. */
export const sessions: Migration = {
  name: "0010-sessions",
  sql: /* sql */ `
-- Hash of browser and network (areas/auth/device.ts); empty for sessions older than this column.
alter table sessions add column device_hash text not null default '';
drop index sessions_user;
create index sessions_user on sessions (org_id, user_id, device_hash);

-- A visitor proved an e-mail address to one organisation; nothing else makes him its visitor.
create table visitor_sessions (
  org_id uuid not null references organisations (org_id) on delete cascade,
  session_id uuid not null,
  token_hash text not null,
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (org_id, session_id),
  constraint visitor_sessions_token_unique unique (token_hash)
);
${tenantTable("visitor_sessions")}

-- What a visitor says of himself where the staff keep no customer with his address.
create table visitor_profiles (
  org_id uuid not null references organisations (org_id) on delete cascade,
  email text not null check (email = lower(email)),
  name text not null default '',
  phone text not null default '',
  address text not null default '',
  emergency_contact jsonb,
  updated_at timestamptz not null default now(),
  primary key (org_id, email)
);
${tenantTable("visitor_profiles")}

create index bookings_visitor on bookings (org_id, visitor_email, starts_at) where visitor_email <> '';

-- In a visitor's own area the database shows his own rows only, whatever a query asks for.
${visitorRule("bookings", `visitor_email = ${visitorEmail} or customer_id = any (${visitorCustomers}::uuid[])`)}
${visitorRule("customers", `email = ${visitorEmail}`)}
${visitorRule("visitor_profiles", `email = ${visitorEmail}`)}
${visitorRule("visitor_sessions", `email = ${visitorEmail}`)}
${["admin_users", "api_keys", "code_flows", "desk_transactions", "roles", "sessions", "subscriptions"]
  .map((table) => visitorRule(table))
  .join("")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

${readableByLookups("visitor_sessions", "org_id, session_id, token_hash, email, expires_at")}
${readableByLookups("customers", "org_id, customer_id, email")}
${readableByLookups("idempotency_keys", "org_id, created_at")}
grant select (expires_at) on code_flows to carrel_lookup;

-- A visitor's token names no tenant; its hash finds the address that he proved, and which customers have it.
${lookup(
  "find_visitor_session(p_token_hash text)",
  "table (org_id uuid, session_id uuid, email text, expires_at timestamptz, customer_ids uuid[])",
  `select s.org_id, s.session_id, s.email, s.expires_at,
     array(select c.customer_id from customers c where c.org_id = s.org_id and c.email = s.email and c.email <> '')
   from visitor_sessions s where s.token_hash = p_token_hash`,
)}

create index code_flows_expiry on code_flows (expires_at);
create index sessions_expiry on sessions (expires_at);
create index visitor_sessions_expiry on visitor_sessions (expires_at);

-- The sweep goes through every tenant; what it finds is deleted in that tenant's own transaction.
${lookup(
  "organisations_to_sweep(p_flows timestamptz, p_sessions timestamptz, p_keys timestamptz, p_limit integer)",
  "setof uuid",
  `(select org_id from code_flows where expires_at < p_flows order by expires_at limit p_limit)
   union (select org_id from sessions where expires_at < p_sessions order by expires_at limit p_limit)
   union (select org_id from visitor_sessions where expires_at < p_sessions order by expires_at limit p_limit)
   union (select org_id from idempotency_keys where created_at < p_keys order by created_at limit p_limit)`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
