import type { Migration } from "./migration";

/** The bookings whose visitors say that they have paid, until somebody answers: also those that were cancelled meanwhile. */
export const claimsOpen: Migration = {
  name: "0128-claims-open",
  index: "bookings_claimed",
  sql: /* sql */ `create index concurrently bookings_claimed on bookings (org_id, branch_id, starts_at, booking_id)
    where claimed_at is not null and claim_answer is null;`,
};
