import { subscriptionStands } from "@carrel/sdk/domain";
import type { ChangeSubscription, SubscriptionChange } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { type Catalogue, choose, chosenOf, readCatalogue } from "./catalogue";
import { changeOf, limitsOf, type PaidTime, type Running, type Situation } from "./change";

export type Tenancy = Pick<Context, "db" | "orgId" | "now">;

/** What plans without a limit have, and a trial. */
const NO_LIMITS = { branches: null, desks: null, adminUsers: null };

export const findSubscription = ({ db, orgId }: Pick<Tenancy, "db" | "orgId">) =>
  db.selectFrom("subscriptions").selectAll().where("orgId", "=", orgId).executeTakeFirst();

/** What an organisation's plan and add-ons make room for. */
export const limitsOfHad = (catalogue: Catalogue, subscription: Row<"subscriptions">) => {
  const had = chosenOf(catalogue, subscription);
  return had ? limitsOf(had) : NO_LIMITS;
};

/** An order with its payment, if it was paid, or with when another one's payment ended it. */
export const ordersOf = ({ db, orgId }: Pick<Tenancy, "db" | "orgId">) =>
  db
    .selectFrom("subscriptionOrders as order")
    .leftJoin("subscriptionPayments as payment", (join) =>
      join.onRef("payment.orgId", "=", "order.orgId").onRef("payment.orderId", "=", "order.orderId"),
    )
    .leftJoin("subscriptionPayments as other", (join) =>
      join
        .onRef("other.orgId", "=", "order.orgId")
        .onRef("other.turn", "=", "order.turn")
        .onRef("other.orderId", "<>", "order.orderId"),
    )
    .leftJoin("subscriptionOrders as first", (join) =>
      join.onRef("first.orgId", "=", "order.orgId").onRef("first.orderId", "=", "order.mandateId"),
    )
    .where("order.orgId", "=", orgId)
    .selectAll("order")
    .select([
      "first.gatewayOrderId as gatewayMandateId",
      "other.paidAt as endedAt",
      "payment.paidAt",
      "payment.method",
      "payment.receiptNumber",
      "payment.gatewayPaymentId",
      "payment.kind as paidKind",
      "payment.periodStart as paidFrom",
      "payment.periodEnd as paidUntil",
    ]);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOf>["executeTakeFirstOrThrow"]>>;

/** Money that came and could not pay its order, with that order and, if it was given back, when. */
export const refundsOf = ({ db, orgId }: Pick<Tenancy, "db" | "orgId">) =>
  db
    .selectFrom("paymentsToReturn as refund")
    .innerJoin("subscriptionOrders as order", (join) =>
      join.onRef("order.orgId", "=", "refund.orgId").onRef("order.orderId", "=", "refund.orderId"),
    )
    .leftJoin("paymentReturns as return", (join) =>
      join.onRef("return.orgId", "=", "refund.orgId").onRef("return.paymentId", "=", "refund.paymentId"),
    )
    .leftJoin("subscriptionOrders as first", (join) =>
      join.onRef("first.orgId", "=", "order.orgId").onRef("first.orderId", "=", "order.mandateId"),
    )
    .where("refund.orgId", "=", orgId)
    .selectAll("refund")
    .select([
      "first.gatewayOrderId as gatewayMandateId",
      "order.planCode",
      "order.planName",
      "order.lines",
      "order.gateway",
      "order.gatewayOrderId",
      "order.periodStart",
      "order.periodEnd",
      "return.returnedAt",
    ]);

export type RefundRow = Awaited<ReturnType<ReturnType<typeof refundsOf>["executeTakeFirstOrThrow"]>>;

export async function readUsage({ db }: Pick<Tenancy, "db">): Promise<Situation["usage"]> {
  const { rows } = await sql<Situation["usage"]>`select * from subscription_usage()`.execute(db);
  if (!rows[0]) throw new Error("Counting gives a row");
  return rows[0];
}

/** Payments whose time runs or is to come, the oldest first; what an upgrade credited is over. */
async function paidTime({ db, orgId, now }: Tenancy): Promise<PaidTime[]> {
  const rows = await db
    .selectFrom("subscriptionPayments as payment")
    .innerJoin("subscriptionOrders as order", (join) =>
      join.onRef("order.orgId", "=", "payment.orgId").onRef("order.orderId", "=", "payment.orderId"),
    )
    .where("payment.orgId", "=", orgId)
    .where("payment.kind", "<>", "downgrade")
    .where("payment.periodEnd", ">", now)
    .orderBy("payment.turn")
    .select([
      "order.planName",
      "order.lines",
      "payment.kind",
      "payment.currency",
      "payment.periodStart",
      "payment.periodEnd",
    ])
    .execute();
  const latest = rows.findLastIndex(({ kind }) => kind !== "renew");
  return rows
    .slice(Math.max(latest, 0))
    .map(({ periodStart: start, periodEnd: end, ...row }) => ({ ...row, period: { start, end } }));
}

/**
 * What an organisation has that it paid for, past due or not, or null where nothing runs: a trial is nothing paid, and what
 * has expired is over.
 */
export async function runningOf(
  tenancy: Tenancy,
  catalogue: Catalogue,
  subscription: Row<"subscriptions"> | undefined,
): Promise<Running | null> {
  if (!subscription || subscription.status === "TRIAL") return null;
  if (subscriptionStands(subscription, tenancy.now) === "EXPIRED") return null;
  return {
    planCode: subscription.planCode,
    addOns: subscription.addOns,
    limits: limitsOfHad(catalogue, subscription),
    period: { start: subscription.currentPeriodStart, end: subscription.currentPeriodEnd },
    paid: await paidTime(tenancy),
  };
}

/** Where an organisation stands at an instant. */
export const situationOf = async (
  tenancy: Tenancy,
  { timezone }: Pick<Tenant, "timezone">,
  catalogue: Catalogue,
  subscription: Row<"subscriptions"> | undefined,
): Promise<Situation> => ({
  now: tenancy.now,
  timezone,
  running: await runningOf(tenancy, catalogue, subscription),
  has: subscription ? limitsOfHad(catalogue, subscription) : NO_LIMITS,
  usage: await readUsage(tenancy),
});

/** @throws Failure 400 for what is not for sale, or can't recur */
export async function previewOf(
  tenancy: Tenancy,
  payer: Pick<Tenant, "timezone">,
  asked: ChangeSubscription,
): Promise<SubscriptionChange> {
  const catalogue = await readCatalogue(tenancy.db);
  const subscription = await findSubscription(tenancy);
  const situation = await situationOf(tenancy, payer, catalogue, subscription);
  const change = changeOf(situation, choose(catalogue, asked, subscription));
  if (!asked.isRecurring) return change;
  if (change.amount > 0) return { ...change, isRecurring: true };
  const message = "Nothing is due now, so there is no payment to allow later ones with: leave it out";
  throw invalid([{ path: ["isRecurring"], message }]);
}
