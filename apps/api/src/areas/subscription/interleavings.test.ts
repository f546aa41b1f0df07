import type { ChangeSubscription } from "@carrel/sdk/schemas";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Database } from "../../database/port";
import { cases } from "../../testing/cases";
import { eachDatabase } from "../../testing/databases";
import { DEMO_NOW } from "../../testing/demo-database";
import { insertTenant, testRandom } from "../../testing/rows";
import { worthOf } from "./change";
import { chargeMandate } from "./charge-mandate";
import { insertMandate, markEnded, readMandate } from "./mandates";
import { insertOrder, isFarAhead } from "./order";
import { lockPayer, payOrder } from "./pay-order";
import { ordersOf, previewOf } from "./queries";
import { settlePayment } from "./settle-payment";

/** Up, down, by the year, and the same with something beside it. */
const OFFERS: readonly ChangeSubscription[] = [
  { planCode: "starter" },
  { planCode: "starter", addOns: [{ code: "staff-5", quantity: 1 }] },
  { planCode: "growth" },
  { planCode: "business-yearly" },
  { planCode: "business-yearly", addOns: [{ code: "staff-5", quantity: 1 }] },
  { planCode: "starter", isRecurring: true },
  { planCode: "growth", isRecurring: true },
];

/** The first or second payment of one of the orders, told of by the checkout or an event: which one, makes no difference. */
interface Money {
  order: number;
  payment: number;
}
/** The gateway charges by a mandate, for the first or second time, or it ended it. */
interface Told {
  mandate: number;
  charge: number | "ended";
}
type Step =
  | { opens: ChangeSubscription }
  | { comes: readonly Money[] }
  | { told: readonly Told[] }
  | { minutes: number };

const money = fc.record({ order: fc.nat(9), payment: fc.constantFrom(1, 1, 1, 2) });
const told = fc.record({ mandate: fc.nat(9), charge: fc.constantFrom<Told["charge"]>(1, 1, 2, "ended") });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...OFFERS).map((opens) => ({ opens })) },
    // Those of one step come at once.
    { weight: 4, arbitrary: fc.array(money, { minLength: 1, maxLength: 3 }).map((comes) => ({ comes })) },
    { weight: 3, arbitrary: fc.array(told, { minLength: 1, maxLength: 3 }).map((all) => ({ told: all })) },
    { weight: 1, arbitrary: fc.constantFrom(20, 61, 24 * 60, 20 * 24 * 60).map((minutes) => ({ minutes })) },
  ),
  { minLength: 4, maxLength: 16 },
);

/** An organisation that orders and pays as the calls do, at instants of the test's choosing. */
async function payerIn(database: Database) {
  const { orgId } = await insertTenant(database);
  const inTurn = <Result>(
    now: Date,
    work: (
      tenancy: { random: typeof testRandom } & Parameters<typeof insertOrder>[0],
      payer: Awaited<ReturnType<typeof lockPayer>>,
    ) => Promise<Result>,
  ) =>
    database.tx({ orgId }, async (db) => {
      const tenancy = { db, orgId, now, random: testRandom };
      return work(tenancy, await lockPayer(tenancy));
    });
  return {
    /** @returns the order's id where somebody has to pay it */
    open: (now: Date, asked: ChangeSubscription) =>
      inTurn(now, async (tenancy, payer) => {
        const change = await previewOf(tenancy, payer, { ...asked, isRecurring: false });
        if (isFarAhead(change, now)) return [];
        const orderId = testRandom.id();
        const isFree = change.amount === 0;
        const isRecurring = asked.isRecurring === true && !isFree;
        await insertOrder(tenancy, change, {
          orderId,
          gateway: "sandbox",
          gatewayOrderId: isFree ? null : `order_${orderId}`,
          mandateId: isRecurring ? orderId : null,
          orderedBy: null,
        });
        if (isRecurring) await insertMandate(tenancy, orderId, new Date(change.periodEnd));
        if (isFree) await payOrder(tenancy, payer, orderId, null);
        return isFree ? [] : [orderId];
      }),
    take: (now: Date, orderId: string, paymentId: string) =>
      inTurn(now, async (tenancy, payer) => {
        const order = await ordersOf(tenancy).where("order.orderId", "=", orderId).executeTakeFirstOrThrow();
        await settlePayment(tenancy, payer, order, { paymentId, method: "upi" });
      }),
    /** @returns the payment that came; none, where there is no such mandate */
    tell: (now: Date, mandateId: string, charge: Told["charge"]) =>
      inTurn(now, async (tenancy, payer) => {
        const mandate = await readMandate(tenancy, mandateId);
        if (!mandate) return [];
        if (charge === "ended") {
          await markEnded(tenancy, mandateId, false);
          return [];
        }
        const paymentId = `charge_${mandateId}_${charge}`;
        const amount = worthOf(mandate.lines);
        const due = { paymentId, orderId: `of_${paymentId}`, method: "card", amount, currency: mandate.currency };
        await chargeMandate(tenancy, payer, mandate, due, "sandbox");
        return [paymentId];
      }),
    read: () =>
      database.tx({ orgId }, async (db) => ({
        subscription: await db
          .selectFrom("subscriptions")
          .select(["planCode", "addOns", "status", "pendingChange", "currentPeriodStart", "currentPeriodEnd"])
          .executeTakeFirst(),
        payments: await db.selectFrom("subscriptionPayments").selectAll().orderBy("turn").execute(),
        orders: await db.selectFrom("subscriptionOrders").selectAll().execute(),
        mandates: await db.selectFrom("subscriptionMandates").select(["mandateId", "state"]).execute(),
        isRecurring: await db.selectFrom("subscriptions").select("isRecurring").executeTakeFirst(),
        toReturn: await db.selectFrom("paymentsToReturn").selectAll().execute(),
      })),
  };
}
type Read = Awaited<ReturnType<Awaited<ReturnType<typeof payerIn>>["read"]>>;

const START = new Date(DEMO_NOW);

/** Does all steps. @returns the payments that came, with their amounts */
async function walk(payer: Awaited<ReturnType<typeof payerIn>>, all: readonly Step[]): Promise<Set<string>> {
  let now = START;
  const orders: string[] = [];
  const came = new Set<string>();
  for (const step of all) {
    if ("minutes" in step) now = new Date(now.getTime() + step.minutes * 60_000);
    else if ("told" in step) {
      const named = step.told.flatMap(({ mandate, charge }) => {
        const mandateId = orders[mandate % Math.max(orders.length, 1)];
        return mandateId ? [{ mandateId, charge }] : [];
      });
      const all = await Promise.all(named.map(({ mandateId, charge }) => payer.tell(now, mandateId, charge)));
      for (const paymentId of all.flat()) came.add(paymentId);
    } else if ("opens" in step) orders.push(...(await payer.open(now, step.opens)));
    else if (orders.length > 0) {
      const named = step.comes.map(({ order, payment }) => {
        const orderId = orders[order % orders.length] ?? "";
        return { orderId, paymentId: `pay_${orderId}_${payment}` };
      });
      for (const { paymentId } of named) came.add(paymentId);
      await Promise.all(named.map(({ orderId, paymentId }) => payer.take(now, orderId, paymentId)));
    }
  }
  return came;
}

/** What counted, ordered by somebody who pays each order before he opens the next. */
async function oneAfterAnother(payer: Awaited<ReturnType<typeof payerIn>>, { payments, orders }: Read) {
  let before = START;
  for (const { orderId, paidAt, gatewayPaymentId } of payments) {
    const { planCode, addOns, createdAt } = orders.find((order) => order.orderId === orderId) ?? {};
    if (!planCode || !addOns || !createdAt) throw new Error("What was paid was ordered");
    // Nobody opens an order before he paid the one before.
    const at = new Date(Math.max(createdAt.getTime(), before.getTime()));
    const [again] = await payer.open(at, { planCode, addOns });
    if (again) await payer.take(paidAt, again, `again_${gatewayPaymentId}`);
    before = paidAt;
  }
  return payer.read();
}

const balanceOf = ({ subscription, payments }: Read) => ({
  subscription,
  payments: payments.map(({ kind, amount, periodStart, periodEnd, paidAt, turn }) => ({
    kind,
    amount,
    periodStart,
    periodEnd,
    paidAt,
    turn,
  })),
});

eachDatabase(
  "orders and payments in any order",
  (test) => {
    it("come to the balance of paying one after another, and all other money is to be given back", async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const payer = await payerIn(test.database);
          const came = await walk(payer, all);
          const found = await payer.read();
          const kept = found.payments.flatMap(({ gatewayPaymentId }) => gatewayPaymentId ?? []);
          const owed = found.toReturn.map(({ gatewayPaymentId }) => gatewayPaymentId);
          expect([...kept, ...owed].toSorted()).toEqual([...came].toSorted());
          const alone = await oneAfterAnother(await payerIn(test.database), found);
          expect(balanceOf(found)).toEqual(balanceOf(alone));
          expect(alone.toReturn).toEqual([]);
          const active = found.mandates.filter(({ state }) => state === "active");
          expect(active.length).toBe(found.isRecurring?.isRecurring ? 1 : 0);
        }),
        { numRuns: cases(12, 200) },
      );
    });
  },
  { contents: "demo" },
);
