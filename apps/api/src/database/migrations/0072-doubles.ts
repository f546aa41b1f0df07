import type { Migration } from "./migration";

/**
 * Bookings that look as what moves left behind them before there were stays: the job that turns them finds them by this. They
 * are few, and become fewer.
 */
export const doubles: Migration = {
  name: "0072-doubles",
  index: "bookings_doubles",
  sql: /* sql */ `create index concurrently bookings_doubles on bookings (org_id, booking_id)
    where status = 'CONFIRMED' and amount = 0 and notes like 'Moved to % (booking ________)'`,
};
