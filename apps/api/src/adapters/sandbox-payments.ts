import { newToken } from "../codes/secrets";
import type { PaymentGateway, Random } from "../ports";
import { eventSignature, isSameText, paidSignature } from "./payment-signature";

/** Characters of an id after its kind, as Razorpay has them. */
const ID_LENGTH = 14;

/**
 * A gateway that moves no money: Razorpay's shapes and signatures, and a page of our own to pay at. It keeps nothing, so it
 * charges by a mandate when its page is told to, and forgets each charge.
 */
export const sandboxPayments = (secret: string, random: Random): PaymentGateway => {
  const idOf = (kind: "order" | "pay" | "sub") =>
    `${kind}_${newToken(random).replace(/[-_]/g, "x").slice(0, ID_LENGTH)}`;
  return {
    name: "sandbox",
    label: "Sandbox",
    key: "rzp_sandbox",
    signatureHeader: "x-razorpay-signature",
    openOrder: async () => idOf("order"),
    openMandate: async () => idOf("sub"),
    endMandate: async () => {},
    readMandate: async () => ({ hasEnded: false, charges: [] }),
    isSigned: ({ signature, ...payment }) => isSameText(signature, paidSignature(secret, payment)),
    isSignedEvent: (body, signature) => isSameText(signature, eventSignature(secret, body)),
    take: async () => ({ method: "card" }),
    checkoutUrl({ order_id, subscription_id, amount, currency, description, later }, origin) {
      const query = new URLSearchParams({ amount: String(amount), currency, description });
      if (subscription_id !== undefined && later !== undefined) query.set("later", String(later));
      return `${origin}/dev/payments/${order_id ?? subscription_id}?${query}`;
    },
    pretend: {
      pay(thing) {
        const paymentId = idOf("pay");
        return { paymentId, signature: paidSignature(secret, { ...thing, paymentId }) };
      },
      tell(mandate, what, { amount, currency }) {
        const subscription = { entity: { id: mandate, entity: "subscription" } };
        const payment = {
          entity: { id: idOf("pay"), order_id: idOf("order"), amount, currency, status: "captured", method: "card" },
        };
        const body = JSON.stringify({
          entity: "event",
          event: what === "charged" ? "subscription.charged" : "subscription.pending",
          payload: what === "charged" ? { subscription, payment } : { subscription },
          created_at: 0,
        });
        return { body, signature: eventSignature(secret, new TextEncoder().encode(body)) };
      },
    },
  };
};
