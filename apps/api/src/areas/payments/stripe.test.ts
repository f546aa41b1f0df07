import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { VerifyPayment } from "@carrel/sdk/schemas";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { stripePayments } from "../../adapters/stripe-payments";
import { tellEvents } from "../../platform/notifications/tell-events";
import { createTestApi, TEST_LINKS, TEST_ORIGIN, type TestApi } from "../../testing/create-test-api";
import { insertTenant } from "../../testing/rows";
import { startStripeServer } from "../../testing/stripe-server";
import { testClock } from "../../testing/test-ports";
import { buy } from "../testing/checkout";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";

const STARTER = { planCode: "starter" };
const login = { secretKey: "sk_test_a_secret_of_the_account", webhookSecret: "whsec_a_secret_of_the_webhook" };

eachHouse("Stripe", (house) => {
  let stripe: Awaited<ReturnType<typeof startStripeServer>>;
  beforeAll(async () => {
    stripe = await startStripeServer(login);
  });
  afterAll(() => stripe.close());
  afterEach(() => {
    stripe.beforeAnswer = async () => {};
  });

  /** A place on trial, at a server that is paid through Stripe. */
  async function place() {
    const { email, orgId, client: atSandbox } = await found(house);
    const clock = testClock(house.minutesFromNow(0));
    const payments = stripePayments({ ...login, baseUrl: stripe.address }, TEST_ORIGIN);
    const api = createTestApi({ database: house.database, clock, payments });
    const client = api.client("pk_demo_carrel");
    const signIn = () => client.auth.login({ email, password: PASSWORD });
    await signIn();
    const at = async (instant: string) => {
      clock.set(instant);
      await signIn();
    };
    stripe.asked.length = 0;
    return { api, client, atSandbox, orgId, email, clock, at };
  }

  const send = async (api: TestApi, { body, signature }: { body: string; signature: string }) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const response = await api.raw("/payments/stripe/webhook", { method: "POST", headers, body });
    return { status: response.status, body: await response.json() };
  };
  const RECEIVED = { status: 200, body: { data: { received: true } } };

  /** Sends an event about an object, as Stripe does now. */
  const tell = (api: TestApi, type: string, object: object) => send(api, stripe.event(type, object, api.clock.now()));
  const sessionOf = (id: string) => {
    const session = stripe.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  };

  /** Opens an address of the server's, as a browser does that has some cookies. */
  const open = async (api: TestApi, address: string, cookie = "") => {
    const response = await api.fetch(new Request(address, { headers: { cookie } }));
    const [set] = response.headers.getSetCookie();
    return { status: response.status, location: response.headers.get("location") ?? "", cookie: set ?? "" };
  };

  const payments = async (client: Client<Contract>) => (await client.subscription.transactions()).transactions;

  it("is left for and come back from, to where one was, with an answer that counts once", async () => {
    const { api, client, orgId } = await place();
    const order = await client.subscription.createOrder(STARTER);
    const id = order.checkout?.order_id ?? "";
    expect(order).toMatchObject({ gateway: "stripe", checkoutUrl: `${TEST_ORIGIN}/checkout/${id}` });
    expect(id.length).toBeGreaterThan(64);

    const left = await open(
      api,
      `${order.checkoutUrl}?return=${encodeURIComponent("/subscription/change?plan=starter")}`,
    );
    expect(left).toMatchObject({ status: 303, location: `${stripe.address}/c/pay/${id}` });
    expect(left.cookie).toMatch(/; Path=\/checkout\/back; HttpOnly; SameSite=Lax$/);
    const cookie = left.cookie.split(";")[0] ?? "";

    // Gone back without paying.
    const { cancel_url, success_url } = sessionOf(id);
    expect(await open(api, cancel_url, cookie)).toMatchObject({
      status: 303,
      location: "/subscription/change?plan=starter",
    });
    stripe.pay(id, "upi");
    const { location } = await open(api, success_url, cookie);
    const query = new URLSearchParams(location.split("?")[1]);
    expect(query.get("plan")).toBe("starter");
    query.delete("plan");
    const answer = Object.fromEntries(query) as unknown as VerifyPayment;

    const paid = await client.subscription.verifyPayment(answer);
    expect(paid).toMatchObject({ status: "completed", subscription: { planCode: "starter", status: "ACTIVE" } });
    const [told] = await Promise.all([
      tell(api, "checkout.session.completed", sessionOf(id)),
      tell(api, "checkout.session.completed", sessionOf(id)),
      client.subscription.verifyPayment(answer),
    ]);
    expect(told).toMatchObject(RECEIVED);
    expect(await payments(client)).toMatchObject([
      {
        status: "completed",
        gateway: "stripe",
        method: "upi",
        razorpayOrderId: id,
        razorpayPaymentId: answer.razorpay_payment_id,
      },
    ]);
    expect((await client.subscription.current()).subscription).toEqual(paid.subscription);
    // Who opens the way to its page again is led back with the same answer.
    expect((await open(api, `${order.checkoutUrl}?return=/subscription`)).location).toContain(
      answer.razorpay_signature,
    );
    const entries = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("auditLog").selectAll().where("action", "=", "subscription.verifyPayment").execute(),
    );
    expect(entries.filter(({ after }) => after !== null)).toHaveLength(1);
  });

  it("leads nobody anywhere else, and is asked about nothing but our own orders", async () => {
    const { api, client } = await place();
    const order = await client.subscription.createOrder(STARTER);
    for (const elsewhere of ["https://evil.example", "//evil.example", "javascript:alert(1)"]) {
      const { cookie } = await open(api, `${order.checkoutUrl}?return=${encodeURIComponent(elsewhere)}`);
      expect(decodeURIComponent(cookie)).toContain(" /subscription;");
    }
    const { success_url } = sessionOf(order.checkout?.order_id ?? "");
    stripe.asked.length = 0;
    const forged = [
      `${TEST_ORIGIN}/checkout/cs_test_of_somebody_else?return=/bookings`,
      `${TEST_ORIGIN}/checkout/cs_live_1`,
    ];
    expect(await open(api, forged[0] ?? "")).toMatchObject({ status: 303, location: "/bookings" });
    expect(await open(api, forged[1] ?? "")).toMatchObject({ status: 303, location: "/subscription" });
    const name = success_url.split("/").at(-1);
    for (const cookie of ["", `checkout_${name}=cs_test_none%20%2Fbookings`, `checkout_${name}=x`]) {
      expect(await open(api, success_url, cookie)).toMatchObject({ status: 303, location: "/subscription" });
    }
    expect(stripe.asked).toEqual([]);
  });

  it("leads a reseller's client back by its reseller's host, which alone remembers where he was", async () => {
    const { api, client, orgId } = await place();
    const { orgId: resellerId } = await insertTenant(house.database);
    const { orgCode } = await house.database.tx({ orgId: resellerId }, (db) =>
      db.updateTable("organisations").set({ isReseller: true }).returning("orgCode").executeTakeFirstOrThrow(),
    );
    await house.database.tx({ orgId }, (db) => db.updateTable("organisations").set({ resellerId }).execute());
    const order = await client.subscription.createOrder(STARTER);
    const receipt = sessionOf(order.checkout?.order_id ?? "").client_reference_id ?? "";
    const back = `/checkout/back/${receipt}`;
    const at = `http://${orgCode.toLowerCase()}.localhost:4000`;
    expect(await open(api, TEST_ORIGIN + back)).toMatchObject({ status: 303, location: at + back });
    expect(await open(api, at + back)).toMatchObject({ status: 303, location: "/subscription" });
    const nobodys = `${TEST_ORIGIN}/checkout/back/${"-".repeat(36)}`;
    expect(await open(api, nobodys)).toMatchObject({ status: 303, location: "/subscription" });
  });

  it("credits an order whose checkout never came back by its event, once however often and late it comes", async () => {
    const { api, client, orgId, clock } = await place();
    const order = await client.subscription.createOrder(STARTER);
    const id = order.checkout?.order_id ?? "";
    // Its money comes days later.
    stripe.begin(id);
    expect(await tell(api, "checkout.session.completed", sessionOf(id))).toMatchObject(RECEIVED);
    expect(await payments(client)).toMatchObject([{ status: "pending" }]);
    clock.advance({ days: 3 });
    sessionOf(id).payment_status = "paid";
    const event = stripe.event("checkout.session.async_payment_succeeded", sessionOf(id), clock.now());
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(api, event)));
    for (const answer of answers) expect(answer).toMatchObject(RECEIVED);
    clock.advance({ minutes: 4 });
    expect(await send(api, event)).toMatchObject(RECEIVED);
    const paid = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("subscriptionPayments").selectAll().where("orgId", "=", orgId).execute(),
    );
    expect(paid).toMatchObject([{ gatewayPaymentId: sessionOf(id).payment_intent, method: "sepa_debit" }]);
    const entries = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("auditLog").selectAll().where("action", "=", "payments.stripeWebhook").execute(),
    );
    expect(entries.filter(({ after }) => after !== null)).toMatchObject([
      { actorKind: "system", actorName: "Stripe", recordId: order.transactionId },
    ]);
  });

  it("believes no event but its own, over the bytes that come, for five minutes", async () => {
    const { api, client, clock } = await place();
    const order = await client.subscription.createOrder(STARTER);
    const id = order.checkout?.order_id ?? "";
    stripe.pay(id);
    const { body, signature } = stripe.event("checkout.session.completed", sessionOf(id), clock.now());
    const stale = stripe.event("checkout.session.completed", sessionOf(id), new Date(clock.now().getTime() - 301_000));
    for (const wrong of [
      { body, signature: "" },
      { body, signature: "t=1,v1=00" },
      { body: `${body} `, signature },
      { body: "not json", signature },
      stale,
    ]) {
      expect(await send(api, wrong)).toMatchObject({ status: 401, body: { code: "signature_invalid" } });
    }
    // Each gateway's events go to its own door alone.
    for (const [server, path] of [
      [api, "/payments/razorpay/webhook"],
      [house.api, "/payments/stripe/webhook"],
    ] as const) {
      const headers = {
        "content-type": "application/json",
        "stripe-signature": signature,
        "x-razorpay-signature": signature,
      };
      expect((await server.raw(path, { method: "POST", headers, body })).status).toBe(401);
    }
    expect(await payments(client)).toMatchObject([{ status: "pending" }]);
    expect(await send(api, { body, signature })).toMatchObject(RECEIVED);
    expect(await payments(client)).toMatchObject([{ status: "completed" }]);
  });

  it("changes nothing by events of other things, or of what is not so", async () => {
    const { api, client } = await place();
    const order = await client.subscription.createOrder(STARTER);
    const id = order.checkout?.order_id ?? "";
    const session = sessionOf(id);
    const receipt = { metadata: { receipt: order.transactionId } };
    for (const [type, object] of [
      // It says so, and Stripe doesn't.
      ["checkout.session.completed", { ...session, payment_status: "paid", payment_intent: "pi_1" }],
      ["checkout.session.completed", { ...session, metadata: {} }],
      ["checkout.session.completed", { ...session, metadata: { receipt: "an order of theirs" } }],
      ["checkout.session.completed", { ...session, metadata: { receipt: house.id() } }],
      ["checkout.session.expired", session],
      ["invoice.paid", { object: "invoice", parent: { subscription_details: receipt } }],
      ["customer.subscription.deleted", { object: "subscription", ...receipt }],
      ["charge.refunded", { object: "charge", ...receipt }],
    ] as const) {
      expect(await tell(api, type, object)).toMatchObject(RECEIVED);
    }
    expect(await payments(client)).toMatchObject([{ status: "pending" }]);
    // What can't be asked about comes again.
    stripe.pay(id);
    const gone = stripePayments({ ...login, baseUrl: "http://127.0.0.1:9" }, TEST_ORIGIN);
    const cut = createTestApi({ database: house.database, clock: api.clock, payments: gone });
    expect(await tell(cut, "checkout.session.completed", session)).toMatchObject({
      status: 503,
      body: { code: "payment_gateway_unavailable" },
    });
    expect(await tell(api, "checkout.session.completed", session)).toMatchObject(RECEIVED);
    expect(await payments(client)).toMatchObject([{ status: "completed" }]);
  });

  it("charges by itself: allowed, renewed once a charge, stopped at Stripe first", async () => {
    const { api, client, at, orgId } = await place();
    const order = await client.subscription.createOrder({ ...STARTER, isRecurring: true });
    const id = order.checkout?.subscription_id ?? "";
    expect(order.checkoutUrl).toBe(`${TEST_ORIGIN}/checkout/${id}`);
    stripe.pay(id);
    // Events in any order, and twice: each says to look, and what is seen counts once.
    const events = [
      () => tell(api, "invoice.paid", stripe.invoiceOf(id)),
      () => tell(api, "checkout.session.completed", sessionOf(id)),
      () => tell(api, "customer.subscription.updated", stripe.subscriptionOf(id)),
    ];
    for (const told of await Promise.all([...events, ...events].map((send) => send())))
      expect(told).toMatchObject(RECEIVED);
    const first = (await client.subscription.current()).subscription;
    expect(first).toMatchObject({
      planCode: "starter",
      status: "ACTIVE",
      isRecurring: true,
      razorpaySubscriptionId: id,
    });
    expect(await payments(client)).toHaveLength(1);

    await at(first?.currentPeriodEnd ?? "");
    const renewal = stripe.charge(id);
    for (const told of await Promise.all([...events, ...events].map((send) => send())))
      expect(told).toMatchObject(RECEIVED);
    const second = (await client.subscription.current()).subscription;
    expect(second?.currentPeriodEnd.slice(0, 7)).toBe("2027-01");
    expect(await payments(client)).toMatchObject([{ kind: "renew", razorpayPaymentId: renewal }, { kind: "start" }]);

    const stopped = await client.subscription.cancelRecurring();
    expect(stopped).toMatchObject({ status: "CANCELLED", isRecurring: false });
    expect(stripe.subscriptionOf(id).status).toBe("canceled");
    expect(await tell(api, "customer.subscription.deleted", stripe.subscriptionOf(id))).toMatchObject(RECEIVED);
    expect(await refusal(client.subscription.cancelRecurring())).toMatchObject({ status: 409, code: "not_recurring" });
    // What it charges all the same is to be given back.
    stripe.charge(id);
    await tell(api, "invoice.paid", stripe.invoiceOf(id));
    const noted = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("paymentsToReturn").selectAll().where("orgId", "=", orgId).execute(),
    );
    expect(noted).toMatchObject([{ reason: "mandate_ended" }]);
  });

  it("says when a charge failed, and that it gave up; what ends there ends here", async () => {
    const { api, client, at, orgId, email } = await place();
    const failures = async () => {
      await tellEvents({ ...api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS }, orgId);
      return (await house.api.mailsTo(email)).filter(({ subject }) => subject.includes("payment of your"));
    };
    const allow = async () => {
      const order = await client.subscription.createOrder({ ...STARTER, isRecurring: true });
      const id = order.checkout?.subscription_id ?? "";
      stripe.pay(id);
      await tell(api, "checkout.session.completed", sessionOf(id));
      return { id, end: (await client.subscription.current()).subscription?.currentPeriodEnd ?? "" };
    };
    const { id, end } = await allow();
    await at(end);
    stripe.charge(id, undefined, "open");
    for (const _ of [1, 2]) await tell(api, "invoice.payment_failed", stripe.invoiceOf(id));
    expect(await failures()).toHaveLength(1);
    expect((await client.subscription.current()).subscription).toMatchObject({ status: "PAST_DUE", isRecurring: true });
    Object.assign(stripe.subscriptionOf(id), {
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    await tell(api, "customer.subscription.deleted", stripe.subscriptionOf(id));
    expect((await client.subscription.current()).subscription).toMatchObject({
      status: "PAST_DUE",
      isRecurring: false,
    });

    // Allowed anew, and ended by its payer at Stripe, which nobody told us of but when it is asked.
    const again = await allow();
    stripe.subscriptionOf(again.id).status = "canceled";
    await tell(api, "customer.subscription.updated", stripe.subscriptionOf(again.id));
    expect((await client.subscription.current()).subscription).toMatchObject({
      status: "CANCELLED",
      isRecurring: false,
    });
  });

  it("leaves what was ordered at another gateway alone, and says so", async () => {
    const { api, client, atSandbox } = await place();
    await buy(house, atSandbox, { ...STARTER, isRecurring: true });
    const open = await atSandbox.subscription.createOrder({ planCode: "growth" });
    expect(await refusal(client.subscription.cancelRecurring())).toMatchObject({
      status: 409,
      code: "payment_gateway_changed",
    });
    expect((await client.subscription.current()).subscription).toMatchObject({ isRecurring: true });
    const session = await client.mobilePayment.createSession({ transactionId: open.transactionId });
    expect(session).toMatchObject({ checkout: null, checkoutUrl: null });
    await tell(api, "checkout.session.completed", {
      metadata: { receipt: open.transactionId },
      payment_intent: "pi_1",
    });
    expect(stripe.asked).toEqual([]);
  });
});
