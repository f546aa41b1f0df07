import { expect, it } from "vitest";
import { eventSignature } from "../../adapters/payment-signature";
import { SANDBOX_SECRET } from "../../testing/create-test-api";
import { capturedEvent, sendEvent } from "../testing/checkout";
import { eachHouse, found } from "../testing/house";

const STARTER = { planCode: "starter" };

const RECEIVED = { status: 200, body: { data: { received: true } } };

eachHouse("Razorpay's events", (house) => {
  it("credit an order whose checkout never came back, once however often they come", async () => {
    const { client, orgId } = await found(house);
    const order = await client.subscription.createOrder(STARTER);
    const event = capturedEvent(house, order);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendEvent(house, event)));
    for (const answer of answers) expect(answer).toMatchObject(RECEIVED);
    const { subscription } = await client.subscription.current();
    expect(subscription).toMatchObject({ planCode: "starter", status: "ACTIVE" });
    expect(await sendEvent(house, { ...event, event: "order.paid", contains: ["payment", "order"] })).toMatchObject(
      RECEIVED,
    );
    expect((await client.subscription.current()).subscription).toEqual(subscription);
    const { transactions } = await client.subscription.transactions();
    expect(transactions).toMatchObject([
      { status: "completed", method: "upi", razorpayPaymentId: event.payload.payment.entity.id },
    ]);
    const entries = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("auditLog").selectAll().where("action", "=", "payments.razorpayWebhook").execute(),
    );
    expect(entries.filter(({ after }) => after !== null)).toMatchObject([
      { actorKind: "system", actorName: "Sandbox", recordId: order.transactionId },
    ]);
  });

  it("and the checkout's answer credit one period together", async () => {
    const { client } = await found(house);
    const order = await client.subscription.createOrder(STARTER);
    const page = await house.api.fetch(new Request(order.checkoutUrl ?? "", { method: "POST" }));
    const answer = (await page.json()) as Parameters<typeof client.subscription.verifyPayment>[0];
    await Promise.all([
      sendEvent(house, capturedEvent(house, order, { id: answer.razorpay_payment_id })),
      client.subscription.verifyPayment(answer),
    ]);
    const { subscription } = await client.subscription.current();
    expect(subscription?.currentPeriodEnd.slice(0, 10)).toBe("2026-12-21");
  });

  it("need a signature over the bytes that come", async () => {
    const { client } = await found(house);
    const order = await client.subscription.createOrder(STARTER);
    const event = capturedEvent(house, order);
    const text = JSON.stringify(event);
    const of = (body: string, secret = SANDBOX_SECRET) => eventSignature(secret, new TextEncoder().encode(body));
    for (const [body, signature] of [
      [text, ""],
      [text, "0".repeat(64)],
      [text, of(text, "another secret")],
      [`${text} `, of(text)],
      [text.replace("upi", "upI"), of(text)],
      ["not json", "0".repeat(64)],
    ] as const) {
      expect(await sendEvent(house, body, signature)).toMatchObject({
        status: 401,
        body: { code: "signature_invalid" },
      });
    }
    expect((await client.subscription.transactions()).transactions).toMatchObject([{ status: "pending" }]);
    // Spaces are nothing to JSON, and something to a signature.
    expect(await sendEvent(house, JSON.stringify(event, null, 2))).toMatchObject(RECEIVED);
    expect((await client.subscription.transactions()).transactions).toMatchObject([{ status: "completed" }]);
  });

  it("that are of no money, or of other money, change nothing", async () => {
    const { client } = await found(house);
    const order = await client.subscription.createOrder(STARTER);
    for (const event of [
      capturedEvent(house, order, { amount: order.amount - 1 }),
      capturedEvent(house, order, { currency: "USD" }),
      capturedEvent(house, order, { status: "authorized" }),
      capturedEvent(house, order, { order_id: "order_nobodys" }),
      { ...capturedEvent(house, order), payload: {} },
      { ...capturedEvent(house, order), payload: { subscription: { entity: { id: "sub_1" } } } },
    ]) {
      expect(await sendEvent(house, event)).toMatchObject(RECEIVED);
    }
    expect((await client.subscription.transactions()).transactions).toMatchObject([{ status: "pending" }]);
  });
});
