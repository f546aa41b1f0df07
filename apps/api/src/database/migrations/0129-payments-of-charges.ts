import type { Migration } from "./migration";

/** What a branch was paid for charges, by day: a part of all that it was paid. */
export const paymentsOfCharges: Migration = {
  name: "0129-payments-of-charges",
  index: "desk_transactions_of_charges",
  sql: /* sql */ `create index concurrently desk_transactions_of_charges on desk_transactions (org_id, branch_id, paid_at)
    where charge_id is not null;`,
};
