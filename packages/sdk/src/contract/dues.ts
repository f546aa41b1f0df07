import type { ById, Page } from "../schemas/common";
import type { Debtor, DebtorDetail, DueQuery, PaidDues, PayDues } from "../schemas/due";
import { read, write } from "./operation";

export const dues = {
  /**
   * Lists who owes something in the selected branch, for confirmed bookings and memberships of any state but cancelled: who owes most first.
   * `search` looks into names, addresses and phones, and `olderThan` is how many days ago the oldest began at least.
   * @example const { data } = await client.dues.list({ limit: 20, page: 1 });
   */
  list: read<DueQuery, Page<Debtor>>("POST /co-space/dues", {
    query: ["limit", "page", "search", "olderThan"],
    page: "totalRecords",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Reads what somebody owes in the selected branch, the oldest first; 404 where nothing is due.
   * @example const { items } = await client.dues.get({ id: debtor._id });
   */
  get: read<ById, DebtorDetail>("GET /co-space/dues/{id}", { permission: "bookings.read", addition: true }),

  /**
   * Takes money for what somebody owes in the selected branch: it pays the oldest first, the last of them in part. More than is due is 409 `payment_exceeds`
   * with `data.due`, and where nothing is due `nothing_due`.
   * @example const { due } = await client.dues.pay({ id: debtor._id, amount: debtor.due, currency: debtor.currency, method: "cash" });
   */
  pay: write<PayDues, PaidDues>("POST /co-space/dues/{id}/payments", {
    permission: "bookings.write",
    touches: ["dues", "bookings", "memberships", "desks", "customers", "dashboard"],
    addition: true,
  }),
};
