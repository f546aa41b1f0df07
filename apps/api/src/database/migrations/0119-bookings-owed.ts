import { debtorOf } from "./0118-debts";
import type { Migration } from "./migration";

/** What each debtor owes for bookings, the oldest first. */
export const bookingsOwed: Migration = {
  name: "0119-bookings-owed",
  index: "bookings_owed",
  sql: /* sql */ `create index concurrently bookings_owed on bookings (org_id, (${debtorOf()}), starts_at, booking_id)
    where status = 'CONFIRMED' and coalesce(paid, 0) < amount;`,
};
