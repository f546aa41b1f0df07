import type { ById } from "../schemas/common";
import type { MobilePayment, VerifyMobilePayment } from "../schemas/payment";
import { read, write } from "./operation";

/** What anyone may call who was shown the QR code of a payment. */
export const publicMobilePayment = {
  /**
   * A payment session, for whoever knows its id: the phone reads what to pay and to whom, the desktop whether it was paid. An
   * hour after its end it is as unknown as one that never was.
   * @example const { status } = await client.mobilePayment.session({ id });
   */
  session: read<ById, MobilePayment>("GET /mobile-payment/session/{id}", { access: "public" }),

  /**
   * Ends a payment on the phone with the checkout's answer, as `subscription.verifyPayment` does, with the same refusals. An
   * answer of another order is 400 `signature_invalid`. Once the session is over, money that is only held is not taken (410
   * `payment_session_expired`); money that is there counts.
   * @example await client.mobilePayment.verify({ id, razorpay_order_id, razorpay_payment_id, razorpay_signature });
   */
  verify: write<VerifyMobilePayment, MobilePayment>("POST /mobile-payment/session/{id}/verify", {
    access: "public",
    touches: ["mobilePayment", "subscription", "auth", "organisation"],
    addition: true,
  }),
};
