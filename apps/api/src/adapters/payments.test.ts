import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentGatewayError } from "../ports";
import { startRazorpayServer } from "../testing/razorpay-server";
import { testRandom } from "../testing/rows";
import { razorpayPayments } from "./razorpay-payments";
import { sandboxPayments } from "./sandbox-payments";

const login = { keyId: "rzp_test_key", keySecret: "a secret of the account" };
const due = { amount: 99_900, currency: "INR" };
const opening = { ...due, name: "Growth", standsUntil: new Date("2026-11-21T06:30:00Z") };

const sign = (text: string, secret = login.keySecret) => createHmac("sha256", secret).update(text).digest("hex");

describe("Razorpay", () => {
  let server: Awaited<ReturnType<typeof startRazorpayServer>>;
  beforeAll(async () => {
    server = await startRazorpayServer(login);
  });
  afterAll(() => server.close());

  const gateway = () => razorpayPayments({ ...login, baseUrl: `${server.address}/` });

  it("opens an order over its amount, under our own name", async () => {
    const id = await gateway().openOrder({ ...opening, receipt: "receipt-1" });
    expect(server.orders.get(id)).toMatchObject({ ...due, receipt: "receipt-1" });
    expect(gateway()).toMatchObject({ name: "razorpay", key: "rzp_test_key" });
    expect(gateway().checkoutUrl({ ...due, order_id: id, description: "" }, "http://localhost")).toBeNull();
  });

  it.each([
    ["captured", { method: "upi" }, "captured"],
    ["authorized", { method: "upi" }, "captured"],
    ["failed", null, "failed"],
    ["created", null, "created"],
  ])("of a payment that is %s says %j", async (status, said, then) => {
    const orderId = await gateway().openOrder({ ...opening, receipt: "receipt-2" });
    const paymentId = server.pay(orderId, { status });
    expect(await gateway().take({ ...due, orderId, paymentId, capturesHeld: true })).toEqual(said);
    expect(server.payments.get(paymentId)?.status).toBe(then);
  });

  it("leaves what is only held where it is not to be taken", async () => {
    const orderId = await gateway().openOrder({ ...opening, receipt: "receipt-5" });
    const [held, captured] = ["authorized", "captured"].map((status) => server.pay(orderId, { status }));
    const find = (paymentId = "") => gateway().take({ ...due, orderId, paymentId, capturesHeld: false });
    expect(await find(held)).toBeNull();
    expect(server.payments.get(held ?? "")?.status).toBe("authorized");
    expect(await find(captured)).toEqual({ method: "upi" });
  });

  it("takes a payment once, for two who ask at once", async () => {
    const orderId = await gateway().openOrder({ ...opening, receipt: "receipt-4" });
    const paymentId = server.pay(orderId, { status: "authorized" });
    const take = () => gateway().take({ ...due, orderId, paymentId, capturesHeld: true });
    expect(await Promise.all([take(), take(), take()])).toEqual([
      { method: "upi" },
      { method: "upi" },
      { method: "upi" },
    ]);
  });

  it.each([
    ["another order's", { order_id: "order_other" }],
    ["of less", { amount: due.amount - 1 }],
    ["in another currency", { currency: "USD" }],
  ])("takes no payment that is %s", async (_, changes) => {
    const orderId = await gateway().openOrder({ ...opening, receipt: "receipt-3" });
    const paymentId = server.pay(orderId, { status: "authorized", ...changes });
    expect(await gateway().take({ ...due, orderId, paymentId, capturesHeld: true })).toBeNull();
    expect(server.payments.get(paymentId)?.status).toBe("authorized");
  });

  it("knows its own signature from all others", () => {
    const payment = { orderId: "order_1", paymentId: "pay_1" };
    const isSigned = (signature: string) => gateway().isSigned({ ...payment, signature });
    expect(isSigned(sign("order_1|pay_1"))).toBe(true);
    for (const wrong of [
      "",
      sign("pay_1|order_1"),
      sign("order_1|pay_2"),
      sign("order_1|pay_1", "another secret"),
      sign("order_1|pay_1").toUpperCase(),
      `${sign("order_1|pay_1")}0`,
    ]) {
      expect(isSigned(wrong)).toBe(false);
    }
  });

  const mandated = {
    ...{ receipt: "receipt-6", name: "Growth", first: { amount: 50_000, currency: "INR" } },
    later: { amount: 99_900, interval: "month" },
    chargesFrom: new Date("2026-12-21T05:30:00.900Z"),
    standsUntil: new Date("2026-11-21T06:30:00Z"),
  } as const;

  it("opens a mandate: what is due now beside it, the price from the period's end on", async () => {
    const id = await gateway().openMandate(mandated);
    const subscription = server.subscriptions.get(id);
    expect(subscription).toMatchObject({
      start_at: Date.parse("2026-12-21T05:30:00Z") / 1000,
      expire_by: Date.parse("2026-11-21T06:30:00Z") / 1000,
      total_count: 120,
      addons: [{ item: { name: "Growth", amount: 50_000, currency: "INR" } }],
      notes: { receipt: "receipt-6" },
    });
    expect(server.plans.get(String(subscription?.plan_id))).toMatchObject({
      period: "monthly",
      interval: 1,
      item: { name: "Growth", amount: 99_900, currency: "INR" },
    });
    const later = { amount: 999_000, interval: "year" } as const;
    const yearly = server.subscriptions.get(await gateway().openMandate({ ...mandated, later }));
    expect(yearly).toMatchObject({ total_count: 10 });
    expect(server.plans.get(String(yearly?.plan_id))).toMatchObject({ period: "yearly" });
  });

  it("ends a mandate once, for two who ask at once and for one who asks again", async () => {
    const id = await gateway().openMandate(mandated);
    expect(await gateway().readMandate(id)).toEqual({ hasEnded: false, charges: [] });
    await Promise.all([gateway().endMandate(id), gateway().endMandate(id)]);
    await gateway().endMandate(id);
    expect(await gateway().readMandate(id)).toEqual({ hasEnded: true, charges: [] });
  });

  it("tells all that was charged by a mandate, the oldest first, and nothing of what failed", async () => {
    const id = await gateway().openMandate(mandated);
    const other = await gateway().openMandate(mandated);
    const [first, , second] = [
      server.charge(id, mandated.first),
      server.charge(id, { amount: 99_900, currency: "INR", status: "failed" }),
      server.charge(id, { amount: 99_900, currency: "INR", method: "upi" }),
      server.charge(other, mandated.first),
    ];
    const { charges } = await gateway().readMandate(id);
    expect(charges).toMatchObject([
      { ...mandated.first, paymentId: first, method: "card" },
      { amount: 99_900, currency: "INR", paymentId: second, method: "upi" },
    ]);
    const paid = { ...mandated.first, mandate: id, paymentId: first ?? "", capturesHeld: true };
    expect(await gateway().take(paid)).toEqual({ method: "card" });
    expect(await gateway().take({ ...paid, amount: 1 })).toBeNull();
  });

  it("knows its signature over a mandate's payment, which has the two the other way round", () => {
    const payment = { mandate: "sub_1", paymentId: "pay_1" };
    expect(gateway().isSigned({ ...payment, signature: sign("pay_1|sub_1") })).toBe(true);
    for (const wrong of [sign("sub_1|pay_1"), sign("pay_1|sub_2"), sign("pay_1|sub_1", "another secret")]) {
      expect(gateway().isSigned({ ...payment, signature: wrong })).toBe(false);
    }
    expect(gateway().isSigned({ orderId: "pay_1", paymentId: "sub_1", signature: sign("sub_1|pay_1") })).toBe(false);
  });

  it("says what went wrong, and no secret", async () => {
    const stranger = razorpayPayments({ ...login, keySecret: "another secret", baseUrl: server.address });
    const gone = razorpayPayments({ ...login, baseUrl: "http://127.0.0.1:9" });
    for (const [call, message] of [
      [
        () => stranger.openOrder({ ...opening, receipt: "r" }),
        "Razorpay answered 401 BAD_REQUEST_ERROR to orders.create",
      ],
      [
        () => gateway().take({ ...due, orderId: "order_1", paymentId: "pay_none", capturesHeld: true }),
        "Razorpay answered 400 BAD",
      ],
      [() => gone.openOrder({ ...opening, receipt: "r" }), "Razorpay could not be reached to orders.create"],
    ] as const) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PaymentGatewayError);
      expect(String(error)).toContain(message);
      expect(String(error)).not.toContain("secret");
    }
  });
});

describe("the sandbox", () => {
  const gateway = sandboxPayments("a secret", testRandom);

  it("has Razorpay's shapes and signatures", async () => {
    const orderId = await gateway.openOrder({ ...opening, receipt: "r" });
    expect(orderId).toMatch(/^order_[A-Za-z0-9]{14}$/);
    const paid = gateway.pretend?.pay({ orderId });
    expect(paid?.paymentId).toMatch(/^pay_[A-Za-z0-9]{14}$/);
    expect(paid?.signature).toBe(sign(`${orderId}|${paid?.paymentId}`, "a secret"));
    expect(gateway.isSigned({ orderId, paymentId: paid?.paymentId ?? "", signature: paid?.signature ?? "" })).toBe(
      true,
    );
    expect(gateway.isSigned({ orderId, paymentId: "pay_other", signature: paid?.signature ?? "" })).toBe(false);
  });
});
