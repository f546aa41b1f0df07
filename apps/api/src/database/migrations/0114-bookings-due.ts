import type { Migration } from "./migration";

/** The bookings that are not paid in full, in the order of their list. */
export const bookingsDue: Migration = {
  name: "0114-bookings-due",
  index: "bookings_due",
  sql: /* sql */ `create index concurrently bookings_due on bookings (org_id, branch_id, created_at desc, booking_id)
    where status <> 'CANCELLED' and coalesce(paid, 0) < amount;`,
};
