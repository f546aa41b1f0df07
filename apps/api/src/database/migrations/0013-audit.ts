import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/**
 * Who did what. Requests add entries and never change one; sealing (platform/audit/seal.ts) gives each entry its number
 * and hash once. Nothing deletes them, so an organisation that has some can't be deleted either.
 */
export const audit: Migration = {
  name: "0013-audit",
  sql: /* sql */ `
create table audit_log (
  org_id uuid not null references organisations (org_id),
  entry_id uuid not null,
  -- In milliseconds, as entries are read: nothing below may change unseen.
  occurred_at timestamptz not null check (occurred_at = date_trunc('milliseconds', occurred_at)),
  actor_kind text not null check (actor_kind in ('person', 'customer', 'visitor', 'apiKey', 'system')),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  resource text not null,
  record_id uuid,
  before jsonb,
  after jsonb,
  address text not null,
  user_agent text not null,
  request_id text not null,
  -- Null until the entry is sealed.
  sequence bigint check (sequence > 0),
  hash text,
  primary key (org_id, entry_id),
  constraint audit_log_sequence unique (org_id, sequence),
  check ((sequence is null) = (hash is null))
);
${tenantTable("audit_log", { grants: "select, insert" })}
grant update (sequence, hash) on audit_log to carrel_app;
create policy unsealed_at_first on audit_log as restrictive for insert to carrel_app with check (sequence is null);
create policy sealed_once on audit_log as restrictive for update to carrel_app
  using (sequence is null) with check (sequence is not null);
-- Entries tell of every branch and of every visitor. Asked so that the planner expects it to hold: with "is null" it
-- reckons with one row of 40,000, and no longer stops at a page's end.
create policy whole_organisation on audit_log as restrictive for select to carrel_app
  using ((select case when coalesce(current_setting('app.branch_ids', true), '') = ''
    and coalesce(current_setting('app.visitor_email', true), '') = '' then true end) is not null);

create index audit_log_unsealed on audit_log (org_id, occurred_at, entry_id) where sequence is null;
create index audit_log_time on audit_log (org_id, occurred_at, entry_id);
create index audit_log_actor on audit_log (org_id, actor_id, occurred_at, entry_id);
create index audit_log_name on audit_log (org_id, actor_name, occurred_at, entry_id);
create index audit_log_action on audit_log (org_id, action, occurred_at, entry_id);
create index audit_log_resource on audit_log (org_id, resource, occurred_at, entry_id);
create index audit_log_record on audit_log (org_id, record_id, occurred_at, entry_id);

-- How far an organisation's chain goes: its row is what sealing locks, and what tells that the end was cut off.
create table audit_heads (
  org_id uuid primary key references organisations (org_id),
  entries bigint not null default 0,
  last_hash text not null default ''
);
${tenantTable("audit_heads", { grants: "select, insert, update" })}

-- What an entry's hash covers, beside the hash before it. Its number comes apart, since sealing has yet to write it.
create function audit_text(entry audit_log, number bigint) returns text language sql stable as $$
  select jsonb_build_array(entry.org_id, number, entry.entry_id, (extract(epoch from entry.occurred_at) * 1000)::bigint,
    entry.actor_kind, entry.actor_id, entry.actor_name, entry.action, entry.resource, entry.record_id, entry.before,
    entry.after, entry.address, entry.user_agent, entry.request_id)::text
$$;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("audit_log", "org_id, sequence")}
-- The job seals for every tenant, each in that tenant's own transaction.
${lookup(
  "unsealed_organisations(p_limit integer)",
  "setof uuid",
  "select distinct org_id from audit_log where sequence is null limit p_limit",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
