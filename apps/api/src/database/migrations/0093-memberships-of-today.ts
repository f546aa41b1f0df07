import { assigns, insertSeats } from "./0091-memberships";
import type { Migration } from "./migration";

/** Each assignment of today gets its membership. Bookings are locked row by row alone, so that others go on. */
export const membershipsOfToday: Migration = {
  name: "0093-memberships-of-today",
  sql: /* sql */ `
grant carrel_lookup to current_user;
set local role carrel_lookup;
update bookings b set membership_id = b.booking_id where b.membership_id is null and ${assigns("b")};
${insertSeats("bookings b")} where b.membership_id = b.booking_id on conflict do nothing;
reset role;
revoke carrel_lookup from current_user;
`,
};
