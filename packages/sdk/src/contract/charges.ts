import type { AddCharge, CancelCharge, Charge, ChargeQuery, PayCharge, RefundCharge } from "../schemas/charge";
import type { ById, Page } from "../schemas/common";
import { read, write } from "./operation";

/** What a charge makes stale. */
const touches = ["charges", "dues", "customers", "ledger", "cash", "dashboard"];

export const charges = {
  /**
   * Lists what a customer was charged for beside bookings and memberships, the latest first, those that were cancelled too.
   * @example const { data } = await client.charges.list({ customerId: customer._id, limit: 20, page: 1 });
   */
  list: read<ChargeQuery, Page<Charge>>("GET /co-space/customers/{customerId}/charges", {
    query: ["limit", "page"],
    page: "totalRecords",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Reads one charge.
   * @example const { amount, paid } = await client.charges.get({ id: charge._id });
   */
  get: read<ById, Charge>("GET /co-space/charges/{id}", { permission: "bookings.read", addition: true }),

  /**
   * Charges a customer for something, such as a lost key. With a `method` it is paid at once, with `paying` in part; without, it is due.
   * @example await client.charges.add({ customerId: customer._id, amount: 30_000, reason: "Lost key" });
   */
  add: write<AddCharge, Charge>("POST /co-space/customers/{customerId}/charges", {
    permission: "bookings.write",
    creates: true,
    touches,
    addition: true,
  }),

  /**
   * Takes money for a charge, as `bookings.pay` does: 409 `nothing_due`, `payment_exceeds` with `data.due`, or `charge_cancelled`.
   * @example const { paid } = await client.charges.pay({ id: charge._id, amount: 30_000, method: "upi" });
   */
  pay: write<PayCharge, Charge>("POST /co-space/charges/{id}/payments", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Gives back what was paid for a charge, whatever its state, or a part of it. More than `paid` is 409 `refund_exceeds` with `data.paid`.
   * @example await client.charges.refund({ id: charge._id, amount: 30_000, method: "cash", reason: "The key was found" });
   */
  refund: write<RefundCharge, Charge>("POST /co-space/charges/{id}/refunds", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),

  /**
   * Takes a charge back, for a reason: nothing is owed for it any more. What was paid stays, and can be given back. 409 `charge_cancelled`
   * where that was done already.
   * @example await client.charges.cancel({ id: charge._id, reason: "The key was found" });
   */
  cancel: write<CancelCharge, Charge>("POST /co-space/charges/{id}/cancellation", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),
};
