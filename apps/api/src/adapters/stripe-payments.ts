import type { PlanInterval } from "@carrel/sdk/schemas";
import Stripe from "stripe";
import { type Due, type GatewayCharge, type PaidThing, type PaymentGateway, PaymentGatewayError } from "../ports";
import { isSameText, paidSignature } from "./payment-signature";

export interface StripeOptions {
  secretKey: string;
  /** Signs its events; without one none is believed. */
  webhookSecret?: string | undefined;
  /** Default: Stripe's own address. */
  baseUrl?: string | undefined;
}

/** Milliseconds. */
const LONGEST = 15_000;

/** Seconds for which a signed event is good: Stripe signs one that it sends again anew. */
const EVENT_LIFE = 300;

/** Far more than a subscription ever has. */
const MOST_INVOICES = 1000;

/** Of a subscription that charges no more. */
const OVER: ReadonlySet<string> = new Set(["canceled", "incomplete_expired"]);

const INTERVALS = { month: "month", year: "year" } as const satisfies Record<PlanInterval, string>;

/** Those of which Stripe counts hundredths, though there are none. */
const HUNDREDFOLD: ReadonlySet<string> = new Set(["ISK", "UGX"]);

const factorOf = (currency: string) => (HUNDREDFOLD.has(currency.toUpperCase()) ? 100 : 1);
const asSent = ({ amount, currency }: Due) => ({
  currency: currency.toLowerCase(),
  unit_amount: amount * factorOf(currency),
});
const asDue = (amount: number, currency: string): Due => ({
  amount: amount / factorOf(currency),
  currency: currency.toUpperCase(),
});
const areSame = (one: Due, other: Due) => one.amount === other.amount && one.currency === other.currency;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

const idOf = (found: string | { id: string } | null | undefined) =>
  typeof found === "string" ? found : (found?.id ?? null);

/** By which an invoice was, or is being, paid. */
const intentOf = ({ payments }: Stripe.Invoice): string | null => {
  const all = payments?.data ?? [];
  const payment = all.find(({ status }) => status === "paid") ?? all.find(({ is_default }) => is_default);
  return idOf(payment?.payment.payment_intent);
};

/** Says nothing of what Stripe writes: its messages repeat a part of the key. */
const describe = (reason: unknown): string =>
  reason instanceof Stripe.errors.StripeError && reason.statusCode !== undefined
    ? `answered ${reason.statusCode} ${reason.code ?? reason.type}`
    : "could not be reached";

const clientOf = ({ secretKey, baseUrl }: StripeOptions) => {
  const { protocol, hostname, port } = new URL(baseUrl ?? "https://api.stripe.com");
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: LONGEST,
    // A second try brings the idempotency key of the first.
    maxNetworkRetries: 1,
    telemetry: false,
  });
};

/**
 * Takes money through Stripe, by its official client. An order and a mandate are a checkout session each, which is paid once at
 * Stripe's own page; a mandate's becomes a subscription by that. Our own name of the order stands with all of them, since events of a
 * subscription name no session.
 * @param publicUrl where its pages lead back to, without a slash at its end
 */
export const stripePayments = (options: StripeOptions, publicUrl: string): PaymentGateway => {
  const { secretKey, webhookSecret } = options;
  const stripe = clientOf(options);
  const { sessions } = stripe.checkout;
  const { signature: signatures } = stripe.webhooks;
  const ask = async <Reply>(call: string, reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply;
    } catch (reason) {
      throw new PaymentGatewayError(`Stripe ${describe(reason)} to ${call}`);
    }
  };

  const open = async (receipt: string, standsUntil: Date, params: Stripe.Checkout.SessionCreateParams) => {
    const back = `${publicUrl}/checkout/back/${receipt}`;
    const { id } = await ask(
      "checkout.sessions.create",
      sessions.create(
        {
          ...params,
          client_reference_id: receipt,
          metadata: { receipt },
          success_url: back,
          cancel_url: back,
          expires_at: secondsOf(standsUntil),
        },
        { idempotencyKey: receipt },
      ),
    );
    return id;
  };

  const findSession = (id: string) => ask("checkout.sessions.retrieve", sessions.retrieve(id));

  const findInvoice = (id: string) => ask("invoices.retrieve", stripe.invoices.retrieve(id, { expand: ["payments"] }));

  /** What a session was paid by, as far as it was. */
  const paymentOf = async (session: Stripe.Checkout.Session): Promise<{ intent: string; due: Due } | null> => {
    if (session.mode === "payment") {
      const intent = idOf(session.payment_intent);
      return intent === null ? null : { intent, due: asDue(session.amount_total ?? 0, session.currency ?? "") };
    }
    const invoiceId = idOf(session.invoice);
    if (invoiceId === null) return null;
    const invoice = await findInvoice(invoiceId);
    const intent = intentOf(invoice);
    return intent === null ? null : { intent, due: asDue(invoice.total, invoice.currency) };
  };

  const methodOf = async (intent: string): Promise<string> => {
    const found = await ask(
      "paymentIntents.retrieve",
      stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge"] }),
    );
    const charge = typeof found.latest_charge === "object" ? found.latest_charge : null;
    return charge?.payment_method_details?.type ?? "card";
  };

  const chargesOf = async (subscription: string): Promise<GatewayCharge[]> => {
    const listed = stripe.invoices.list({ subscription, status: "paid", limit: 100, expand: ["data.payments"] });
    const invoices = await ask("invoices.list", listed.autoPagingToArray({ limit: MOST_INVOICES }));
    const charges: GatewayCharge[] = [];
    for (const invoice of invoices.toSorted((one, other) => one.created - other.created)) {
      const paymentId = intentOf(invoice);
      // Nothing is due while the time runs that the first payment bought.
      if (paymentId === null || invoice.amount_paid === 0) continue;
      const due = asDue(invoice.amount_paid, invoice.currency);
      charges.push({ ...due, paymentId, orderId: invoice.id, method: await methodOf(paymentId) });
    }
    return charges;
  };

  /** Of two who end something at once one is refused: then it is done. */
  const unlessDone = async (ending: Promise<unknown>, isDone: () => Promise<boolean>) => {
    try {
      await ending;
    } catch (error) {
      if (!(await isDone())) throw error;
    }
  };

  const cancel = async (subscription: string) => {
    const isOver = async () =>
      OVER.has((await ask("subscriptions.retrieve", stripe.subscriptions.retrieve(subscription))).status);
    if (await isOver()) return;
    await unlessDone(ask("subscriptions.cancel", stripe.subscriptions.cancel(subscription)), isOver);
  };

  return {
    name: "stripe",
    label: "Stripe",
    key: "",
    signatureHeader: "stripe-signature",
    openOrder: ({ receipt, name, standsUntil, ...due }) =>
      open(receipt, standsUntil, {
        mode: "payment",
        line_items: [{ quantity: 1, price_data: { ...asSent(due), product_data: { name } } }],
        payment_intent_data: { description: name, metadata: { receipt } },
      }),
    openMandate({ receipt, name, first, later, chargesFrom, standsUntil }) {
      const product_data = { name };
      const recurring = { interval: INTERVALS[later.interval] };
      const each = asSent({ amount: later.amount, currency: first.currency });
      return open(receipt, standsUntil, {
        mode: "subscription",
        // What recurs is free until the time that the first payment buys has ended; that payment stands beside it.
        line_items: [
          { quantity: 1, price_data: { ...each, recurring, product_data } },
          { quantity: 1, price_data: { ...asSent(first), product_data } },
        ],
        subscription_data: { description: name, trial_end: secondsOf(chargesFrom), metadata: { receipt } },
      });
    },
    async endMandate(mandate) {
      const session = await findSession(mandate);
      const subscription = idOf(session.subscription);
      if (subscription !== null) return cancel(subscription);
      if (session.status !== "open") return;
      const isOpen = async () => (await findSession(mandate)).status === "open";
      await unlessDone(ask("checkout.sessions.expire", sessions.expire(mandate)), async () => !(await isOpen()));
      // Somebody paid in that moment.
      const paid = idOf((await findSession(mandate)).subscription);
      if (paid !== null) await cancel(paid);
    },
    async readMandate(mandate) {
      const session = await findSession(mandate);
      const subscription = idOf(session.subscription);
      if (subscription === null) return { hasEnded: session.status === "expired", charges: [] };
      const { status } = await ask("subscriptions.retrieve", stripe.subscriptions.retrieve(subscription));
      return { hasEnded: OVER.has(status), charges: await chargesOf(subscription) };
    },
    isSigned: ({ signature, ...payment }) => isSameText(signature, paidSignature(secretKey, payment)),
    isSignedEvent(body, header, now) {
      if (webhookSecret === undefined || !signatures) return false;
      try {
        return signatures.verifyHeader(body, header, webhookSecret, EVENT_LIFE, undefined, now.getTime());
      } catch {
        return false;
      }
    },
    async take({ paymentId, amount, currency, capturesHeld: _, ...thing }) {
      const session = await findSession("mandate" in thing ? thing.mandate : thing.orderId);
      if (session.payment_status !== "paid") return null;
      const payment = await paymentOf(session);
      if (payment?.intent !== paymentId || !areSame(payment.due, { amount, currency })) return null;
      return { method: await methodOf(paymentId) };
    },
    checkoutUrl: ({ order_id, subscription_id }, origin) => `${origin}/checkout/${order_id ?? subscription_id}`,
    hosted: {
      async pageOf(id) {
        const { url, client_reference_id: receipt } = await findSession(id);
        return url && receipt ? { page: url, receipt } : null;
      },
      async answerOf(id) {
        const session = await findSession(id);
        if (session.status !== "complete") return null;
        const payment = await paymentOf(session);
        if (!payment) return null;
        const thing: PaidThing = session.mode === "payment" ? { orderId: id } : { mandate: id };
        const paid = { ...thing, paymentId: payment.intent };
        return { ...paid, signature: paidSignature(secretKey, paid) };
      },
    },
  };
};
