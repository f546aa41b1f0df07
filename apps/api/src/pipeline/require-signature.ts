import { Failure } from "../failure";
import type { Implementation } from "../implement";
import type { PaymentGateway } from "../ports";

/** What comes: its headers, the very bytes of its body, and when. */
interface Event {
  headers: Headers;
  body: Uint8Array;
  now: Date;
}

/**
 * Lets an operation that a signature lets through go on only with the payment gateway's, where it is one whose events the
 * operation takes.
 * @throws Failure 401 `signature_invalid`
 */
export const requireSignature = (
  gateway: Pick<PaymentGateway, "name" | "signatureHeader" | "isSignedEvent">,
  { row, policy }: Pick<Implementation, "row" | "policy">,
  { headers, body, now }: Event,
) => {
  if (row.access !== "signed") return;
  const signature = policy.signedBy?.includes(gateway.name) ? headers.get(gateway.signatureHeader) : null;
  if (signature && gateway.isSignedEvent(body, signature, now)) return;
  throw new Failure({ status: 401, code: "signature_invalid", message: "The signature of this event is wrong." });
};
