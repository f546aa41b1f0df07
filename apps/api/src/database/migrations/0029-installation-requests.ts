import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Who calls is what the transaction began as, never a parameter: whoever calls can't name somebody else. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** Requests that a list counts (areas/list-page.ts). */
const MOST_COUNTED = 5_000;

/** Wishes that somebody comes and sets a place up, which the super organisation's staff work through. */
export const installationRequests: Migration = {
  name: "0029-installation-requests",
  sql: /* sql */ `
create table installation_requests (
  org_id uuid not null references organisations (org_id) on delete cascade,
  request_id uuid not null,
  contact_name text not null,
  phone text not null,
  address jsonb not null,
  preferred_date date,
  notes text not null default '',
  status text not null default 'REQUESTED',
  -- Somebody of this organisation or of the super organisation, and what he was called then: no foreign key.
  assigned_to uuid,
  assigned_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, request_id),
  check ((assigned_to is null) = (assigned_name is null)),
  check (status = 'CANCELLED' or (status = 'REQUESTED') = (assigned_to is null))
);
create index installation_requests_list on installation_requests (org_id, created_at desc, request_id desc);
-- The super organisation's list of everybody's, and its way from an id to the organisation.
create index installation_requests_all on installation_requests (created_at desc, request_id desc);
create index installation_requests_all_by_status on installation_requests (status, created_at desc, request_id desc);
create index installation_requests_id on installation_requests (request_id);
${tenantTable("installation_requests")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("installation_requests")}

-- Everybody's requests, for who works in every branch of the super organisation; for everybody else none.
${lookup(
  "find_installation_requests(p_ids uuid[], p_status text, p_limit integer, p_offset integer)",
  `table (org_id uuid, request_id uuid, contact_name text, phone text, address jsonb, preferred_date date, notes text,
    status text, assigned_to uuid, assigned_name text, created_at timestamptz, updated_at timestamptz, org_name text,
    org_code text, all_rows integer)`,
  `
declare
  found text := 'from installation_requests r where ' || case
    when p_ids is not null then 'r.request_id = any ($1)'
    when p_status is not null then 'r.status = $2'
    else 'true' end;
begin
  if not exists (select from organisations caller where caller.org_id = ${CALLER} and caller.is_super)
    or coalesce(current_setting('app.branch_ids', true), '') <> ''
    or coalesce(current_setting('app.visitor_email', true), '') <> '' then
    return;
  end if;
  return query execute 'select page.*, o.org_name, o.org_code,
      (select count(*)::integer from (select ' || found || ' limit ${MOST_COUNTED}) counted)
    from (select r.* ' || found || ' order by r.created_at desc, r.request_id desc limit $3 offset $4) page
    join organisations o on o.org_id = page.org_id order by page.created_at desc, page.request_id desc'
    using p_ids, p_status, p_limit, p_offset;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- What an organisation's request lets the super organisation's staff be told, in the request's own transaction: the
-- door's way in is this one kind of event, about a request of the transaction's tenant.
create policy platform on notification_events for insert to carrel_lookup
  with check (type in ('installation_requested', 'installation_assigned')
    and exists (select from organisations o where o.org_id = notification_events.org_id and o.is_super));
grant insert on notification_events to carrel_lookup;
${lookup(
  `tell_platform(p_event_id uuid, p_type text, p_subject_id uuid, p_occasion text, p_actor_id uuid, p_detail jsonb,
    p_at timestamptz)`,
  "uuid",
  `insert into notification_events (org_id, event_id, type, subject_id, occasion, actor_id, detail, occurred_at)
   select o.org_id, p_event_id, p_type, p_subject_id, p_occasion, p_actor_id, p_detail, p_at
   from installation_requests r join organisations o on o.is_super and o.org_id <> r.org_id
   where r.org_id = ${CALLER} and r.request_id = p_subject_id
   returning org_id`,
  "carrel_app",
  "volatile",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
