import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Whose bookings look as what a move left behind, a page at a time; the job proves and turns them in each tenant. */
export const doublesToTurn: Migration = {
  name: "0073-doubles-to-turn",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (amount, notes) on bookings to carrel_lookup;
${lookup(
  "doubles_to_turn(p_after_org uuid, p_after_booking uuid, p_limit integer)",
  "table (org_id uuid, booking_id uuid)",
  `
begin
  return query select b.org_id, b.booking_id from bookings b
    where (b.org_id, b.booking_id) > (p_after_org, p_after_booking)
      and b.status = 'CONFIRMED' and b.amount = 0 and b.notes like 'Moved to % (booking ________)'
    order by b.org_id, b.booking_id limit p_limit;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
