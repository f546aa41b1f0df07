import type { RazorpayEvent, Received } from "../schemas/payment";
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
};
