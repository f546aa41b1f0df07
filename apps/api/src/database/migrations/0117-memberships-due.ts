import type { Migration } from "./migration";

/** The memberships that are not paid in full, in the order of their list. */
export const membershipsDue: Migration = {
  name: "0117-memberships-due",
  index: "memberships_due",
  sql: /* sql */ `create index concurrently memberships_due on memberships (org_id, branch_id, ends_at, membership_id)
    where status <> 'CANCELLED' and coalesce(paid, 0) < amount;`,
};
