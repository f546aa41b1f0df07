import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sandboxPayments } from "../../adapters/sandbox-payments";
import { createTestApi, SANDBOX_SECRET } from "../../testing/create-test-api";
import { testRandom } from "../../testing/rows";
import { testClock } from "../../testing/test-ports";
import { buy, type CheckoutAnswer, capturedEvent, payAt, sendEvent } from "../testing/checkout";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";

const STARTER = { planCode: "starter" };
const GROWTH = { planCode: "growth" };
const BUSINESS = { planCode: "business" };
const YEARLY = { planCode: "business-yearly" };

type Subscriptions = Client<Contract>["subscription"];

/** Opens an order and pays it at the checkout, whose answer nobody has sent yet. */
async function ordered(
  house: House,
  { subscription }: Client<Contract>,
  asked: Parameters<Subscriptions["createOrder"]>[0],
) {
  const order = await subscription.createOrder(asked);
  return { order, answer: await payAt(house, order) };
}

const endOf = async ({ subscription }: Client<Contract>) =>
  (await subscription.current()).subscription?.currentPeriodEnd.slice(0, 10);

const transactionsOf = async ({ subscription }: Client<Contract>, of: (kind: string) => boolean) =>
  (await subscription.transactions()).transactions.filter(({ kind }) => of(kind));
const ordersOf = (client: Client<Contract>) => transactionsOf(client, (kind) => kind !== "refund");
const refundsOf = (client: Client<Contract>) => transactionsOf(client, (kind) => kind === "refund");

/** What the platform's owner does to a plan of its own, and how he takes it back. */
async function withPlan(house: House, code: string, changes: object) {
  const { superOrg, auth } = house.client("pk_demo_carrel");
  await auth.login({ email: "owner@carrel.test", password: PASSWORD });
  const { pricingPlans } = await superOrg.details();
  await superOrg.updatePricingPlans({
    pricingPlans: pricingPlans.map((plan) => (plan.code === code ? { ...plan, ...changes } : plan)),
  });
  return async () => {
    await superOrg.updatePricingPlans({ pricingPlans });
  };
}

eachHouse("money that comes for an order", (house) => {
  it("spends the credit of what runs once, however many orders were opened over it", async () => {
    const { client } = await found(house);
    await buy(house, client, YEARLY);
    const more = { ...YEARLY, addOns: [{ code: "staff-5", quantity: 1 }] };
    const opened = [];
    for (let count = 0; count < 6; count += 1) opened.push(await ordered(house, client, more));
    expect(opened.map(({ order }) => order.amount)).toEqual(Array(6).fill(358_800));
    const [first, ...others] = opened.map(({ answer }) => answer);
    if (!first) throw new Error("Six were opened");
    await client.subscription.verifyPayment(first);
    for (const answer of others) {
      expect(await refusal(client.subscription.verifyPayment(answer))).toMatchObject({
        status: 409,
        code: "payment_to_return",
        data: { reason: "order_ended" },
      });
    }
    expect(await endOf(client)).toBe("2027-11-21");
    expect((await ordersOf(client)).map(({ status, amount }) => [status, amount])).toEqual([
      ["completed", 358_800],
      ...Array(5).fill(["failed", 358_800]),
      ["completed", 4_999_000],
    ]);
    expect(await refundsOf(client)).toMatchObject(
      others
        .toReversed()
        .map(({ razorpay_payment_id }) => ({
          status: "pending",
          amount: 358_800,
          receiptNumber: null,
          razorpayPaymentId: razorpay_payment_id,
        })),
    );
  });

  it("spends it once for all that come at once, by the checkout and by events", async () => {
    const { client } = await found(house);
    await buy(house, client, STARTER);
    const opened = [];
    for (let count = 0; count < 4; count += 1) opened.push(await ordered(house, client, GROWTH));
    const calls = opened.flatMap(({ order, answer }) => [
      client.subscription.verifyPayment(answer).catch(() => undefined),
      sendEvent(house, capturedEvent(house, order, { id: answer.razorpay_payment_id })),
    ]);
    await Promise.all(calls);
    expect(await endOf(client)).toBe("2026-12-21");
    expect((await ordersOf(client)).filter(({ status }) => status === "completed")).toHaveLength(2);
    const ids = (await refundsOf(client)).map(({ razorpayPaymentId }) => razorpayPaymentId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it("is noted once, however often it comes, and never pays later", async () => {
    const { client, orgId } = await found(house);
    const { order, answer } = await ordered(house, client, STARTER);
    const event = capturedEvent(house, order, { id: answer.razorpay_payment_id });
    const goBack = await withPlan(house, "starter", { amount: 109_900 });
    expect(await sendEvent(house, event)).toMatchObject({ status: 200, body: { data: { received: true } } });
    const refused = await refusal(client.subscription.verifyPayment(answer));
    expect(refused).toMatchObject({ code: "payment_to_return", data: { reason: "price_changed" } });
    await goBack();
    expect(await refusal(client.subscription.verifyPayment(answer))).toMatchObject({ data: refused.data });
    await sendEvent(house, event);
    expect(await refundsOf(client)).toHaveLength(1);
    expect((await client.subscription.current()).subscription?.status).toBe("TRIAL");
    const entries = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("auditLog").selectAll().where("after", "is not", null).orderBy("occurredAt", "desc").execute(),
    );
    const told = entries.filter(({ after }) => Reflect.get(Object(after), "reason") === "price_changed");
    expect(told).toMatchObject([{ action: "payments.razorpayWebhook", actorName: "Sandbox" }]);
    // The order itself can still be paid, by another payment.
    await client.subscription.verifyPayment(await payAt(house, order));
    expect((await client.subscription.current()).subscription?.status).toBe("ACTIVE");
  });

  it("is noted with who told of it, though the call is refused", async () => {
    const { client } = await found(house);
    const [{ answer: late }, { answer: first }] = [
      await ordered(house, client, STARTER),
      await ordered(house, client, STARTER),
    ];
    await client.subscription.verifyPayment(first);
    await refusal(client.subscription.verifyPayment(late));
    await refusal(client.subscription.verifyPayment(late));
    const { data } = await client.auditLog.list({ action: "subscription.verifyPayment", limit: 10, page: 1 });
    const told = data.filter(({ after }) => Reflect.get(Object(after), "reason") === "order_ended");
    expect(told).toMatchObject([{ actor: { name: "Asha Rao" }, after: { amount: 99_900 } }]);
  });

  it("for an order that another payment paid is to be given back", async () => {
    const { client } = await found(house);
    const { order, answer } = await ordered(house, client, STARTER);
    await client.subscription.verifyPayment(answer);
    const again = await payAt(house, order);
    expect(await refusal(client.subscription.verifyPayment(again))).toMatchObject({ data: { reason: "paid_twice" } });
    expect(await endOf(client)).toBe("2026-12-21");
    expect(await refundsOf(client)).toMatchObject([{ razorpayPaymentId: again.razorpay_payment_id }]);
    // What paid it is answered as before.
    expect(await client.subscription.verifyPayment(answer)).toMatchObject({ status: "completed" });
  });

  it("comes too late after a change that cost nothing", async () => {
    const { client } = await found(house);
    await buy(house, client, GROWTH);
    const { answer } = await ordered(house, client, BUSINESS);
    expect(await client.subscription.createOrder(STARTER)).toMatchObject({ status: "completed", amount: 0 });
    expect(await refusal(client.subscription.verifyPayment(answer))).toMatchObject({ data: { reason: "order_ended" } });
    expect((await client.subscription.current()).subscription).toMatchObject({
      planCode: "growth",
      pendingChange: { planCode: "starter" },
    });
  });

  it("pays what was offered within the order's hour, past midnight too", async () => {
    const { client } = await found(house);
    // In India it is 23:50.
    house.setNow("2026-11-21T18:20:00Z");
    await buy(house, client, STARTER);
    const { order, answer } = await ordered(house, client, GROWTH);
    house.advance({ minutes: 20 });
    expect((await client.subscription.previewChange(GROWTH)).amount).toBeGreaterThan(order.amount);
    expect((await client.subscription.verifyPayment(answer)).transaction).toMatchObject({ amount: order.amount });
  });

  it("is to be given back where the credit has shrunk since the order's hour", async () => {
    const { client, email } = await found(house);
    await buy(house, client, STARTER);
    const { answer } = await ordered(house, client, GROWTH);
    house.advance({ days: 2 });
    await client.auth.login({ email, password: PASSWORD });
    expect(await refusal(client.subscription.verifyPayment(answer))).toMatchObject({
      data: { reason: "price_changed" },
    });
    expect((await client.subscription.current()).subscription).toMatchObject({ planCode: "starter" });
  });

  it("is to be given back where what runs is paid too far ahead by now", async () => {
    const { client, orgId } = await found(house);
    await buy(house, client, YEARLY);
    const { answer } = await ordered(house, client, YEARLY);
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("subscriptions").set({ currentPeriodEnd: "2029-06-01T00:00:00Z" }).execute(),
    );
    expect(await refusal(client.subscription.verifyPayment(answer))).toMatchObject({
      data: { reason: "paid_far_ahead" },
    });
    expect(await endOf(client)).toBe("2029-06-01");
  });

  it("is honoured for a plan that is sold no longer, over its price", async () => {
    const { client } = await found(house);
    const { answer } = await ordered(house, client, BUSINESS);
    const goBack = await withPlan(house, "business", { isActive: false });
    expect((await client.subscription.verifyPayment(answer)).subscription.planCode).toBe("business");
    await goBack();
  });

  it("is left where the gateway only holds it for an order that has ended", async () => {
    const { client, email } = await found(house);
    const [{ answer: late }, { answer: first }] = [
      await ordered(house, client, STARTER),
      await ordered(house, client, STARTER),
    ];
    const gateway = sandboxPayments(SANDBOX_SECRET, testRandom);
    const payments = {
      ...gateway,
      take: async ({ capturesHeld }: { capturesHeld: boolean }) => (capturesHeld ? { method: "card" } : null),
    };
    const clock = testClock(house.minutesFromNow(0));
    const holding = createTestApi({ database: house.database, clock, payments }).client("pk_demo_carrel");
    await holding.auth.login({ email, password: PASSWORD });
    await holding.subscription.verifyPayment(first);
    expect(await refusal(holding.subscription.verifyPayment(late))).toMatchObject({
      status: 409,
      code: "order_ended",
      data: { reason: "order_ended" },
    });
    expect(await refundsOf(client)).toEqual([]);
  });

  describe("in the database", () => {
    /** Of two orders over the same credit the first was paid, and money came for the second. */
    async function paidTwice(): Promise<{ orgId: string; other: string; answer: CheckoutAnswer }> {
      const { client, orgId } = await found(house);
      const [{ answer: first }, { order, answer }] = [
        await ordered(house, client, STARTER),
        await ordered(house, client, STARTER),
      ];
      await client.subscription.verifyPayment(first);
      await refusal(client.subscription.verifyPayment(answer));
      return { orgId, other: order.transactionId, answer };
    }

    it("takes a turn once, whatever the code says", async () => {
      const { orgId, other } = await paidTwice();
      const pay = (turn: number) =>
        house.database.tx({ orgId }, (db) =>
          sql`insert into subscription_payments (org_id, order_id, kind, amount, currency, period_start, period_end,
              gateway_payment_id, receipt_number, turn, paid_at)
            select org_id, order_id, kind, amount, currency, period_start, period_end, ${house.id()}, 'X-9', ${turn}, now()
            from subscription_orders where order_id = ${other}`.execute(db),
        );
      await expect(pay(1)).rejects.toThrow("subscription_payments_turn_unique");
      await expect(pay(2)).rejects.toThrow("foreign key");
    });

    it("stays as it is, whoever asks", async () => {
      const { orgId } = await paidTwice();
      for (const statement of [
        sql`update payments_to_return set amount = 1`,
        sql`delete from payments_to_return`,
        sql`update payment_returns set reference = ''`,
        sql`delete from payment_returns`,
      ]) {
        await expect(house.database.tx({ orgId }, (db) => statement.execute(db))).rejects.toThrow("permission denied");
      }
    });
  });
});
