import { lastDayOf, subscriptionStands } from "@carrel/sdk/domain";
import type { Checkout, PaymentOrder, PaymentStatus, Subscription, SubscriptionTransaction } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import type { PaymentGateway } from "../../ports";
import { type Catalogue, chosenOf } from "./catalogue";
import { chargesOf, type Situation, sumOf, worthOf } from "./change";
import { limitsOfHad, type OrderRow, type RefundRow } from "./queries";

/** What a plan without a name in the catalogue is called: `trial` is a Trial. */
const nameOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll("-", " ");

interface Parts {
  subscription: Row<"subscriptions">;
  organisation: Pick<Tenant, "currency">;
  catalogue: Catalogue;
  usage: Situation["usage"];
  /** The gateway's id of the mandate by which it is charged; null: it is paid by hand. */
  mandate: string | null;
  now: Date;
}

export function subscriptionRecord({
  subscription,
  organisation,
  catalogue,
  usage,
  mandate,
  now,
}: Parts): Subscription {
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  const had = chosenOf(catalogue, subscription);
  const price = had ? sumOf(chargesOf(had, { start, end })) : 0;
  return {
    _id: subscription.orgId,
    planCode: subscription.planCode,
    planName: had?.plan.name ?? nameOf(subscription.planCode),
    interval: had?.plan.interval ?? "month",
    addOns: subscription.addOns,
    status: subscriptionStands(subscription, now),
    currentPeriodStart: start.toISOString(),
    currentPeriodEnd: end.toISOString(),
    isRecurring: subscription.isRecurring,
    razorpaySubscriptionId: mandate,
    amount: price,
    currency: had?.plan.currency ?? organisation.currency,
    limits: limitsOfHad(catalogue, subscription),
    usage,
    pendingChange: subscription.pendingChange,
    createdAt: subscription.createdAt.toISOString(),
    updatedAt: subscription.updatedAt.toISOString(),
  };
}

/**
 * An order that nobody paid in its time has failed, and so has one that another one's payment ended. The former may still
 * be paid late.
 */
const statusOf = (
  { paidAt, endedAt, expiresAt }: Pick<OrderRow, "paidAt" | "endedAt" | "expiresAt">,
  now: Date,
): PaymentStatus => {
  if (paidAt) return "completed";
  return !endedAt && expiresAt > now ? "pending" : "failed";
};

/** What the gateway calls it; the first order of a mandate is known there by the mandate alone. */
const gatewayIds = ({
  gatewayOrderId,
  gatewayPaymentId,
  gatewayMandateId,
}: Pick<OrderRow, "gatewayOrderId" | "gatewayPaymentId" | "gatewayMandateId">) => ({
  razorpayOrderId: gatewayOrderId === gatewayMandateId ? null : gatewayOrderId,
  razorpayPaymentId: gatewayPaymentId,
  razorpaySubscriptionId: gatewayMandateId,
});

export const transactionRecord = (row: OrderRow, now: Date): SubscriptionTransaction => ({
  _id: row.orderId,
  kind: row.paidKind ?? row.kind,
  planCode: row.planCode,
  planName: row.planName,
  lines: row.lines,
  amount: row.amount,
  currency: row.currency,
  status: statusOf(row, now),
  gateway: row.gateway,
  method: row.method,
  receiptNumber: row.receiptNumber,
  ...gatewayIds(row),
  periodStart: (row.paidFrom ?? row.periodStart).toISOString(),
  periodEnd: (row.paidUntil ?? row.periodEnd).toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: (row.paidAt ?? row.endedAt ?? row.createdAt).toISOString(),
});

export const refundRecord = (row: RefundRow): SubscriptionTransaction => ({
  _id: row.paymentId,
  kind: "refund",
  planCode: row.planCode,
  planName: row.planName,
  lines: row.lines,
  amount: row.amount,
  currency: row.currency,
  status: row.returnedAt ? "refunded" : "pending",
  gateway: row.gateway,
  method: row.method,
  receiptNumber: null,
  ...gatewayIds(row),
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  paidAt: row.cameAt.toISOString(),
  createdAt: row.cameAt.toISOString(),
  updatedAt: (row.returnedAt ?? row.cameAt).toISOString(),
});

/** Whom the checkout greets. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

interface OrderParts {
  order: OrderRow;
  /** Which ordered. */
  organisation: Pick<Tenant, "timezone">;
  gateway: Pick<PaymentGateway, "name" | "key" | "checkoutUrl">;
  /** The organisation that runs the platform, as the checkout shows it. */
  seller: string;
  payer: Payer;
  origin: string;
  now: Date;
}

/** What an order is for, as the checkout says it: until the last day of the payer's calendar that it pays for. */
export const describeOrder = (
  { planName, periodEnd }: Pick<OrderRow, "planName" | "periodEnd">,
  { timezone }: Pick<Tenant, "timezone">,
): string => `${planName} until ${lastDayOf(periodEnd, timezone)}`;

/** An order as whoever has to pay it gets it. */
export function paymentOrderRecord({
  order,
  organisation,
  gateway,
  seller,
  payer,
  origin,
  now,
}: OrderParts): PaymentOrder {
  const { gatewayOrderId, amount, currency } = order;
  const status = statusOf(order, now);
  const checkout: Checkout | null =
    status === "pending" && gatewayOrderId !== null && order.gateway === gateway.name
      ? {
          key: gateway.key,
          ...(order.mandateId === null ? { order_id: gatewayOrderId } : { subscription_id: gatewayOrderId }),
          amount,
          currency,
          name: seller,
          description: describeOrder(order, organisation),
          prefill: { name: payer.name, email: payer.email, contact: payer.phone },
        }
      : null;
  return {
    transactionId: order.orderId,
    status,
    amount,
    currency,
    lines: order.lines,
    gateway: order.gateway,
    checkoutUrl: checkout && gateway.checkoutUrl({ ...checkout, later: worthOf(order.lines) }, origin),
    checkout,
    expiresAt: order.expiresAt.toISOString(),
  };
}
