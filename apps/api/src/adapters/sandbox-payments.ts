import { newToken } from "../codes/secrets";
import type { PaymentGateway, Random } from "../ports";
import { eventSignature, isSameText, orderSignature } from "./payment-signature";

/** Characters of an id after its kind, as Razorpay has them. */
const ID_LENGTH = 14;

/** A gateway that moves no money: Razorpay's shapes and signatures, and a page of our own to pay at. */
export const sandboxPayments = (secret: string, random: Random): PaymentGateway => {
  const idOf = (kind: "order" | "pay") => `${kind}_${newToken(random).replace(/[-_]/g, "x").slice(0, ID_LENGTH)}`;
  return {
    name: "sandbox",
    key: "rzp_sandbox",
    openOrder: async () => idOf("order"),
    isSigned: ({ signature, ...payment }) => isSameText(signature, orderSignature(secret, payment)),
    isSignedEvent: (body, signature) => isSameText(signature, eventSignature(secret, body)),
    take: async () => ({ method: "card" }),
    checkoutUrl({ order_id, amount, currency, description }, origin) {
      const query = new URLSearchParams({ amount: String(amount), currency, description });
      return `${origin}/dev/payments/${order_id}?${query}`;
    },
    payNow(orderId) {
      const paymentId = idOf("pay");
      return { paymentId, signature: orderSignature(secret, { orderId, paymentId }) };
    },
  };
};
