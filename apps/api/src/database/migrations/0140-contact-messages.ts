import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted, VISITOR_EMAIL, writtenInEveryBranch } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What strangers wrote to an organisation, and whom an answer to a mail reaches (decision 86). */
export const contactMessages: Migration = {
  name: "0140-contact-messages",
  sql: /* sql */ `
alter table mails
  -- Whom an answer reaches, where that is not who sent it: one address, of which nothing makes a second one or another header.
  add column reply_to text,
  add constraint mails_reply_to check (reply_to !~ '[[:space:][:cntrl:]<>(),;:"\\\\]') not valid;

create table contact_messages (
  org_id uuid not null references organisations (org_id) on delete cascade,
  message_id uuid not null,
  name text not null,
  -- In lower case. Nobody has proven it.
  email text not null check (email = lower(email)),
  phone text,
  subject text,
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null,
  primary key (org_id, message_id)
);
create index contact_messages_sender on contact_messages (org_id, email);
create index contact_messages_age on contact_messages (created_at);
-- What somebody wrote is nobody's to change.
${tenantTable("contact_messages", { grants: "select, insert, delete" })}
${writtenInEveryBranch("contact_messages")}
${restricted("visitor", "contact_messages", ownedByVisitor(`email = ${VISITOR_EMAIL}`))}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("contact_messages", "org_id, created_at")}
grant select (event_id, type) on notifications to carrel_lookup;
grant select (event_id, type, subject_id) on notification_events to carrel_lookup;
grant delete on notifications, notification_events to carrel_lookup;
create policy forgotten on notifications for delete to carrel_lookup using (type = 'contact_received');
create policy forgotten on notification_events for delete to carrel_lookup using (type = 'contact_received');

-- With a message goes what staff were told of it: a title with a name, and the beginning of what it said.
${lookup(
  "forget_contact()",
  "trigger",
  `
begin
  delete from notifications n using notification_events e, gone g
  where e.org_id = g.org_id and e.type = 'contact_received' and e.subject_id = g.message_id
    and n.org_id = e.org_id and n.event_id = e.event_id and n.type = 'contact_received';
  delete from notification_events e using gone g
  where e.org_id = g.org_id and e.type = 'contact_received' and e.subject_id = g.message_id;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger contact_forgotten after delete on contact_messages referencing old table as gone
  for each statement execute function forget_contact();

-- The job finds whom it has to work for; the work is then done in each tenant's own transaction.
${lookup(
  "organisations_written_before(p_before timestamptz, p_limit integer)",
  "setof uuid",
  `begin
     return query select distinct old.org_id from (
       select m.org_id from contact_messages m where m.created_at < p_before order by m.created_at limit p_limit
     ) old;
   end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
