import * as z from "zod";
import { Person } from "./comment";
import { Amount, Currency, Id, Instant, page, pageQuery, requiredText, stamps, text } from "./common";
import { GatewayId, PaymentGateway } from "./payment";

/**
 * Why money that came could not pay its order: another order was paid first and ended it, the order itself had been
 * paid before, its price has changed since, or the subscription is paid too far ahead by now.
 */
export const ReturnReason = z.enum(["order_ended", "paid_twice", "price_changed", "paid_far_ahead", "mandate_ended"]);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** Money that an organisation paid for an order that could no longer be paid. It never changes but by being returned. */
export const PaymentToReturn = z.object({
  _id: Id,
  orgId: Id,
  orgName: text(120),
  /** The order that it was for. */
  transactionId: Id,
  reason: ReturnReason,
  /** Minor unit. */
  amount: Amount,
  currency: Currency,
  gateway: PaymentGateway,
  /** How it was paid, as the gateway says. */
  method: text(40),
  razorpayOrderId: GatewayId,
  razorpayPaymentId: GatewayId,
  /** Null until somebody said that it was given back. */
  returned: z.object({ reference: text(120), by: Person, at: Instant }).nullable(),
  /** `createdAt`: when the money came. */
  ...stamps,
});
export interface PaymentToReturn extends z.infer<typeof PaymentToReturn> {}

export const PaymentToReturnPage = page(PaymentToReturn);

/** `status` ALL (or none) adds no filter; `DUE`: not given back yet. */
export const PaymentToReturnQuery = z.strictObject({
  limit: pageQuery.limit,
  page: pageQuery.page,
  status: z.enum(["ALL", "DUE", "RETURNED"]).optional(),
});
export interface PaymentToReturnQuery extends z.infer<typeof PaymentToReturnQuery> {}

/** Says that a payment was given back. `reference`: by which the bank or the gateway finds it again. */
export const MarkReturned = z.strictObject({ id: Id, reference: requiredText(120) });
export interface MarkReturned extends z.infer<typeof MarkReturned> {}
