import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { areSame } from "./change";
import { findSubscription, type OrderRow, ordersOf, type Tenancy } from "./queries";

/** What may be charged: the first order with the state of its mandate. */
export type MandateRow = OrderRow & Pick<Row<"subscriptionMandates">, "state" | "chargesFrom">;

const mandatesOf = (tenancy: Pick<Tenancy, "db" | "orgId">) =>
  ordersOf(tenancy)
    .innerJoin("subscriptionMandates as mandate", (join) =>
      join.onRef("mandate.orgId", "=", "order.orgId").onRef("mandate.mandateId", "=", "order.orderId"),
    )
    .select(["mandate.state", "mandate.chargesFrom"]);

/** A mandate by the gateway's id of it. */
export const findMandate = (tenancy: Pick<Tenancy, "db" | "orgId">, gatewayId: string) =>
  mandatesOf(tenancy).where("order.gatewayOrderId", "=", gatewayId).executeTakeFirst();

export const readMandate = (tenancy: Pick<Tenancy, "db" | "orgId">, mandateId: string) =>
  mandatesOf(tenancy).where("mandate.mandateId", "=", mandateId).executeTakeFirst();

/** The one by which an organisation is charged. */
export const activeMandate = (tenancy: Pick<Tenancy, "db" | "orgId">) =>
  mandatesOf(tenancy).where("mandate.state", "=", "active").executeTakeFirst();

/** Writes down what the gateway may charge once its first order is paid. */
export const insertMandate = ({ db, orgId, now }: Tenancy, mandateId: string, chargesFrom: Date) =>
  db
    .insertInto("subscriptionMandates")
    .values({ orgId, mandateId, state: "open", chargesFrom, createdAt: now, updatedAt: now })
    .execute();

type State = Row<"subscriptionMandates">["state"];

/** @returns whether it was in one of the states before */
async function move({ db, orgId, now }: Tenancy, mandateId: string, from: readonly State[], state: State) {
  const { numUpdatedRows } = await db
    .updateTable("subscriptionMandates")
    .set({ state, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("mandateId", "=", mandateId)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const setRecurring = ({ db, orgId, now }: Tenancy, isRecurring: boolean) =>
  db.updateTable("subscriptions").set({ isRecurring, updatedAt: now }).where("orgId", "=", orgId).execute();

/** Lets the gateway be told to charge no more by it (`settleMandates` does); what it charges until then is given back. */
export async function letEnd(tenancy: Tenancy, mandateId: string): Promise<void> {
  const wasActive = await move(tenancy, mandateId, ["active"], "ending");
  if (wasActive) await setRecurring(tenancy, false);
  else await move(tenancy, mandateId, ["open"], "ending");
}

/** What a paid order does to mandates: the first one of a mandate begins it, and what changes the plan ends the one before. */
export async function followPayment(tenancy: Tenancy, order: OrderRow, kind: OrderRow["kind"]): Promise<void> {
  const isFirst = order.mandateId === order.orderId;
  // A charge of a mandate changes nothing of it, and a renewal by hand pays further ahead.
  if (!isFirst && (order.mandateId !== null || kind === "renew")) return;
  const before = await activeMandate(tenancy);
  if (before) await letEnd(tenancy, before.orderId);
  if (isFirst && (await move(tenancy, order.orderId, ["open"], "active"))) await setRecurring(tenancy, true);
}

/**
 * Writes down that a mandate has ended at the gateway. Whoever ended the one by which he was charged has cancelled, and
 * keeps what he paid for; while past due his days of grace run on.
 */
export async function markEnded(tenancy: Tenancy, mandateId: string, isCancelled: boolean): Promise<void> {
  const wasActive = await move(tenancy, mandateId, ["active"], "ended");
  if (!wasActive) {
    await move(tenancy, mandateId, ["open", "ending"], "ended");
    return;
  }
  await setRecurring(tenancy, false);
  const { db, orgId, now } = tenancy;
  if (!isCancelled) return;
  await db
    .updateTable("subscriptions")
    .set({ status: "CANCELLED", updatedAt: now })
    .where("orgId", "=", orgId)
    .where("status", "=", constant("ACTIVE"))
    .where("currentPeriodEnd", ">", now)
    .execute();
}

/** Whether a mandate is for what the organisation has. */
export async function isForWhatIsHad(tenancy: Tenancy, { planCode, addOns }: MandateRow): Promise<boolean> {
  const subscription = await findSubscription(tenancy);
  return subscription?.planCode === planCode && areSame(subscription.addOns, addOns);
}
