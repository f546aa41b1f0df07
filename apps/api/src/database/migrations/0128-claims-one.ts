import type { Migration } from "./migration";

/** A visitor has one claim that waits for an answer: whoever makes two at once has made one. */
export const claimsOne: Migration = {
  name: "0128-claims-one",
  index: "bookings_claim_one",
  sql: /* sql */ `create unique index concurrently bookings_claim_one on bookings (org_id, lower(visitor_email))
    where claimed_at is not null and claim_answer is null and status <> 'CANCELLED' and visitor_email <> '';`,
};
