import type { PlanInterval } from "@carrel/sdk/schemas";
import Razorpay from "razorpay";
import { type GatewayCharge, type PaymentGateway, PaymentGatewayError } from "../ports";
import { eventSignature, isSameText, paidSignature } from "./payment-signature";

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

/** Ten years of them: then it is allowed anew. */
const CHARGES: Readonly<Record<PlanInterval, number>> = { month: 120, year: 10 };
const PERIODS = { month: "monthly", year: "yearly" } as const satisfies Record<PlanInterval, string>;

/** Of a subscription that charges no more. */
const OVER: ReadonlySet<string> = new Set(["cancelled", "completed", "expired"]);

/** As many as Razorpay gives at once. */
const MOST_INVOICES = 100;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
const byAge = (one: { created_at: number }, other: { created_at: number }) => one.created_at - other.created_at;

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
    label: "Razorpay",
    key: keyId,
    signatureHeader: "x-razorpay-signature",
    async openOrder({ amount, currency, receipt }) {
      const { id } = await ask("orders.create", client.orders.create({ amount, currency, receipt }));
      return id;
    },
    async openMandate({ receipt, name, first, later, chargesFrom, standsUntil }) {
      const { currency } = first;
      const item = { name, amount: later.amount, currency };
      const plan = await ask(
        "plans.create",
        client.plans.create({ period: PERIODS[later.interval], interval: 1, item }),
      );
      const { id } = await ask(
        "subscriptions.create",
        client.subscriptions.create({
          plan_id: plan.id,
          total_count: CHARGES[later.interval],
          customer_notify: 0,
          start_at: secondsOf(chargesFrom),
          expire_by: secondsOf(standsUntil),
          addons: [{ item: { name, amount: first.amount, currency } }],
          notes: { receipt },
        }),
      );
      return id;
    },
    async endMandate(mandate) {
      const find = () => ask("subscriptions.fetch", client.subscriptions.fetch(mandate));
      if (OVER.has((await find()).status)) return;
      try {
        await ask("subscriptions.cancel", client.subscriptions.cancel(mandate, false));
      } catch (error) {
        // Of two who end it at once one is refused: then it is done.
        if (!OVER.has((await find()).status)) throw error;
      }
    },
    async readMandate(mandate) {
      const { status } = await ask("subscriptions.fetch", client.subscriptions.fetch(mandate));
      const { items } = await ask(
        "invoices.all",
        client.invoices.all({ subscription_id: mandate, count: MOST_INVOICES }),
      );
      const charges: GatewayCharge[] = [];
      for (const { payment_id: paymentId } of items.toSorted(byAge)) {
        if (!paymentId) continue;
        const payment = await ask("payments.fetch", client.payments.fetch(paymentId));
        if (payment.status !== "captured") continue;
        const { order_id: orderId, currency, method } = payment;
        charges.push({ paymentId, orderId, amount: Number(payment.amount), currency, method });
      }
      return { hasEnded: OVER.has(status), charges };
    },
    isSigned: ({ signature, ...payment }) => isSameText(signature, paidSignature(keySecret, payment)),
    isSignedEvent: (body, signature) =>
      webhookSecret !== undefined && isSameText(signature, eventSignature(webhookSecret, body)),
    async take({ paymentId, amount, currency, capturesHeld, ...thing }) {
      // That a payment is of a mandate its signature alone says.
      const isOf = (orderId: string) => "mandate" in thing || thing.orderId === orderId;
      const isDue = (payment: { order_id: string; amount: number | string; currency: string }) =>
        isOf(payment.order_id) && Number(payment.amount) === amount && payment.currency === currency;
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
