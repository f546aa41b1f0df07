import { lookup } from "./lookup";
import type { Migration } from "./migration";

const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** People are invited only: an address counts once its person proved it (decisions 10 and 31). */
export const invited: Migration = {
  name: "0047-invited",
  sql: /* sql */ `
-- Null: invited, and the link was not followed yet.
alter table admin_users add column email_proven_at timestamptz;
-- Whoever has an account goes on with it.
alter table admin_users no force row level security;
update admin_users set email_proven_at = coalesce(last_login_at, created_at);
alter table admin_users force row level security;

alter table admin_users drop constraint admin_users_email_unique;
create unique index admin_users_email_unique on admin_users (email) where email_proven_at is not null;
alter table admin_users add constraint admin_users_email_once unique (org_id, email);

alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check check (kind in ('set_up', 'invitation', 'new_address', 'old_address'));
create index links_email on links (email) where email <> '';

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (email_proven_at) on admin_users to carrel_lookup;
grant select (kind, user_id, email) on links to carrel_lookup;

-- Whether a reseller's owner has come yet; the rest of the function stays as it is.
do $migration$
begin
  execute replace(pg_get_functiondef('find_resellers'::regproc), $$'phone', u.phone)$$,
    $$'phone', u.phone, 'invited', u.email_proven_at is null)$$);
end
$migration$;

drop function find_person_organisation(text);
${lookup(
  "find_person_organisation(p_email text)",
  "uuid",
  `begin
  return (select org_id from admin_users where email = lower(p_email) and email_proven_at is not null);
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- An address is somebody's who proved it, and for as long as he can take it back after it was moved away from.
drop function is_email_taken(text);
${lookup(
  "is_email_taken(p_email text, p_user_id uuid, p_at timestamptz)",
  "boolean",
  `begin
  return exists (
      select from admin_users
      where email = lower(p_email) and email_proven_at is not null and user_id is distinct from p_user_id
    ) or exists (
      select from links
      where email = lower(p_email) and kind = 'old_address' and expires_at > p_at and user_id is distinct from p_user_id
    );
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- Whoever proves an address ends what others sent to it: each is told of its own invitation, and of nothing else.
create policy inviters on notification_events for insert to carrel_lookup
  with check (type = 'invitation_ended' and exists (
    select from links l
    where l.org_id = notification_events.org_id and l.user_id = notification_events.subject_id and l.kind = 'invitation'));
${lookup(
  "tell_inviters(p_email text, p_at timestamptz)",
  "setof uuid",
  `begin
  return query
    insert into notification_events (org_id, event_id, type, subject_id, occasion, occurred_at)
    select l.org_id, gen_random_uuid(), 'invitation_ended', l.user_id, p_at::text, p_at
    from links l
    where l.email = lower(p_email) and l.kind = 'invitation' and l.expires_at > p_at and l.org_id <> ${CALLER}
      and exists (
        select from admin_users u
        where u.email = lower(p_email) and u.email_proven_at is not null and u.org_id = ${CALLER}
      )
    returning notification_events.org_id;
end`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
