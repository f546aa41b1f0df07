import type { Migration } from "./migration";

/** A membership's bookings, by their start. */
export const bookingsOfMemberships: Migration = {
  name: "0092-bookings-of-memberships",
  index: "bookings_of_membership",
  sql: /* sql */ `create index concurrently bookings_of_membership on bookings (org_id, membership_id, starts_at)
    where membership_id is not null;`,
};
