import type {
  ChangeSubscription,
  CurrentSubscription,
  PaymentOrder,
  PlanCatalogue,
  Subscription,
  SubscriptionChange,
  SubscriptionTransactions,
  VerifiedPayment,
  VerifyPayment,
} from "../schemas/subscription";
import { type Nothing, read, write } from "./operation";

/** A new plan changes what the session says of the subscription, and what may be added. */
const touches = ["subscription", "auth", "organisation", "dashboard"];

export const subscription = {
  /**
   * The organisation's subscription with the plans and add-ons that it can change to.
   * @example const { subscription, availablePlans } = await client.subscription.current();
   */
  current: read<Nothing, CurrentSubscription>("GET /admin/subscription/current", { gives: "reply", fresh: 300_000 }),

  /**
   * What was paid for the subscription, and what of it is to be given back, newest first. An order that another one's
   * payment ended has `failed`.
   * @example const { transactions } = await client.subscription.transactions();
   */
  transactions: read<Nothing, SubscriptionTransactions>("GET /admin/subscription/transactions", { gives: "reply" }),

  /**
   * What a change of plan or add-ons would cost, line by line in the minor unit, with credit for unused days; changes nothing.
   * @example const { amount, lines } = await client.subscription.previewChange({ planCode: "growth", addOns: [{ code: "desks-50", quantity: 1 }] });
   */
  previewChange: read<ChangeSubscription, SubscriptionChange>("POST /admin/subscription/preview-change"),

  /**
   * Orders a change of plan or add-ons: give `checkout` to Razorpay, or lead to `checkoutUrl` where there is one, and give the answer
   * to `verifyPayment`. With `isRecurring` the
   * gateway takes `nextAmount` by itself from the period's end on (400 where nothing is due now). A plan that
   * holds less than there is, and less than the one before, is refused (409 `plan_too_small` with the passed limits), and so is one whose price has just
   * changed (409 `price_changed`), or that is paid for years ahead (409 `paid_far_ahead`). The first of several orders
   * that is paid ends the others. While the gateway can't be reached the answer is 503 `payment_gateway_unavailable`.
   * @example const { transactionId, checkout } = await client.subscription.createOrder({ planCode: "growth", isRecurring: true });
   */
  createOrder: write<ChangeSubscription, PaymentOrder>("POST /admin/subscription/create-order", {
    creates: true,
    touches,
  }),

  /**
   * Ends a payment with the checkout's answer: its status becomes `completed` and the subscription runs (400
   * `signature_invalid`; 409 `payment_incomplete` while the money isn't there). Money that came for an order that can't be
   * paid any more is noted to be given back (409 `payment_to_return`); what is only held is not taken (409 `order_ended`).
   * A repeat changes nothing.
   * @example const { status } = await client.subscription.verifyPayment({ razorpay_order_id, razorpay_payment_id, razorpay_signature });
   */
  verifyPayment: write<VerifyPayment, VerifiedPayment>("POST /admin/subscription/verify-payment", { touches }),

  /**
   * Stops later payments, at the gateway first: the subscription is `CANCELLED` and stays until its period's end (409
   * `not_recurring` when nothing recurs, `payment_gateway_changed` when it does at a gateway that the platform uses no longer; 503
   * `payment_gateway_unavailable` while the gateway can't be told).
   * @example await client.subscription.cancelRecurring();
   */
  cancelRecurring: write<Nothing, Subscription>("POST /admin/subscription/cancel-recurring", { touches }),

  /**
   * The plans and add-ons for sale, for anyone; amounts in the minor unit.
   * @example const { plans, addOns } = await client.subscription.plans();
   */
  plans: read<Nothing, PlanCatalogue>("GET /organization/plans", { access: "public", fresh: 300_000, addition: true }),
};
