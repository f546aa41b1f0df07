import type { VerifyPayment } from "@carrel/sdk/schemas";
import type { PaidThing } from "../ports";

/** What a checkout answers, by the contract's names: for `verifyPayment`, in an address or a body. */
export const checkoutAnswer = ({
  paymentId,
  signature,
  ...thing
}: PaidThing & { paymentId: string; signature: string }): VerifyPayment => ({
  ...("mandate" in thing ? { razorpay_subscription_id: thing.mandate } : { razorpay_order_id: thing.orderId }),
  razorpay_payment_id: paymentId,
  razorpay_signature: signature,
});
