import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sandboxPayments } from "../../adapters/sandbox-payments";
import { type PaymentGateway, PaymentGatewayError } from "../../ports";
import { createTestApi, SANDBOX_SECRET, TEST_ORIGIN } from "../../testing/create-test-api";
import { testRandom } from "../../testing/rows";
import { testClock } from "../../testing/test-ports";
import { buy, type CheckoutAnswer, payAt } from "../testing/checkout";
import { eachHouse, found, type House, PASSWORD, type Place, refusal } from "../testing/house";

const STARTER = { planCode: "starter" };
const GROWTH = { planCode: "growth" };
const DESKS = { code: "desks-50", quantity: 2 };

/** Lets days pass, and signs in again: a session lasts a week. */
async function daysLater(house: House, days: number, { client, email }: Pick<Place, "client" | "email">) {
  house.advance({ days });
  await client.auth.login({ email, password: PASSWORD });
}

/** The same server with a gateway of its own. */
async function withGateway(house: House, email: string, payments: Partial<PaymentGateway>) {
  const gateway = { ...sandboxPayments(SANDBOX_SECRET, testRandom), ...payments };
  const clock = testClock(house.minutesFromNow(0));
  const client = createTestApi({ database: house.database, clock, payments: gateway }).client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

eachHouse("subscriptions", (house) => {
  it("are offered to anybody, without what is sold no longer", async () => {
    const { plans, addOns } = await house.client("pk_demo_harbour").subscription.plans();
    expect(plans.map(({ code }) => code)).toEqual(["starter", "growth", "business", "business-yearly"]);
    expect(addOns.map(({ code }) => code)).toEqual(["desks-50", "branch", "staff-5"]);
  });

  it("begin with a trial, which has no limits", async () => {
    const place = await found(house, { desks: 1 });
    const { subscription, organization, availablePlans } = await place.client.subscription.current();
    expect(subscription).toMatchObject({
      planCode: "trial",
      planName: "Trial",
      status: "TRIAL",
      amount: 0,
      currency: "INR",
      pendingChange: null,
      limits: { branches: null, desks: null, adminUsers: null },
      usage: { branches: 1, desks: 1, adminUsers: 1 },
    });
    expect(organization).toMatchObject({ _id: place.orgId, orgCode: place.orgCode });
    expect(availablePlans).toHaveLength(4);
    expect(await place.client.subscription.transactions()).toMatchObject({ transactions: [] });
  });

  it("run from the payment on, and repeating it changes nothing", async () => {
    const { client, orgCode, orgId } = await found(house);
    const preview = await client.subscription.previewChange({ ...STARTER, addOns: [DESKS] });
    expect(preview).toMatchObject({ kind: "start", amount: 199_700, nextAmount: 199_700, passedLimits: [] });
    expect((await client.subscription.transactions()).transactions).toEqual([]);
    const order = await client.subscription.createOrder({ ...STARTER, addOns: [DESKS] });
    expect(order).toMatchObject({
      status: "pending",
      amount: 199_700,
      currency: "INR",
      gateway: "sandbox",
      lines: [{}, {}],
      checkout: { amount: 199_700, name: "Carrel", prefill: { name: "Asha Rao" } },
    });
    expect((await client.subscription.transactions()).transactions).toMatchObject([
      { _id: order.transactionId, status: "pending", receiptNumber: null, paidAt: null },
    ]);
    expect((await client.subscription.current()).subscription).toMatchObject({ status: "TRIAL" });

    const answer = await payAt(house, order);
    const paid = await client.subscription.verifyPayment(answer);
    expect(paid).toMatchObject({
      status: "completed",
      transaction: {
        _id: order.transactionId,
        kind: "start",
        status: "completed",
        method: "card",
        receiptNumber: `${orgCode}-0001`,
        razorpayPaymentId: answer.razorpay_payment_id,
      },
      subscription: {
        planCode: "starter",
        planName: "Starter",
        status: "ACTIVE",
        addOns: [DESKS],
        amount: 199_700,
        limits: { branches: 1, desks: 140, adminUsers: 3 },
      },
    });
    expect(paid.subscription.currentPeriodEnd.slice(0, 10)).toBe("2026-12-21");
    house.advance({ days: 1 });
    expect(await client.subscription.verifyPayment(answer)).toEqual(paid);
    expect((await client.subscription.transactions()).transactions).toHaveLength(1);
    const { data } = await client.auditLog.list({ limit: 50 });
    const written = (action: string) => data.filter((entry) => entry.action === action);
    expect(written("subscription.createOrder")).toHaveLength(1);
    expect(written("subscription.verifyPayment")).toHaveLength(2);
    expect(
      await house.database.tx({ orgId }, (db) => db.selectFrom("subscriptionPayments").selectAll().execute()),
    ).toMatchObject([{ amount: 199_700, resellerId: null, resellerShare: 0 }]);
  });

  it("credit one period for two verifications at once", async () => {
    const { client } = await found(house);
    const answer = await payAt(house, await client.subscription.createOrder(STARTER));
    const both = await Promise.all(Array.from({ length: 6 }, () => client.subscription.verifyPayment(answer)));
    expect(new Set(both.map(({ subscription }) => subscription.currentPeriodEnd)).size).toBe(1);
    expect((await client.subscription.transactions()).transactions).toMatchObject([{ status: "completed" }]);
  });

  it("renew from the end of what is paid", async () => {
    const place = await found(house);
    const { client, orgCode } = place;
    const first = await buy(house, client, STARTER);
    await daysLater(house, 20, place);
    const second = await buy(house, client, STARTER);
    expect(second.transaction).toMatchObject({
      kind: "renew",
      receiptNumber: `${orgCode}-0002`,
      amount: 99_900,
      periodStart: first.subscription.currentPeriodEnd,
      periodEnd: second.subscription.currentPeriodEnd,
    });
    expect(second.subscription.currentPeriodStart).toBe(first.subscription.currentPeriodStart);
    const { transactions } = await client.subscription.transactions();
    expect(transactions.map(({ kind }) => kind)).toEqual(["renew", "start"]);
  });

  it("upgrade at once, with credit for what is unused", async () => {
    const place = await found(house);
    const { client } = place;
    await buy(house, client, STARTER);
    await daysLater(house, 20, place);
    const { transaction, subscription } = await buy(house, client, GROWTH);
    // 10 of 30 days.
    expect(transaction).toMatchObject({
      kind: "upgrade",
      amount: 249_900 - 33_300,
      lines: [{ kind: "plan" }, { kind: "credit", amount: -33_300, label: "Unused days of Starter" }],
    });
    expect(subscription).toMatchObject({ planCode: "growth", limits: { desks: 150 } });
    expect(subscription.currentPeriodStart).toBe(transaction.paidAt);
    // What was credited once is not credited again.
    expect(await client.subscription.previewChange({ planCode: "business" })).toMatchObject({
      lines: [{ amount: 499_900 }, { kind: "credit", amount: -249_900 }],
    });
  });

  it("downgrade when the period ends, and cost nothing until then", async () => {
    const place = await found(house);
    const { client } = place;
    const { subscription } = await buy(house, client, GROWTH);
    const order = await client.subscription.createOrder(STARTER);
    expect(order).toMatchObject({ status: "completed", amount: 0, lines: [], checkout: null, checkoutUrl: null });
    const effectiveAt = subscription.currentPeriodEnd;
    const waiting = { planCode: "starter", planName: "Starter", addOns: [], effectiveAt };
    expect((await client.subscription.current()).subscription).toMatchObject({
      planCode: "growth",
      pendingChange: waiting,
      currentPeriodEnd: effectiveAt,
    });
    expect((await client.subscription.transactions()).transactions[0]).toMatchObject({
      kind: "downgrade",
      status: "completed",
      amount: 0,
      receiptNumber: null,
    });
    await daysLater(house, 31, place);
    expect((await client.subscription.current()).subscription).toMatchObject({
      status: "PAST_DUE",
      pendingChange: waiting,
    });
    const paid = await buy(house, client, STARTER);
    expect(paid.subscription).toMatchObject({ planCode: "starter", status: "ACTIVE", pendingChange: null });
    expect(paid.transaction).toMatchObject({ kind: "start", amount: 99_900 });
  });

  it("go on with what one has when it is renewed after all", async () => {
    const { client } = await found(house);
    await buy(house, client, GROWTH);
    await client.subscription.createOrder(STARTER);
    const { subscription } = await buy(house, client, GROWTH);
    expect(subscription).toMatchObject({ planCode: "growth", pendingChange: null });
  });

  it("end the refusals of an expired organisation", async () => {
    const place = await found(house);
    const { client } = place;
    await daysLater(house, 15, place);
    expect(await refusal(client.desks.list())).toMatchObject({ status: 402 });
    expect((await client.auth.session()).loggedOrgDetails.subscriptionExpired).toBe(true);
    await buy(house, client, STARTER);
    expect((await client.auth.session()).loggedOrgDetails.subscriptionExpired).toBe(false);
    expect((await client.desks.list()).data).toEqual([]);
  });

  it("are not had for less than there is", async () => {
    const { client, branch } = await found(house);
    for (const name of ["Annex", "Attic"]) await client.branches.add({ name, timezone: branch.timezone });
    const passedLimits = [{ limit: "branches", used: 3, allowed: 1 }];
    expect(await client.subscription.previewChange(STARTER)).toMatchObject({ passedLimits });
    expect(await refusal(client.subscription.createOrder(STARTER))).toMatchObject({
      status: 409,
      code: "plan_too_small",
      data: { passedLimits },
    });
    const twoMore = { code: "branch", quantity: 2 };
    expect(await client.subscription.previewChange({ ...STARTER, addOns: [twoMore] })).toMatchObject({
      passedLimits: [],
      amount: 99_900 + 2 * 79_900,
    });
    expect((await client.subscription.transactions()).transactions).toEqual([]);
  });

  it("take no plan that is not for sale", async () => {
    const { client } = await found(house);
    for (const [asked, path] of [
      [{ planCode: "launch" }, ["planCode"]],
      [{ planCode: "trial" }, ["planCode"]],
      [{ ...STARTER, addOns: [{ code: "nothing", quantity: 1 }] }, ["addOns", 0, "code"]],
    ] as const) {
      const wanted = { ...asked, addOns: "addOns" in asked ? [...asked.addOns] : [] };
      const { subscription } = client;
      for (const call of [() => subscription.previewChange(wanted), () => subscription.createOrder(wanted)]) {
        expect(await refusal(call())).toMatchObject({ status: 400, issues: [{ path }] });
      }
    }
  });

  it("are not paid for years ahead", async () => {
    const { client } = await found(house);
    const yearly = { planCode: "business-yearly" };
    for (let year = 1; year <= 3; year += 1) await buy(house, client, yearly);
    expect(await refusal(client.subscription.createOrder(yearly))).toMatchObject({ code: "paid_far_ahead" });
  });

  describe("a payment", () => {
    it("needs the gateway's signature over its own order", async () => {
      const { client } = await found(house);
      const [one, other] = [
        await client.subscription.createOrder(STARTER),
        await client.subscription.createOrder(GROWTH),
      ];
      const [answer, foreign] = [await payAt(house, one), await payAt(house, other)];
      for (const wrong of [
        { ...answer, razorpay_signature: "0".repeat(64) },
        { ...answer, razorpay_signature: "short" },
        { ...answer, razorpay_order_id: foreign.razorpay_order_id },
        { ...answer, razorpay_payment_id: foreign.razorpay_payment_id },
      ]) {
        expect(await refusal(client.subscription.verifyPayment(wrong))).toMatchObject({
          status: 400,
          code: "signature_invalid",
        });
      }
      const recurring = { ...answer, razorpay_order_id: undefined, razorpay_subscription_id: "sub_1" };
      expect(await refusal(client.subscription.verifyPayment(recurring))).toMatchObject({
        status: 400,
        code: "signature_invalid",
      });
      expect((await client.subscription.current()).subscription?.status).toBe("TRIAL");
    });

    it("of another organisation's order is not found, however well it is signed", async () => {
      const [place, other] = [await found(house), await found(house)];
      const answer = await payAt(house, await place.client.subscription.createOrder(STARTER));
      expect(await refusal(other.client.subscription.verifyPayment(answer))).toMatchObject({ status: 404 });
      expect((await other.client.subscription.transactions()).transactions).toEqual([]);
      expect((await place.client.subscription.transactions()).transactions).toMatchObject([{ status: "pending" }]);
    });

    it("counts also when it comes after the order's time, from then on", async () => {
      const { client } = await found(house);
      const order = await client.subscription.createOrder(STARTER);
      const answer = await payAt(house, order);
      house.advance({ days: 3 });
      expect((await client.subscription.transactions()).transactions).toMatchObject([{ status: "failed" }]);
      const { transaction } = await client.subscription.verifyPayment(answer);
      expect(transaction).toMatchObject({ status: "completed", periodStart: transaction.paidAt });
    });

    it("is taken once it is there, and asked for outside the transaction", async () => {
      const { client, email } = await found(house);
      const order = await client.subscription.createOrder(STARTER);
      const answer = await payAt(house, order);
      const asked: unknown[] = [];
      const slow = await withGateway(house, email, {
        async take(payment) {
          asked.push(payment);
          // The database serves others while the gateway is asked, on the embedded one's single connection too.
          await client.subscription.current();
          return null;
        },
      });
      expect(await refusal(slow.subscription.verifyPayment(answer))).toMatchObject({ code: "payment_incomplete" });
      expect(asked).toEqual([
        {
          orderId: order.checkout?.order_id,
          paymentId: answer.razorpay_payment_id,
          amount: 99_900,
          currency: "INR",
          capturesHeld: true,
        },
      ]);
      expect((await client.subscription.transactions()).transactions).toMatchObject([{ status: "pending" }]);
      await client.subscription.verifyPayment(answer);
      // What is paid is not asked for again.
      await slow.subscription.verifyPayment(answer);
      expect(asked).toHaveLength(1);
    });

    it("can't be made while the gateway is down, and nothing is left of it", async () => {
      const { email, client } = await found(house);
      const down = await withGateway(house, email, {
        openOrder: async () => {
          throw new PaymentGatewayError("Razorpay answered 500 to orders.create");
        },
      });
      const failure = await refusal(down.subscription.createOrder(STARTER));
      expect(failure).toMatchObject({ status: 503, code: "payment_gateway_unavailable" });
      expect(failure.message).not.toContain("Razorpay");
      expect((await client.subscription.transactions()).transactions).toEqual([]);
    });

    it("and its order stay as they are, whoever asks", async () => {
      const { client, orgId } = await found(house);
      await buy(house, client, STARTER);
      for (const statement of [
        sql`update subscription_payments set amount = 1`,
        sql`delete from subscription_payments`,
        sql`update subscription_orders set amount = 1`,
        sql`delete from subscription_orders`,
      ]) {
        await expect(house.database.tx({ orgId }, (db) => statement.execute(db))).rejects.toThrow("permission denied");
      }
    });

    it("is the reseller's client's, by the rate of the day", async () => {
      const place = await found(house, { apiKey: "pk_demo_northside" });
      await buy(house, place.client, STARTER);
      const { orgId } = place;
      const [row] = await house.database.tx({ orgId }, (db) =>
        db.selectFrom("subscriptionPayments").selectAll().execute(),
      );
      expect(row).toMatchObject({ profitRate: 20, profitType: "percent", resellerShare: 19_980 });
    });
  });

  it("keep what was ever ordered from being deleted", async () => {
    const owner = house.client("pk_demo_carrel");
    await owner.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    const { pricingPlans: kept, addOns: keptAddOns } = await owner.superOrg.details();
    const limits = { branches: 5, desks: 50, adminUsers: 5 };
    const once = { code: "once", name: "Once", amount: 100, interval: "month", limits } as const;
    await owner.superOrg.updatePricingPlans({ pricingPlans: [...kept, once] });
    await owner.superOrg.updateAddOns({ addOns: [...keptAddOns, { ...once, code: "once-more" }] });
    const { client } = await found(house);
    await buy(house, client, { planCode: "once", addOns: [{ code: "once-more", quantity: 1 }] });
    await buy(house, client, { planCode: "business" });
    for (const attempt of [
      () => owner.superOrg.updatePricingPlans({ pricingPlans: kept }),
      () => owner.superOrg.updateAddOns({ addOns: keptAddOns }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 409, code: "plan_in_use" });
    }
    const stop = <Entry extends { code: string }>(list: readonly Entry[]) =>
      list.map((entry) => ({ ...entry, isActive: !entry.code.startsWith("once") }));
    const { pricingPlans, addOns } = await owner.superOrg.details();
    await owner.superOrg.updatePricingPlans({ pricingPlans: stop(pricingPlans) });
    await owner.superOrg.updateAddOns({ addOns: stop(addOns) });
  });

  it("lead back from where they are paid with the answer, and only to this server", async () => {
    const { client } = await found(house);
    const order = await client.subscription.createOrder(STARTER);
    const pay = async (back: string) => {
      const page = `${order.checkoutUrl}&return=${encodeURIComponent(back)}`;
      const paid = await house.api.fetch(new Request(page, { method: "POST", headers: { accept: "text/html" } }));
      return { asked: await (await house.api.fetch(new Request(page))).text(), paid };
    };
    const { asked, paid } = await pay("/subscription?plan=starter");
    expect(asked).toContain('href="/subscription?plan=starter">Go back without paying');
    expect(paid.status).toBe(303);
    const [path, query] = paid.headers.get("location")?.split("?") ?? [];
    const { plan, ...answer } = Object.fromEntries(new URLSearchParams(query));
    expect([path, plan]).toEqual(["/subscription", "starter"]);
    expect(await client.subscription.verifyPayment(answer as unknown as CheckoutAnswer)).toMatchObject({
      status: "completed",
    });
    for (const foreign of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "subscription",
      "javascript:0",
    ]) {
      const elsewhere = await pay(foreign);
      expect(elsewhere.asked).not.toContain("Go back");
      expect(elsewhere.paid.status).toBe(200);
    }
  });

  it("are paid at a page that says what it is", async () => {
    const { client } = await found(house);
    const order = await client.subscription.createOrder(STARTER);
    expect(order.checkoutUrl).toContain(`${TEST_ORIGIN}/dev/payments/order_`);
    const page = await house.api.fetch(new Request(order.checkoutUrl ?? ""));
    const text = await page.text();
    expect(text).toContain("This is a sandbox: no money moves");
    expect(text).toContain("₹999");
    const hostile = `${TEST_ORIGIN}/dev/payments/order_1?amount=1&currency=INR&description=${encodeURIComponent("<img>")}`;
    expect(await (await house.api.fetch(new Request(hostile))).text()).toContain("&lt;img&gt;");
  });
});
