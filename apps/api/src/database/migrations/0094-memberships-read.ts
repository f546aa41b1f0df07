import { BRANCHES, beyond } from "./0062-one-person";
import type { Migration } from "./migration";
import { ALL } from "./scope-rules";
import { readableByLookups } from "./tenant-table";

/** A branch's memberships that end in a stretch of time, by index: those that are over are not read. @param until such as `interval '10 days'` */
const endings = (until: string) => /* sql */ `
  cross join lateral (
    select 1 from memberships m
    where m.org_id = br.org_id and m.branch_id = br.branch_id and m.status = 'ACTIVE'
      and m.ends_at > p_at and m.ends_at < p_at + ${until}
    limit 1 offset 0
  ) ending`;

/** What names a customer and a branch. */
export const HANGS_ON_CUSTOMERS = ["bookings", "desk_transactions", "memberships", "membership_people"];

/** SQL that says what of customers lies in branches beyond the caller's. @param tables that carrel_lookup reads */
export const customersElsewhere = (tables: readonly string[]) => /* sql */ `
create or replace function customers_elsewhere(p_customer_ids uuid[]) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
  allowed uuid[] := ${BRANCHES};
begin
  if coalesce(current_setting('app.branch_ids', true), '') = '${ALL}' then
    return false;
  end if;
  return ${tables.map(beyond).join(" or ")};
end
$$;`;

/** What looks across tenants and branches asks memberships. A seat's marks stay: its id is that of its first booking. */
export const membershipsRead: Migration = {
  name: "0094-memberships-read",
  sql: /* sql */ `
-- Whose end it was: a membership. A seat's first booking has its id, so that marks from before hold, and those of servers of the release
-- before do. The column gets its name a release later.
comment on column ending_mails.booking_id is 'the membership';

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
create or replace function organisations_with_endings(p_at timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
begin
  return query select distinct br.org_id from organisations o
  cross join lateral (
    select max(day::integer) + 2 as days from jsonb_array_elements_text(o.org_settings -> 'expiryReminderDays') day
  ) ahead
  join branches br on br.org_id = o.org_id
  ${endings("make_interval(days => ahead.days)")}
  where o.is_active and ahead.days is not null;
end
$$;

create or replace function organisations_to_remind(p_at timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select br.org_id from branches br
   ${endings("interval '10 days'")}
   union
   select s.org_id from subscriptions s
   where s.current_period_end between p_at - interval '12 days' and p_at + interval '10 days';
end
$$;

${readableByLookups("membership_people")}
${customersElsewhere(HANGS_ON_CUSTOMERS)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
