import type { Migration } from "./migration";

/** The bookings for which more was paid than they cost, in the order of their list: somebody has to give it back. */
export const bookingsRefundable: Migration = {
  name: "0139-bookings-refundable",
  index: "bookings_refundable",
  sql: /* sql */ `create index concurrently bookings_refundable on bookings (org_id, branch_id, created_at desc, booking_id)
    where paid > case when status = 'CANCELLED' then 0 else amount end;`,
};
