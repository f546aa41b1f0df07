import type { Operation } from "@carrel/sdk/contract";
import { Failure } from "../failure";
import type { PaymentGateway } from "../ports";

/**
 * Lets an operation that a signature lets through go on only with the payment gateway's, over the very bytes that came.
 * @throws Failure 401 `signature_invalid`
 */
export const requireSignature = (
  gateway: Pick<PaymentGateway, "isSignedEvent">,
  { access }: Operation,
  headers: Headers,
  body: Uint8Array,
) => {
  if (access !== "signed") return;
  const signature = headers.get("x-razorpay-signature");
  if (signature && gateway.isSignedEvent(body, signature)) return;
  throw new Failure({ status: 401, code: "signature_invalid", message: "The signature of this event is wrong." });
};
