import type { PaymentOrder, VerifyPayment } from "@carrel/sdk/schemas";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventSignature, mandateSignature } from "../../adapters/payment-signature";
import type { DATABASE_KINDS } from "../../testing/databases";
import type { GatewayServer } from "../../testing/gateway-server";
import { startRazorpayServer } from "../../testing/razorpay-server";
import { serverHomes } from "../../testing/server-homes";
import { killServers, type ServerProcess, startServerProcess } from "../../testing/server-process";
import { startStripeServer } from "../../testing/stripe-server";
import { mandateEvent } from "../testing/checkout";

/** A gateway that outlives the server, as gateways do. */
interface Bank {
  server: GatewayServer;
  /** By which the server finds it. */
  settings: Record<string, string>;
  /** The calls by which an order is opened, a payment looked at, and a mandate ended. */
  calls: { opens: RegExp; looks: RegExp; ends: RegExp };
  /** Pays at its checkout. @returns the checkout's answer, and how it tells of that */
  pay(order: PaymentOrder): Promise<{ answer: VerifyPayment; event: Event }>;
  /** How it tells that a mandate was ended. */
  ended(mandate: string): Event;
  /** Mandates by which it could charge. */
  charging(): string[];
}

/** What it sends, anew at each call: a signature may be good for minutes alone. */
type Event = () => { path: string; headers: Record<string, string>; body: string };

const RAZORPAY = {
  keyId: "rzp_test_key",
  keySecret: "a secret of the account",
  webhookSecret: "a secret of the webhook",
};
const STRIPE = { secretKey: "sk_test_a_secret_of_the_account", webhookSecret: "whsec_a_secret_of_the_webhook" };

async function openRazorpay(): Promise<Bank> {
  const server = await startRazorpayServer(RAZORPAY);
  const event =
    (shape: object): Event =>
    () => {
      const body = JSON.stringify(shape);
      const signature = eventSignature(RAZORPAY.webhookSecret, new TextEncoder().encode(body));
      return { path: "/payments/razorpay/webhook", headers: { "x-razorpay-signature": signature }, body };
    };
  return {
    server,
    settings: {
      RAZORPAY_KEY_ID: RAZORPAY.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY.webhookSecret,
      RAZORPAY_BASE_URL: server.address,
    },
    calls: {
      opens: /^POST \/v1\/subscriptions$/,
      looks: /^GET \/v1\/payments\/\w+$/,
      ends: /^POST \/v1\/subscriptions\/\w+\/cancel$/,
    },
    async pay({ checkout, amount, currency }) {
      const mandate = checkout?.subscription_id ?? "";
      const paymentId = server.charge(mandate, { amount, currency });
      const signature = mandateSignature(RAZORPAY.keySecret, { mandate, paymentId });
      const { order_id } = server.payments.get(paymentId) ?? {};
      return {
        answer: { razorpay_subscription_id: mandate, razorpay_payment_id: paymentId, razorpay_signature: signature },
        event: event(mandateEvent("subscription.charged", mandate, { id: paymentId, order_id, amount, currency })),
      };
    },
    ended: (mandate) => event(mandateEvent("subscription.cancelled", mandate)),
    charging: () =>
      [...server.subscriptions.values()].flatMap(({ id, status }) => (status === "cancelled" ? [] : [String(id)])),
  };
}

async function openStripe(): Promise<Bank> {
  const server = await startStripeServer(STRIPE);
  const event =
    (type: string, object: () => object): Event =>
    () => {
      const { body, signature } = server.event(type, object());
      return { path: "/payments/stripe/webhook", headers: { "stripe-signature": signature }, body };
    };
  return {
    server,
    settings: {
      STRIPE_SECRET_KEY: STRIPE.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
      STRIPE_BASE_URL: server.address,
    },
    calls: {
      opens: /^POST \/v1\/checkout\/sessions$/,
      looks: /^GET \/v1\/payment_intents\/\w+$/,
      ends: /^DELETE \/v1\/subscriptions\/\w+$/,
    },
    async pay({ checkout, checkoutUrl }) {
      const mandate = checkout?.subscription_id ?? "";
      const left = await fetch(`${checkoutUrl}?return=/subscription`, { redirect: "manual" });
      const paid = await fetch(left.headers.get("location") ?? "", { method: "POST", redirect: "manual" });
      const [cookie = ""] = left.headers.getSetCookie()[0]?.split(";") ?? [];
      const back = new URL(paid.headers.get("location") ?? "");
      // The address by which people know the platform is another one than the process's.
      const here = new URL(back.pathname, checkoutUrl ?? "");
      const led = await fetch(here, { redirect: "manual", headers: { cookie } });
      const query = new URL(led.headers.get("location") ?? "", here).searchParams;
      return {
        answer: Object.fromEntries(query) as unknown as VerifyPayment,
        event: event("checkout.session.completed", () => server.sessions.get(mandate) ?? {}),
      };
    },
    ended: (mandate) => event("customer.subscription.deleted", () => server.subscriptionOf(mandate)),
    charging: () => [...server.subscriptions.values()].flatMap(({ id, status }) => (status === "canceled" ? [] : [id])),
  };
}

const BANKS = { razorpay: openRazorpay, stripe: openStripe };

/** Each gateway with each database; one pair in `npm test`, since each is a minute or two of starting servers. */
const PAIRS: readonly (readonly [keyof typeof BANKS, (typeof DATABASE_KINDS)[number]])[] = [
  ["razorpay", "postgres"],
  ...(process.env.CARREL_TEST_FULL
    ? ([
        ["stripe", "pglite"],
        ["razorpay", "pglite"],
        ["stripe", "postgres"],
      ] as const)
    : []),
];

const homes = serverHomes();
afterEach(killServers);
afterAll(homes.close);

describe.each(PAIRS)("a server that is paid through %s, on %s", (gateway, kind) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await BANKS[gateway]();
  });
  afterAll(() => bank.server.close());

  it("has exactly one of each after kill -9 between any two steps of order, pay, verify, webhook and cancel", {
    timeout: 600_000,
  }, async () => {
    const environment = { ...(await homes.open(kind)), ...bank.settings, RATE_LIMITS: "off" };
    let server: ServerProcess = await startServerProcess(environment);

    const owner = async () => {
      const client = server.client("pk_demo_carrel");
      await client.auth.login({ email: "owner@athena.test", password: "carrel-demo" });
      return client;
    };
    const restart = async () => {
      await server.kill();
      server = await startServerProcess(environment);
    };
    /** Does a step whose server is killed once the gateway has done its part, and before it knows of that; then does it anew. */
    const cutAt = async <Result>(call: RegExp, step: () => Promise<Result>): Promise<Result> => {
      let wasCut = false;
      bank.server.beforeAnswer = async (asked) => {
        if (wasCut || !call.test(asked)) return;
        wasCut = true;
        await server.kill();
      };
      await expect(step()).rejects.toThrow();
      expect(wasCut).toBe(true);
      server = await startServerProcess(environment);
      return step();
    };
    const tell = async (event: Event) => {
      const { path, headers, body } = event();
      const sent = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
      return (await fetch(`${server.address}/api${path}`, sent)).status;
    };

    // Ordered: the gateway has one that no row names, which nobody can pay, and the one that was answered.
    const chosen = { planCode: "business-yearly", addOns: [{ code: "staff-5", quantity: 2 }], isRecurring: true };
    const order = await cutAt(bank.calls.opens, async () => (await owner()).subscription.createOrder(chosen));
    const mandate = order.checkout?.subscription_id ?? "";
    await restart();

    const { answer, event } = await bank.pay({
      ...order,
      checkoutUrl: order.checkoutUrl?.replace(/^https?:\/\/[^/]+/, server.address) ?? null,
    });
    await restart();

    const paid = await cutAt(bank.calls.looks, async () => (await owner()).subscription.verifyPayment(answer));
    expect(paid).toMatchObject({
      status: "completed",
      subscription: { planCode: "business-yearly", isRecurring: true },
    });
    await restart();

    expect(await tell(event)).toBe(200);
    await restart();
    expect(await tell(event)).toBe(200);
    const client = await owner();
    expect(await client.subscription.verifyPayment(answer)).toEqual(paid);

    const cancelled = await cutAt(bank.calls.ends, async () => (await owner()).subscription.cancelRecurring());
    expect(cancelled).toMatchObject({ status: "CANCELLED", isRecurring: false });
    await restart();
    expect(await tell(bank.ended(mandate))).toBe(200);
    expect(await tell(event)).toBe(200);
    await restart();

    const after = await owner();
    expect(await after.subscription.cancelRecurring().catch((error) => error.code)).toBe("not_recurring");
    const { subscription } = await after.subscription.current();
    expect(subscription).toMatchObject({ status: "CANCELLED", currentPeriodEnd: paid.subscription.currentPeriodEnd });
    const { transactions } = await after.subscription.transactions();
    expect(transactions.filter(({ razorpaySubscriptionId }) => razorpaySubscriptionId === mandate)).toMatchObject([
      { status: "completed", gateway, amount: order.amount, razorpayPaymentId: answer.razorpay_payment_id },
    ]);
    expect(transactions.filter(({ kind }) => kind === "refund")).toEqual([]);
    const receipts = transactions.flatMap(({ receiptNumber }) => receiptNumber ?? []);
    expect(new Set(receipts).size).toBe(receipts.length);
    for (const action of ["subscription.createOrder", "subscription.verifyPayment", "subscription.cancelRecurring"]) {
      const { data } = await after.auditLog.list({ action, limit: 20, page: 1 });
      expect(data.filter(({ after }) => after !== null)).toHaveLength(1);
    }
    expect(bank.charging()).not.toContain(mandate);
    expect(await server.stop()).toBe(0);
  });
});
