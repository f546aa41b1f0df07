import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** Members are told before their time ends: once for each of the days that the organisation set, and anew for another end. */
export const endingMails: Migration = {
  name: "0061-ending-mails",
  sql: /* sql */ `
create table ending_mails (
  org_id uuid not null references organisations (org_id),
  booking_id uuid not null,
  -- Of the term as it was when its member was told: a renewal has another.
  last_day date not null,
  -- So many days before it, or later where the server stood still.
  days integer not null,
  branch_id uuid not null,
  noted_at timestamptz not null,
  primary key (org_id, booking_id, last_day, days)
);
${tenantTable("ending_mails", { grants: "select, insert" })}
${restricted("branch", "ending_mails", inBranches())}
${restricted("visitor", "ending_mails", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
-- As far ahead as the organisation's longest reminder, and a day more for time zones. By index, branch by branch.
${lookup(
  "organisations_with_endings(p_at timestamptz)",
  "setof uuid",
  `
#variable_conflict use_column
begin
  return query select distinct br.org_id from organisations o
  cross join lateral (
    select max(day::integer) + 2 as days from jsonb_array_elements_text(o.org_settings -> 'expiryReminderDays') day
  ) ahead
  join branches br on br.org_id = o.org_id
  cross join lateral (
    select 1 from bookings b
    where b.org_id = br.org_id and b.branch_id = br.branch_id and b.status = 'CONFIRMED' and b.type = 'DAILY'
      and b.customer_id is not null and b.fee_plan_id is not null
      and b.ends_at > p_at and b.ends_at < p_at + make_interval(days => ahead.days)
    limit 1 offset 0
  ) ending
  where o.is_active and ahead.days is not null;
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
