import type { RazorpayEvent, Received, StripeEvent } from "../schemas/payment";
import { write } from "./operation";

export const payments = {
  /**
   * Takes Razorpay's events. The header `x-razorpay-signature` holds an HMAC-SHA256 over the raw body (401
   * `signature_invalid` otherwise); an event that came before changes nothing. A subscription's
   * charges, failures and ends are taken in too.
   * @example await client.payments.razorpayWebhook({ entity: "event", event: "payment.captured", payload: {}, created_at: 1795255200 });
   */
  razorpayWebhook: write<RazorpayEvent, Received>("POST /payments/razorpay/webhook", {
    access: "signed",
    touches: ["subscription", "mobilePayment"],
    addition: true,
  }),

  /**
   * Takes Stripe's events. The header `stripe-signature` holds an HMAC-SHA256 over its time and the raw body (401
   * `signature_invalid` otherwise, and five minutes after that time). An event says what to look at: the gateway is asked how the order
   * stands, so that events may come twice and in any order (503 `payment_gateway_unavailable` while it can't be asked).
   * @example await client.payments.stripeWebhook({ id: "evt_1", object: "event", type: "invoice.paid", data: { object: {} }, created: 1795255200 });
   */
  stripeWebhook: write<StripeEvent, Received>("POST /payments/stripe/webhook", {
    access: "signed",
    touches: ["subscription", "mobilePayment"],
    addition: true,
  }),
};
