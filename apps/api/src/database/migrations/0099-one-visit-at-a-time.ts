import { assigns } from "./0091-memberships";
import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** A floating place is one: nobody has two desks by it at one time, whatever call books or moves his visits. */
export const oneVisitAtATime: Migration = {
  name: "0099-one-visit-at-a-time",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- Refuses what the tenant's bookings have become where two visits of one floating place overlap. Of two at once the second sees what the first left.
${lookup(
  "keep_visits(p_bookings bookings[])",
  "void",
  `
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
  ids uuid[];
begin
  ids := array(select distinct n.membership_id from unnest(p_bookings) n
    join memberships m on m.org_id = n.org_id and m.membership_id = n.membership_id and m.kind = 'floating'
    where n.org_id = org);
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from memberships m where m.org_id = org and m.membership_id = any (ids) order by m.membership_id for no key update;
  if exists (
    select from unnest(p_bookings) n
    join bookings b on b.org_id = org and b.membership_id = n.membership_id and b.booking_id <> n.booking_id
      and b.status = 'CONFIRMED' and b.starts_at < n.ends_at and b.ends_at > n.starts_at
    where n.org_id = org and n.status = 'CONFIRMED' and n.membership_id = any (ids)
  ) then
    raise exception 'A floating place is used twice at one time' using errcode = 'check_violation', constraint = 'memberships_one_visit';
  end if;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;

-- As 0091 had it.
create or replace function count_bookings(p_bookings bookings[], p_sign integer) returns void language plpgsql as $$
begin
  perform count_figures(p_bookings, p_sign);
  if p_sign > 0 and exists (
    select from unnest(p_bookings) b
    where b.membership_id is not null or ${assigns("b")}
  ) then
    perform follow_bookings(p_bookings);
    perform keep_visits(p_bookings);
  end if;
end
$$;
`,
};
