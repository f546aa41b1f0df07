import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** What makes requests safe to repeat and mails safe to lose a server under. */
export const outbox: Migration = {
  name: "0005-outbox",
  sql: /* sql */ `
-- No foreign key to organisations: a sign-up's code is mailed before the organisation exists.
create table mails (
  org_id uuid not null,
  mail_id uuid not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, mail_id)
);
create index mails_due on mails (due_at) where status = 'QUEUED';
create index mails_created on mails (created_at);
${tenantTable("mails")}

-- No foreign key to organisations: a sign-up may carry a key too.
create table idempotency_keys (
  org_id uuid not null,
  actor_id text not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (org_id, actor_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
${tenantTable("idempotency_keys")}
`,
};
