import { lookup } from "./lookup";
import type { Migration } from "./migration";

/**
 * A membership of a shift has its time as agreed: nothing of it follows from its bookings. What follows of the other kinds'
 * (0091) was reckoned all the same, over all bookings that such a membership ever had: of a sale's time a seventh.
 */
export const shiftsNotFollowed: Migration = {
  name: "0150-shifts-not-followed",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
alter function follow_bookings(bookings[]) rename to follow_memberships;
revoke execute on function follow_memberships(bookings[]) from carrel_app;

${lookup(
  "follow_bookings(p_bookings bookings[])",
  "void",
  `
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
  whose uuid[] := array(select distinct n.membership_id from unnest(p_bookings) n where n.org_id = org and n.membership_id is not null);
begin
  -- One that names none may begin a seat's.
  if exists (select from unnest(p_bookings) n where n.org_id = org and n.membership_id is null and n.status = 'CONFIRMED' and n.type = 'DAILY')
    or cardinality(whose) <> (select count(*) from memberships m
      where m.org_id = org and m.membership_id = any (whose) and m.kind = 'shift')
  then
    perform follow_memberships(p_bookings);
  end if;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
