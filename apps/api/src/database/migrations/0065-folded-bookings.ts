import { BOOKING_TEXT } from "./0021-search";
import type { Migration } from "./migration";

/** A booking's text as it is searched, without its accents. */
const FOLDED_BOOKING = BOOKING_TEXT.replace(/^lower/, "folded");

/** As `bookings_text`, which it takes the place of. */
export const foldedBookings: Migration = {
  name: "0065-folded-bookings",
  index: "bookings_folded",
  sql: `create index concurrently bookings_folded on bookings using gin ((${FOLDED_BOOKING}) gin_trgm_ops, org_id)
  with (gin_pending_list_limit = 256)`,
};
