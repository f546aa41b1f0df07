import Razorpay from "razorpay";
import { type PaymentGateway, PaymentGatewayError } from "../ports";
import { eventSignature, isSameText, orderSignature } from "./payment-signature";

export interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  /** Signs its events; without one none is believed. */
  webhookSecret?: string | undefined;
  /** Default: Razorpay's own address. */
  baseUrl?: string | undefined;
}

/** Milliseconds. */
const LONGEST = 15_000;

/** What the client's HTTP library reads from its settings; its types leave the library out. */
interface HttpClient {
  defaults: { baseURL?: string; timeout?: number };
}

/** The client rejects with `{ statusCode, error }` where Razorpay answered, and with its own fault where it did not. */
const describe = (reason: unknown): string => {
  const status: unknown = Object(reason).statusCode;
  const code: unknown = Object(Object(reason).error).code;
  return typeof status === "number" ? `answered ${status} ${String(code ?? "")}`.trim() : "could not be reached";
};

/** Takes money through Razorpay, by its official client. */
export const razorpayPayments = ({ keyId, keySecret, webhookSecret, baseUrl }: RazorpayOptions): PaymentGateway => {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http: HttpClient = Reflect.get(client.api, "rq");
  http.defaults.timeout = LONGEST;
  if (baseUrl !== undefined) http.defaults.baseURL = baseUrl.replace(/\/+$/, "");
  const ask = async <Reply>(call: string, reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply;
    } catch (reason) {
      throw new PaymentGatewayError(`Razorpay ${describe(reason)} to ${call}`);
    }
  };
  return {
    name: "razorpay",
    key: keyId,
    async openOrder({ amount, currency, receipt }) {
      const { id } = await ask("orders.create", client.orders.create({ amount, currency, receipt }));
      return id;
    },
    isSigned: ({ signature, ...payment }) => isSameText(signature, orderSignature(keySecret, payment)),
    isSignedEvent: (body, signature) =>
      webhookSecret !== undefined && isSameText(signature, eventSignature(webhookSecret, body)),
    async take({ orderId, paymentId, amount, currency, capturesHeld }) {
      const isDue = (payment: { order_id: string; amount: number | string; currency: string }) =>
        payment.order_id === orderId && Number(payment.amount) === amount && payment.currency === currency;
      const find = () => ask("payments.fetch", client.payments.fetch(paymentId));
      const found = await find();
      if (!isDue(found)) return null;
      const capture = async () => {
        try {
          return await ask("payments.capture", client.payments.capture(paymentId, amount, currency));
        } catch (error) {
          // Of two who capture at once one is refused: then it is done.
          const now = await find();
          if (now.status === "captured") return now;
          throw error;
        }
      };
      const payment = found.status === "authorized" && capturesHeld ? await capture() : found;
      return payment.status === "captured" ? { method: payment.method } : null;
    },
    checkoutUrl: () => null,
  };
};
