import { lookup } from "./lookup";
import type { Migration } from "./migration";

const found = (signature: string, query: string) =>
  lookup(
    signature,
    "table (org_id uuid, mail_id uuid)",
    `
begin
  return query ${query};
end
`,
    "carrel_app",
    "stable",
    "plpgsql",
  );

/** What a mail said is kept no longer than it is of use, and what waited for a mail server leaves. */
export const mailsAtRest: Migration = {
  name: "0045-mails-at-rest",
  sql: /* sql */ `
alter table mails
  add column good_until timestamptz,
  -- Told from the start, but by servers of the version before, while they still run.
  add column enqueue_at timestamptz not null default now(),
  drop constraint mails_status_check,
  add constraint mails_status_check check (status in ('QUEUED', 'SENT', 'FAILED', 'EXPIRED'));

alter table mails no force row level security;
-- Their subjects began with the code, which was good for ten minutes.
update mails set subject = regexp_replace(subject, '^[0-9]{6} is your ', 'Your '),
  good_until = case when status = 'QUEUED' then created_at + interval '10 minutes' end
where subject ~ '^[0-9]{6} is your .* code$';
update mails set text_body = '', html_body = '', attachments = '[]' where status = 'FAILED';
update mails set enqueue_at = due_at where status = 'QUEUED';
alter table mails force row level security;

-- No look-up finds by due_at any more: without an index a lease and a failed try write none.
drop index mails_due;
create index mails_enqueue on mails (enqueue_at) where status = 'QUEUED';
create index mails_good_until on mails (good_until) where status = 'QUEUED' and good_until is not null;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

drop function due_mails(timestamptz, integer);

-- The sweep works through every tenant's mails, each in its own tenant's transaction, without the tenants where it failed.
${found(
  "due_mails(p_at timestamptz, p_without uuid[], p_limit integer)",
  `select m.org_id, m.mail_id from mails m
    where m.status = 'QUEUED' and m.enqueue_at <= p_at and (m.good_until is null or m.good_until > p_at)
      and m.org_id <> all (p_without)
    order by m.enqueue_at limit p_limit`,
)}
-- Not those that a server is sending at this moment.
${found(
  "mails_to_end(p_at timestamptz, p_waiting_since timestamptz, p_without uuid[], p_limit integer)",
  `(select m.org_id, m.mail_id from mails m
    where m.status = 'QUEUED' and m.good_until <= p_at and m.due_at <= p_at and m.org_id <> all (p_without)
    order by m.good_until limit p_limit)
  union all
  (select m.org_id, m.mail_id from mails m
    where m.status = 'QUEUED' and m.enqueue_at < p_waiting_since and m.due_at <= p_at and m.org_id <> all (p_without)
    order by m.enqueue_at limit p_limit)`,
)}
${found(
  "mails_to_delete(p_before timestamptz, p_without uuid[], p_limit integer)",
  `select m.org_id, m.mail_id from mails m
    where m.created_at < p_before and m.status <> 'QUEUED' and m.org_id <> all (p_without)
    order by m.created_at limit p_limit`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
