import type { Migration } from "./migration";

/** The bookings that ask for a plan's pass: a plan that is deleted looks for them. */
export const bookingsAsking: Migration = {
  name: "0111-bookings-asking",
  index: "bookings_asking",
  sql: /* sql */ `create index concurrently bookings_asking on bookings (org_id, pass_plan_id)
    where pass_plan_id is not null;`,
};
