import type { ByCustomer, Deposit, KeepDeposit, ReturnDeposit, TakeDeposit } from "../schemas/deposit";
import { read, write } from "./operation";

const touches = ["deposits", "ledger", "cash"];

export const deposits = {
  /**
   * Reads what is held for a customer, and what came and went.
   * @example const { held } = await client.deposits.get({ customerId: customer._id });
   */
  get: read<ByCustomer, Deposit>("GET /co-space/customers/{customerId}/deposit", {
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Takes a deposit, or more of one: money that is held for a customer, and no income.
   * @example const { held } = await client.deposits.take({ customerId: customer._id, amount: 200_000, method: "cash" });
   */
  take: write<TakeDeposit, Deposit>("POST /co-space/customers/{customerId}/deposit/payments", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Gives a deposit back, or a part: more than is held is 409 `deposit_exceeds` with `data.held`.
   * @example await client.deposits.giveBack({ customerId: customer._id, amount: 200_000, method: "upi" });
   */
  giveBack: write<ReturnDeposit, Deposit>("POST /co-space/customers/{customerId}/deposit/refunds", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),

  /**
   * Keeps a deposit, or a part, for a reason: it is earned then. 409 as of `giveBack`.
   * @example await client.deposits.keep({ customerId: customer._id, amount: 50_000, reason: "A broken lamp" });
   */
  keep: write<KeepDeposit, Deposit>("POST /co-space/customers/{customerId}/deposit/kept", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),
};
