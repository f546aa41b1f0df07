import { expect, it } from "vitest";
import { mandateSignature, orderSignature } from "../../adapters/payment-signature";
import { tellEvents } from "../../platform/notifications/tell-events";
import { SANDBOX_SECRET, TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { capturedEvent, mandateEvent, payAt, sendEvent } from "../testing/checkout";
import { eachHouse, found, refusal } from "../testing/house";
import { mandateGateway, serverWith } from "../testing/mandate-gateway";
import { settleMandates } from "./settle-mandates";

const STARTER = { planCode: "starter", isRecurring: true };
const PRICE = 99_900;

eachHouse("recurring subscriptions", (house) => {
  /** A place, on a server whose gateway remembers. */
  const opened = async (pretended = mandateGateway()) => {
    house.setNow("2026-11-21T05:30:00Z");
    const place = await found(house, { desks: 1 });
    const server = await serverWith(house, pretended.gateway, place.email);
    const { client, api } = server;
    const pay = async (asked: Parameters<typeof client.subscription.createOrder>[0]) => {
      const order = await client.subscription.createOrder(asked);
      const answer = await payAt({ ...house, api }, order);
      return { order, answer, ...(await client.subscription.verifyPayment(answer)) };
    };
    const current = async () => (await client.subscription.current()).subscription;
    const transactions = async () => (await client.subscription.transactions()).transactions;
    const send = (event: object, signature?: string) => sendEvent({ api }, event, signature);
    const read = () =>
      house.database.tx({ orgId: place.orgId }, async (db) => ({
        mandates: (await db.selectFrom("subscriptionMandates").select(["state"]).orderBy("createdAt").execute()).map(
          ({ state }) => state,
        ),
        toReturn: await db.selectFrom("paymentsToReturn").select(["gatewayPaymentId", "reason"]).execute(),
      }));
    const settle = () => settleMandates(api.ports);
    return { ...place, ...server, ...pretended, pretended, pay, current, transactions, send, read, settle };
  };
  /** The same, that recurs. */
  const recurring = async () => {
    const place = await opened();
    const first = await place.pay(STARTER);
    const mandate = first.order.checkout?.subscription_id ?? "";
    /** The gateway takes the next payment. */
    const charge = (name: string, changes: object = {}) =>
      mandateEvent("subscription.charged", mandate, {
        ...{ id: `pay_${name}_${mandate}`, order_id: `order_${name}_${mandate}`, amount: PRICE },
        ...changes,
      });
    return { ...place, first, mandate, charge };
  };

  it("begin with the first payment, which allows the later ones", async () => {
    const { client, pay, current, opened: mandates, read } = await opened();
    const preview = await client.subscription.previewChange(STARTER);
    expect(preview).toMatchObject({ isRecurring: true, amount: PRICE, nextAmount: PRICE });
    const { order, subscription, transaction } = await pay(STARTER);
    const id = order.checkout?.subscription_id;
    expect(order.checkout).toMatchObject({ subscription_id: expect.stringMatching(/^sub_/), amount: PRICE });
    expect(order.checkout?.order_id).toBeUndefined();
    expect(transaction).toMatchObject({ razorpaySubscriptionId: id, razorpayOrderId: null, status: "completed" });
    expect(subscription).toMatchObject({ isRecurring: true, razorpaySubscriptionId: id, status: "ACTIVE" });
    expect(await client.subscription.current()).toMatchObject({ isRecurring: true, razorpaySubscriptionId: id });
    const [{ chargesFrom, ...mandated } = { chargesFrom: new Date(0) }] = mandates;
    expect(mandated).toMatchObject({
      first: { amount: PRICE, currency: "INR" },
      later: { amount: PRICE, interval: "month" },
    });
    expect(chargesFrom.toISOString().slice(0, 10)).toBe((await current())?.currentPeriodEnd.slice(0, 10));
    expect(await read()).toEqual({ mandates: ["active"], toReturn: [] });
  });

  it("are charged the whole price later, whatever credit the first payment had", async () => {
    const { at, pay, opened: mandates, client } = await opened();
    await pay({ planCode: "starter" });
    await at("2026-12-01T05:30:00Z");
    const { order } = await pay({ planCode: "growth", isRecurring: true });
    const { nextAmount } = await client.subscription.previewChange({ planCode: "growth" });
    expect(order.amount).toBeLessThan(nextAmount);
    expect(mandates).toMatchObject([{ first: { amount: order.amount }, later: { amount: nextAmount } }]);
    expect(order.checkoutUrl).toContain(`later=${nextAmount}`);
  });

  it("need something that is due now", async () => {
    const { client, pay, opened: mandates } = await opened();
    await pay({ planCode: "growth" });
    for (const call of [client.subscription.previewChange, client.subscription.createOrder]) {
      expect(await refusal(call(STARTER))).toMatchObject({ status: 400, issues: [{ path: ["isRecurring"] }] });
    }
    expect(mandates).toEqual([]);
  });

  it("renew once for a charge, however often and in whatever order it is told", async () => {
    const { at, send, charge, current, transactions, client, orgCode, order } = await recurring().then((place) => ({
      ...place,
      order: place.first.order,
    }));
    const before = await current();
    await at("2026-12-21T06:00:00Z");
    expect((await current())?.status).toBe("PAST_DUE");
    await Promise.all([1, 2, 3, 4, 5].map(() => send(charge("a"))));
    const paid = {
      id: `pay_a_${order.checkout?.subscription_id}`,
      order_id: `order_a_${order.checkout?.subscription_id}`,
    };
    await send(capturedEvent(house, order, paid));
    expect(await current()).toMatchObject({ status: "ACTIVE", currentPeriodStart: before?.currentPeriodStart });
    expect((await current())?.currentPeriodEnd.slice(0, 10)).toBe("2027-01-21");
    // The second before its order's own event, and the first once more after it.
    await Promise.all([send(charge("b")), send(charge("a")), send(charge("b"))]);
    expect((await current())?.currentPeriodEnd.slice(0, 10)).toBe("2027-02-21");
    expect(await transactions()).toMatchObject([
      {
        kind: "renew",
        receiptNumber: `${orgCode}-0003`,
        amount: PRICE,
        razorpaySubscriptionId: order.checkout?.subscription_id,
      },
      { kind: "renew", receiptNumber: `${orgCode}-0002`, periodStart: before?.currentPeriodEnd },
      { kind: "start", receiptNumber: `${orgCode}-0001` },
    ]);
    const { data } = await client.auditLog.list({ limit: 50, page: 1 });
    expect(data.filter(({ action, after }) => action === "payments.razorpayWebhook" && after)).toHaveLength(2);
  });

  it("take no signature but the gateway's over this mandate, and nobody else's mandate", async () => {
    const { client, api } = await opened();
    const stranger = await opened();
    const order = await client.subscription.createOrder(STARTER);
    const mandate = order.checkout?.subscription_id ?? "";
    const answer = await payAt({ ...house, api }, order);
    const { razorpay_payment_id: paymentId } = answer;
    for (const signature of [
      "0".repeat(64),
      mandateSignature("another secret", { mandate, paymentId }),
      mandateSignature(SANDBOX_SECRET, { mandate: "sub_other", paymentId }),
      mandateSignature(SANDBOX_SECRET, { mandate, paymentId: "pay_other" }),
      orderSignature(SANDBOX_SECRET, { orderId: mandate, paymentId }),
    ]) {
      const wrong = { ...answer, razorpay_signature: signature };
      expect(await refusal(client.subscription.verifyPayment(wrong))).toMatchObject({ code: "signature_invalid" });
    }
    expect(await refusal(stranger.client.subscription.verifyPayment(answer))).toMatchObject({ status: 404 });
    expect((await client.subscription.verifyPayment(answer)).subscription.isRecurring).toBe(true);
    expect((await client.subscription.verifyPayment(answer)).subscription.isRecurring).toBe(true);
  });

  it("stop when they are cancelled, at the gateway first, and run until their end", async () => {
    const { client, state, mandate, ended, current, send, charge, at, read } = await recurring();
    state.isDown = true;
    expect(await refusal(client.subscription.cancelRecurring())).toMatchObject({ status: 503 });
    expect(await current()).toMatchObject({ isRecurring: true, status: "ACTIVE" });
    state.isDown = false;
    const end = (await current())?.currentPeriodEnd;
    const stopped = { isRecurring: false, razorpaySubscriptionId: null, status: "CANCELLED", currentPeriodEnd: end };
    expect(await client.subscription.cancelRecurring()).toMatchObject(stopped);
    expect(ended).toEqual([mandate]);
    await send(mandateEvent("subscription.cancelled", mandate));
    expect(await refusal(client.subscription.cancelRecurring())).toMatchObject({ status: 409, code: "not_recurring" });
    // A charge that was on its way is given back, once.
    await Promise.all([send(charge("late")), send(charge("late"))]);
    expect(await current()).toMatchObject(stopped);
    expect(await read()).toEqual({
      mandates: ["ended"],
      toReturn: [{ gatewayPaymentId: `pay_late_${mandate}`, reason: "mandate_ended" }],
    });
    await at("2026-12-21T06:00:00Z");
    expect((await current())?.status).toBe("EXPIRED");
  });

  it("come to the same where the server stopped between the gateway's answer and its own row", async () => {
    const { client, ended, mandate, current, send, settle, read } = await recurring();
    // The gateway ended it, and nothing was written; its event says so.
    ended.push(mandate);
    await send(mandateEvent("subscription.cancelled", mandate));
    expect(await current()).toMatchObject({ isRecurring: false, status: "CANCELLED" });
    expect(await refusal(client.subscription.cancelRecurring())).toMatchObject({ code: "not_recurring" });
    await settle();
    expect((await read()).mandates).toEqual(["ended"]);
  });

  it("go on beside a charge and a cancelling at once: the charge renews or is given back", async () => {
    const { client, send, charge, current, read, at, first } = await recurring();
    await at("2026-12-21T05:00:00Z");
    await Promise.all([send(charge("a")), client.subscription.cancelRecurring(), send(charge("a"))]);
    const { toReturn, mandates } = await read();
    const isRenewed = (await current())?.currentPeriodEnd !== first.subscription.currentPeriodEnd;
    expect(mandates).toEqual(["ended"]);
    expect(toReturn).toHaveLength(isRenewed ? 0 : 1);
    expect((await current())?.isRecurring).toBe(false);
  });

  it("end with a change of plan, at the gateway too, and need a new one", async () => {
    const { pay, send, charge, current, read, settle, ended, mandate, at, state } = await recurring();
    await at("2026-12-01T05:30:00Z");
    expect((await pay({ planCode: "growth" })).subscription).toMatchObject({ planCode: "growth", isRecurring: false });
    expect(await read()).toEqual({ mandates: ["ending"], toReturn: [] });
    await send(charge("late"));
    state.isDown = true;
    await refusalOf(settle());
    state.isDown = false;
    await Promise.all([settle(), settle()]);
    await settle();
    expect(new Set(ended)).toEqual(new Set([mandate]));
    expect(await read()).toMatchObject({ mandates: ["ended"], toReturn: [{ reason: "mandate_ended" }] });
    const again = await pay({ planCode: "growth", isRecurring: true });
    expect(again.subscription).toMatchObject({ isRecurring: true, status: "ACTIVE" });
    expect(again.transaction.kind).toBe("renew");
    // Allowed anew: one at a time.
    await pay({ planCode: "growth", isRecurring: true });
    expect((await read()).mandates).toEqual(["ended", "ending", "active"]);
    expect((await current())?.isRecurring).toBe(true);
  });

  it("of two that are allowed at once begin once, and the other's money is given back", async () => {
    const { client, api, read, settle, current } = await opened();
    const orders = await Promise.all([STARTER, STARTER].map((asked) => client.subscription.createOrder(asked)));
    const answers = await Promise.all(orders.map((order) => payAt({ ...house, api }, order)));
    const verified = await Promise.allSettled(answers.map((answer) => client.subscription.verifyPayment(answer)));
    expect(verified.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { mandates, toReturn } = await read();
    expect(mandates.toSorted()).toEqual(["active", "ending"]);
    expect(toReturn).toMatchObject([{ reason: "order_ended" }]);
    await settle();
    expect((await read()).mandates.toSorted()).toEqual(["active", "ended"]);
    expect((await current())?.isRecurring).toBe(true);
  });

  it("that nobody told us of are found by asking, and those that nobody paid are ended", async () => {
    const paid = await opened();
    const unpaid = await opened(paid.pretended);
    const [order] = [
      await paid.client.subscription.createOrder(STARTER),
      await unpaid.client.subscription.createOrder(STARTER),
    ];
    const [mandate, id, amount] = [order.checkout?.subscription_id ?? "", order.transactionId, order.amount];
    paid.charges.set(mandate, [
      { paymentId: `pay_${id}`, orderId: `order_${id}`, method: "upi", amount, currency: "INR" },
    ]);
    await paid.settle();
    expect((await paid.read()).mandates).toEqual(["open"]);
    for (const place of [paid, unpaid]) await place.at("2026-11-21T06:32:00Z");
    await Promise.all([paid.settle(), unpaid.settle()]);
    expect(new Set(paid.ended).size).toBe(1);
    expect(await paid.current()).toMatchObject({ isRecurring: true, status: "ACTIVE", planCode: "starter" });
    expect((await paid.read()).mandates).toEqual(["active"]);
    expect(await unpaid.current()).toMatchObject({ isRecurring: false, status: "TRIAL" });
    expect((await unpaid.read()).mandates).toEqual(["ended"]);
  });

  it("say when a charge failed, once a period, and are past due by the clock", async () => {
    const { send, charge, mandate, current, at, api, orgId, email, read } = await recurring();
    const told = async () => {
      await tellEvents({ ...api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS }, orgId);
      return (await house.api.mailsTo(email)).filter(({ subject }) => subject.includes("payment of your")).length;
    };
    // Of a failure that was made good before we heard of it nobody is told.
    await send(mandateEvent("subscription.pending", mandate));
    expect(await told()).toBe(0);
    await at("2026-12-21T06:00:00Z");
    for (const _ of [1, 2]) await send(mandateEvent("subscription.pending", mandate));
    expect(await told()).toBe(1);
    expect(await current()).toMatchObject({ status: "PAST_DUE", isRecurring: true });
    await at("2026-12-23T06:00:00Z");
    await send(charge("retried"));
    expect((await current())?.currentPeriodEnd.slice(0, 10)).toBe("2027-01-21");
    await at("2027-01-21T06:00:00Z");
    await send(mandateEvent("subscription.halted", mandate));
    expect(await told()).toBe(2);
    expect(await current()).toMatchObject({ status: "PAST_DUE", isRecurring: false });
    expect((await read()).mandates).toEqual(["ending"]);
    await at("2027-01-28T06:00:00Z");
    expect((await current())?.status).toBe("EXPIRED");
  });

  it("are charged, or fail, at the sandbox's page", async () => {
    const { client, first, api, at, current } = await recurring();
    const page = await api.fetch(new Request(first.order.checkoutUrl ?? ""));
    const text = await page.text();
    expect(text).toContain("Charge the next period now");
    const [, action = ""] = /action="([^"]+charged[^"]*)"/.exec(text) ?? [];
    await at("2026-12-21T06:00:00Z");
    await api.fetch(new Request(`${TEST_ORIGIN}${action.replaceAll("&amp;", "&")}`, { method: "POST" }));
    expect((await current())?.currentPeriodEnd.slice(0, 10)).toBe("2027-01-21");
    const { data } = await client.notifications.list({ limit: 10, page: 1 });
    expect(data.map(({ type }) => type)).not.toContain("subscription_charge_failed");
  });
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
