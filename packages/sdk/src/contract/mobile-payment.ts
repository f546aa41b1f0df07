import type { ById } from "../schemas/common";
import type { CreateMobilePayment, MobilePayment, VerifyMobilePayment } from "../schemas/payment";
import { read, write } from "./operation";

export const mobilePayment = {
  /**
   * Not available yet: the server answers 404 `not_available`.
   * Moves the payment of an order to a phone; show `url` as a QR code and ask for the session until it is paid.
   * @example const { url } = await client.mobilePayment.createSession({ transactionId: order.transactionId });
   */
  createSession: write<CreateMobilePayment, MobilePayment>("POST /mobile-payment/create-session", {
    permission: "subscription.write",
    creates: true,
    touches: ["mobilePayment"],
  }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * A payment session, for whoever knows its id: the phone reads what to pay, the desktop whether it was paid.
   * @example const { status } = await client.mobilePayment.session({ id });
   */
  session: read<ById, MobilePayment>("GET /mobile-payment/session/{id}", { access: "public" }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Ends a payment on the phone with the checkout's answer (400 `signature_invalid`; 410 `payment_session_expired`).
   * @example await client.mobilePayment.verify({ id, razorpay_order_id, razorpay_payment_id, razorpay_signature });
   */
  verify: write<VerifyMobilePayment, MobilePayment>("POST /mobile-payment/session/{id}/verify", {
    access: "public",
    touches: ["mobilePayment", "subscription", "auth", "organisation"],
    addition: true,
  }),
};
