import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What the staff did. Requests add events and delete old ones; nothing changes one. */
export const tracking: Migration = {
  name: "0027-tracking",
  sql: /* sql */ `
create table tracking_events (
  org_id uuid not null,
  event_id uuid not null,
  session_id text not null,
  user_id uuid not null,
  business_unit_id uuid,
  event text not null,
  path text not null,
  properties jsonb not null default '{}',
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- By time first: the list, a period and the clean-up read it so, and it saves an index.
  primary key (org_id, occurred_at, event_id),
  -- What a person did goes when he is removed.
  foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade
);
create index tracking_events_user on tracking_events (org_id, user_id, occurred_at, event_id);
create index tracking_events_session on tracking_events (org_id, session_id, occurred_at, event_id);
create index tracking_events_event on tracking_events (org_id, event, occurred_at, event_id);
create index tracking_events_unit on tracking_events (org_id, business_unit_id, occurred_at, event_id)
  where business_unit_id is not null;
${tenantTable("tracking_events", { grants: "select, insert, delete" })}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("tracking_events", "org_id, occurred_at")}
-- The sweep deletes each tenant's in that tenant's own transaction. One look into the key for each organisation.
${lookup(
  "tracking_organisations(p_before timestamptz, p_limit integer)",
  "setof uuid",
  `select o.org_id from organisations o
   where exists (select 1 from tracking_events e where e.org_id = o.org_id and e.occurred_at < p_before)
   limit p_limit`,
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
