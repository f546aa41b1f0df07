import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PaymentGatewayError } from "../ports";
import { startStripeServer } from "../testing/stripe-server";
import { stripePayments } from "./stripe-payments";

const login = { secretKey: "sk_test_a_secret_of_the_account", webhookSecret: "whsec_a_secret_of_the_webhook" };
const PUBLIC = "https://app.example.com";
const NOW = new Date("2026-11-21T05:30:00Z");
const due = { amount: 99_900, currency: "INR" };

let counter = 0;
const named = () => {
  counter += 1;
  return { receipt: `receipt-${counter}`, name: "Growth", standsUntil: new Date("2026-11-21T06:30:00Z") };
};
const mandated = () => ({
  ...named(),
  first: { amount: 50_000, currency: "INR" },
  later: { amount: 99_900, interval: "month" } as const,
  chargesFrom: new Date("2026-12-21T05:30:00.900Z"),
});

describe("Stripe", () => {
  let server: Awaited<ReturnType<typeof startStripeServer>>;
  beforeAll(async () => {
    server = await startStripeServer(login);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
  });

  const gateway = (changes: { secretKey?: string; baseUrl?: string } = {}) =>
    stripePayments({ ...login, baseUrl: server.address, ...changes }, PUBLIC);
  const hosted = () => {
    const { hosted } = gateway();
    if (!hosted) throw new Error("Stripe has pages of its own");
    return hosted;
  };

  it("opens an order over its amount, under our own name, for as long as it stands", async () => {
    const order = { ...named(), ...due };
    const id = await gateway().openOrder(order);
    expect(server.sessions.get(id)).toMatchObject({
      mode: "payment",
      amount_total: 99_900,
      currency: "inr",
      client_reference_id: order.receipt,
      metadata: { receipt: order.receipt },
      success_url: `${PUBLIC}/checkout/back/${order.receipt}`,
      expires_at: order.standsUntil.getTime() / 1000,
      asked: { payment_intent_data: { metadata: { receipt: order.receipt } } },
    });
    // A second try of the same order is the same order.
    expect(await gateway().openOrder(order)).toBe(id);
    const link = { ...due, order_id: id, description: "" };
    expect(gateway().checkoutUrl(link, "http://localhost")).toBe(`http://localhost/checkout/${id}`);
  });

  it.each([
    ["JPY", 5000, 5000],
    ["KWD", 5000, 5000],
    // Stripe counts hundredths of them.
    ["ISK", 5000, 500_000],
    ["UGX", 5000, 500_000],
  ])("sends amounts in %s as Stripe counts them, and takes them so", async (currency, amount, sent) => {
    const id = await gateway().openOrder({ ...named(), amount, currency });
    expect(server.sessions.get(id)).toMatchObject({ amount_total: sent, currency: currency.toLowerCase() });
    const paymentId = server.pay(id);
    expect(await gateway().take({ orderId: id, paymentId, amount, currency, capturesHeld: true })).toEqual({
      method: "card",
    });
  });

  it("leads to its page, and answers once that was paid there", async () => {
    const order = { ...named(), ...due };
    const id = await gateway().openOrder(order);
    expect(await hosted().pageOf(id)).toEqual({ page: `${server.address}/c/pay/${id}`, receipt: order.receipt });
    expect(await hosted().answerOf(id)).toBeNull();
    const paymentId = server.pay(id, "upi");
    expect(await hosted().pageOf(id)).toBeNull();
    const answer = await hosted().answerOf(id);
    expect(answer).toEqual({ orderId: id, paymentId, signature: expect.stringMatching(/^[0-9a-f]{64}$/) });
    if (!answer) throw new Error("It was paid");
    expect(gateway().isSigned(answer)).toBe(true);
    expect(await gateway().take({ ...due, orderId: id, paymentId, capturesHeld: true })).toEqual({ method: "upi" });
  });

  it("says that money which comes later is not there yet", async () => {
    const id = await gateway().openOrder({ ...named(), ...due });
    const paymentId = server.begin(id);
    expect(await hosted().answerOf(id)).toMatchObject({ orderId: id, paymentId });
    const payment = { ...due, orderId: id, paymentId, capturesHeld: true };
    expect(await gateway().take(payment)).toBeNull();
    Object.assign(server.sessions.get(id) ?? {}, { payment_status: "paid" });
    expect(await gateway().take(payment)).toEqual({ method: "sepa_debit" });
  });

  it("takes nothing for an order that another payment paid, or another amount", async () => {
    const [one, other] = [
      await gateway().openOrder({ ...named(), ...due }),
      await gateway().openOrder({ ...named(), ...due }),
    ];
    const [paid, unpaid] = [server.pay(one), server.pay(other)];
    const payment = { ...due, orderId: one, paymentId: paid, capturesHeld: true };
    expect(await gateway().take(payment)).toEqual({ method: "card" });
    expect(await gateway().take({ ...payment, paymentId: unpaid })).toBeNull();
    expect(await gateway().take({ ...payment, amount: due.amount - 1 })).toBeNull();
    expect(await gateway().take({ ...payment, currency: "USD" })).toBeNull();
  });

  it("signs what was paid for one payment of one order, and nothing else", async () => {
    const [id, mandate] = [await gateway().openOrder({ ...named(), ...due }), await gateway().openMandate(mandated())];
    server.pay(id);
    server.pay(mandate);
    const answers = [await hosted().answerOf(id), await hosted().answerOf(mandate)];
    const [paid, allowed] = answers;
    if (!paid || !allowed) throw new Error("Both were paid");
    for (const answer of [paid, allowed]) expect(gateway().isSigned(answer)).toBe(true);
    for (const wrong of [
      { ...paid, paymentId: allowed.paymentId },
      { ...paid, orderId: mandate },
      { ...paid, signature: allowed.signature },
      { mandate: id, paymentId: paid.paymentId, signature: paid.signature },
      { ...paid, signature: "" },
      { ...paid, signature: "0".repeat(64) },
    ]) {
      expect(gateway().isSigned(wrong)).toBe(false);
    }
    expect(gateway({ secretKey: "sk_test_another" }).isSigned(paid)).toBe(false);
  });

  it("opens a mandate: what is due now beside it, the price from the period's end on", async () => {
    const id = await gateway().openMandate(mandated());
    expect(server.sessions.get(id)).toMatchObject({
      mode: "subscription",
      amount_total: 50_000,
      asked: {
        line_items: {
          0: { price_data: { unit_amount: "99900", currency: "inr", recurring: { interval: "month" } } },
          1: { price_data: { unit_amount: "50000", currency: "inr" } },
        },
        subscription_data: { trial_end: String(Date.parse("2026-12-21T05:30:00Z") / 1000) },
      },
    });
    const yearly = await gateway().openMandate({ ...mandated(), later: { amount: 999_000, interval: "year" } });
    expect(server.sessions.get(yearly)?.asked).toMatchObject({
      line_items: { 0: { price_data: { recurring: { interval: "year" } } } },
    });
  });

  it("tells all that was charged by a mandate, the oldest first, and nothing of what failed or cost nothing", async () => {
    const id = await gateway().openMandate(mandated());
    expect(await gateway().readMandate(id)).toEqual({ hasEnded: false, charges: [] });
    const first = server.pay(id);
    server.charge(id, 0);
    server.charge(id, 99_900, "open");
    const second = server.charge(id);
    expect(await gateway().readMandate(id)).toMatchObject({
      hasEnded: false,
      charges: [
        { amount: 50_000, currency: "INR", paymentId: first, method: "card" },
        { amount: 99_900, currency: "INR", paymentId: second, method: "card" },
      ],
    });
    const answer = await hosted().answerOf(id);
    expect(answer).toMatchObject({ mandate: id, paymentId: first });
    const payment = { mandate: id, paymentId: first, amount: 50_000, currency: "INR", capturesHeld: true };
    expect(await gateway().take(payment)).toEqual({ method: "card" });
    expect(await gateway().take({ ...payment, amount: 99_900 })).toBeNull();
    expect(await gateway().take({ ...payment, paymentId: second })).toBeNull();
  });

  it("ends a mandate once, for two who ask at once and for one who asks again, paid or not", async () => {
    for (const isPaid of [true, false]) {
      const id = await gateway().openMandate(mandated());
      if (isPaid) server.pay(id);
      await Promise.all([gateway().endMandate(id), gateway().endMandate(id)]);
      await gateway().endMandate(id);
      expect(await gateway().readMandate(id)).toMatchObject({ hasEnded: true });
      expect(await hosted().pageOf(id)).toBeNull();
    }
  });

  it("ends a mandate that somebody allows in that moment", async () => {
    const id = await gateway().openMandate(mandated());
    let looks = 0;
    server.beforeAnswer = async (call) => {
      looks += 1;
      if (looks === 1 && call.endsWith(id)) server.pay(id);
    };
    await gateway().endMandate(id);
    server.beforeAnswer = async () => {};
    expect(await gateway().readMandate(id)).toMatchObject({ hasEnded: true });
    expect(server.subscriptionOf(id).status).toBe("canceled");
  });

  it("believes an event by its signature over the very bytes, for five minutes", () => {
    const { body, signature } = server.event("invoice.paid", { object: "invoice" }, NOW);
    const bytes = (sent: string) => new TextEncoder().encode(sent);
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    const isSigned = (sent: string, header: string, at = NOW) => gateway().isSignedEvent(bytes(sent), header, at);
    expect(isSigned(body, signature)).toBe(true);
    expect(isSigned(body, signature, later(299))).toBe(true);
    const payload = { payload: body, secret: "whsec_another", timestamp: NOW.getTime() / 1000 };
    for (const [sent, header, at] of [
      [body, signature, later(301)],
      [`${body} `, signature, NOW],
      [body.replace("invoice.paid", "invoice.void"), signature, NOW],
      [body, new Stripe("sk_test_any").webhooks.generateTestHeaderString(payload), NOW],
      [body, "t=1,v1=00", NOW],
      [body, "anything", NOW],
    ] as const) {
      expect(isSigned(sent, header, at)).toBe(false);
    }
    const deaf = stripePayments({ secretKey: login.secretKey, baseUrl: server.address }, PUBLIC);
    expect(deaf.isSignedEvent(bytes(body), signature, NOW)).toBe(false);
  });

  it("says what went wrong, and no secret", async () => {
    const stranger = gateway({ secretKey: "sk_test_another_secret" });
    const gone = gateway({ baseUrl: "http://127.0.0.1:9" });
    for (const [call, message] of [
      [() => stranger.openOrder({ ...named(), ...due }), "Stripe answered 401"],
      [
        () => gateway().readMandate("cs_test_none"),
        "Stripe answered 404 resource_missing to checkout.sessions.retrieve",
      ],
      [() => gone.openOrder({ ...named(), ...due }), "Stripe could not be reached to checkout.sessions.create"],
    ] as const) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PaymentGatewayError);
      expect(String(error)).toContain(message);
      expect(String(error)).not.toContain("sk_test");
    }
  });
});
