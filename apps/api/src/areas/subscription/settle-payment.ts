import type { ReturnReason } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import type { GatewayPayment } from "../../preparations";
import { chosenOf, readCatalogue } from "./catalogue";
import { reckonChange } from "./change";
import { isFarAhead } from "./order";
import { payOrder } from "./pay-order";
import { findSubscription, type OrderRow, ordersOf, situationOf, type Tenancy } from "./queries";

/** What became of money that came for an order. */
export interface Settled {
  order: OrderRow;
  /** Null where it paid the order. */
  toReturn: Row<"paymentsToReturn"> | null;
  /** False where it had come before. */
  isNew: boolean;
}

/** What became of a payment that came before; undefined where it comes for the first time. */
export async function settledBefore(
  { db, orgId }: Pick<Tenancy, "db" | "orgId">,
  order: OrderRow,
  paymentId: string,
): Promise<Settled | undefined> {
  if (order.gatewayPaymentId === paymentId) return { order, toReturn: null, isNew: false };
  // Of a mandate each later charge has an order of its own.
  if (order.mandateId !== null) {
    const paid = await ordersOf({ db, orgId }).where("payment.gatewayPaymentId", "=", paymentId).executeTakeFirst();
    if (paid) return { order: paid, toReturn: null, isNew: false };
  }
  const toReturn = await db
    .selectFrom("paymentsToReturn")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("gatewayPaymentId", "=", paymentId)
    .executeTakeFirst();
  return toReturn && { order, toReturn, isNew: false };
}

/**
 * Why an order can't be paid any more; undefined where it can. Its price is reckoned anew: as of its making while the
 * order stands, so that midnight is no matter, and later as of now.
 */
export async function obstacleTo(
  order: OrderRow,
  tenancy: Tenancy,
  payer: Pick<Tenant, "timezone">,
): Promise<ReturnReason | undefined> {
  const { db, now } = tenancy;
  if (order.paidAt) return "paid_twice";
  if (order.endedAt) return "order_ended";
  const catalogue = await readCatalogue(db);
  const chosen = chosenOf(catalogue, order);
  if (!chosen) return "price_changed";
  const asOf = { ...tenancy, now: order.expiresAt > now ? order.createdAt : now };
  const situation = await situationOf(asOf, payer, catalogue, await findSubscription(tenancy));
  const { amount, currency, interval, periodEnd } = reckonChange(situation, chosen);
  if (amount !== order.amount || currency !== order.currency || interval !== order.interval) return "price_changed";
  return isFarAhead({ periodEnd }, now) ? "paid_far_ahead" : undefined;
}

/**
 * Takes money in that the gateway has for an order, over its amount: it pays the order where that still can be paid, else
 * it is noted to be given back; both once for a payment, however often it comes. The transaction holds the payer's lock
 * (`lockPayer`), and the order was read after that.
 */
export async function settlePayment(
  tenancy: Tenancy & Pick<Context, "random">,
  payer: Tenant,
  order: OrderRow,
  payment: GatewayPayment,
): Promise<Settled> {
  const before = await settledBefore(tenancy, order, payment.paymentId);
  if (before) return before;
  const reason = await obstacleTo(order, tenancy, payer);
  if (!reason) return { order: await payOrder(tenancy, payer, order.orderId, payment), toReturn: null, isNew: true };
  return { order, toReturn: await noteToReturn(tenancy, order, payment, reason), isNew: true };
}

/** Notes that money which came for an order is to be given back. */
export const noteToReturn = (
  { db, orgId, now, random }: Tenancy & Pick<Context, "random">,
  { orderId, amount, currency }: OrderRow,
  payment: GatewayPayment,
  reason: ReturnReason,
) =>
  db
    .insertInto("paymentsToReturn")
    .values({
      orgId,
      paymentId: random.id(),
      orderId,
      amount,
      currency,
      reason,
      cameAt: now,
      gatewayPaymentId: payment.paymentId,
      method: payment.method,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
