import type { Migration } from "./migration";

/** What a branch was paid for memberships, by day: a part of what it was paid for bookings. */
export const paymentsOfMemberships: Migration = {
  name: "0106-payments-of-memberships",
  index: "desk_transactions_of_memberships",
  sql: /* sql */ `create index concurrently desk_transactions_of_memberships on desk_transactions (org_id, branch_id, paid_at)
    where membership_id is not null;`,
};
