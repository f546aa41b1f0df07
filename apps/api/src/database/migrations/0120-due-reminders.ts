import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

const ALL = "'00000000-0000-0000-0000-000000000000'::uuid";

/** Who owes is reminded by mail, at most once a day (decision 72). */
export const dueReminders: Migration = {
  name: "0120-due-reminders",
  sql: /* sql */ `
-- The days after which an organisation reminds by itself: none, until it says so.
alter table organisations alter column org_settings set default '{"holdMinutes": 15, "pendingHours": 48,
  "visitorPendingBookings": 3, "visitorPendingDays": 31, "visitorBookingDays": 31, "slotMinutes": 60,
  "bookingWindowDays": 60, "cancelUntilMinutes": 0, "expiryReminderDays": [7, 1], "dueReminderDays": [], "floatingFactor": 1}';
alter table organisations no force row level security;
update organisations set org_settings = '{"dueReminderDays": []}' || org_settings;
alter table organisations force row level security;

create table due_reminders (
  org_id uuid not null references organisations (org_id),
  -- As in debts.
  debtor uuid not null,
  -- Of the branch. Of two at once, in whatever branches, one gets in.
  day date not null,
  branch_id uuid not null,
  reminded_at timestamptz not null,
  primary key (org_id, debtor, day)
);
${tenantTable("due_reminders", { grants: "select, insert" })}
${restricted("branch", "due_reminders", inBranches())}
${restricted("visitor", "due_reminders", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
-- Whether a reader wants no mails of the tenant's that he didn't ask for.
${lookup(
  "mail_stopped(p_address text)",
  "boolean",
  `
declare
  whose bytea := mail_reader(p_address);
begin
  return exists (
    select from mail_stops
    where reader = whose and sender_id in (nullif(current_setting('app.org_id', true), '')::uuid, ${ALL})
  );
end
`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
-- Organisations that remind by themselves, to whom something is owed, and with a branch where it is between two hours of the day.
${lookup(
  "organisations_with_debts(p_at timestamptz, p_from integer, p_until integer)",
  "setof uuid",
  `
begin
  return query select o.org_id from organisations o
  where o.is_active and jsonb_array_length(o.org_settings -> 'dueReminderDays') > 0
    and exists (
      select from branches br where br.org_id = o.org_id
        and extract(hour from p_at at time zone br.timezone) >= p_from and extract(hour from p_at at time zone br.timezone) < p_until
    )
    and exists (select from debts d where d.org_id = o.org_id);
end
`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
