import type { ReturnReason, SubscriptionChange } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { GatewayCharge, PaymentGateway } from "../../ports";
import { readCatalogue } from "./catalogue";
import { sumOf } from "./change";
import { isForWhatIsHad, letEnd, type MandateRow } from "./mandates";
import { insertOrder, isFarAhead } from "./order";
import { payOrder } from "./pay-order";
import { intervalAfter, intervalFrom, type Span } from "./period";
import { findSubscription, ordersOf, runningOf, type Tenancy } from "./queries";
import { noteToReturn, type Settled, settledBefore, settlePayment } from "./settle-payment";

type Offer = Omit<SubscriptionChange, "passedLimits">;

/** What one charge pays for: the same as the first order, at its price, without its credit. */
async function offerOf(
  tenancy: Tenancy,
  { timezone }: Tenant,
  mandate: MandateRow,
  due: GatewayCharge,
): Promise<Offer> {
  const { planCode, planName, interval, addOns } = mandate;
  const running = await runningOf(tenancy, await readCatalogue(tenancy.db), await findSubscription(tenancy));
  const { start, end }: Span = running
    ? intervalAfter(running.period, interval, timezone)
    : intervalFrom(tenancy.now, interval, timezone);
  const [periodStart, periodEnd] = [start.toISOString(), end.toISOString()];
  return {
    kind: running ? "renew" : "start",
    planCode,
    planName,
    interval,
    addOns,
    isRecurring: true,
    lines: mandate.lines.filter(({ kind }) => kind !== "credit").map((line) => ({ ...line, periodStart, periodEnd })),
    amount: due.amount,
    currency: due.currency,
    effectiveAt: periodStart,
    periodStart,
    periodEnd,
    nextAmount: due.amount,
  };
}

async function obstacleTo(
  tenancy: Tenancy,
  mandate: MandateRow,
  { amount, lines, currency, periodEnd }: Offer,
): Promise<ReturnReason | undefined> {
  if (mandate.state !== "active" || !(await isForWhatIsHad(tenancy, mandate))) return "mandate_ended";
  if (amount !== sumOf(lines) || currency !== mandate.currency) return "price_changed";
  return isFarAhead({ periodEnd }, tenancy.now) ? "paid_far_ahead" : undefined;
}

/**
 * Takes in what the gateway charged by a mandate, once for a charge however often and in whatever order it is told: the
 * first pays the order that the mandate began with, each later one an order of its own, which renews. What comes for a mandate that
 * has ended, or for another plan than is had, is noted to be given back. The transaction holds the payer's lock
 * (`lockPayer`), and the mandate was read after that.
 */
export async function chargeMandate(
  tenancy: Tenancy & Pick<Context, "random">,
  payer: Tenant,
  mandate: MandateRow,
  charge: GatewayCharge,
  gateway: PaymentGateway["name"],
): Promise<Settled> {
  const { paymentId, method, amount, currency } = charge;
  const before = await settledBefore(tenancy, mandate, paymentId);
  if (before) return before;
  if (!mandate.paidAt && amount === mandate.amount && currency === mandate.currency) {
    const settled = await settlePayment(tenancy, payer, mandate, charge);
    // Who gets his money back is not to be charged later.
    if (settled.toReturn) await letEnd(tenancy, mandate.orderId);
    return settled;
  }
  const offer = await offerOf(tenancy, payer, mandate, charge);
  const reason = await obstacleTo(tenancy, mandate, offer);
  const orderId = tenancy.random.id();
  await insertOrder(tenancy, offer, {
    orderId,
    gateway,
    gatewayOrderId: charge.orderId,
    orderedBy: mandate.orderedBy,
    mandateId: mandate.orderId,
    // Nobody else can pay it.
    expiresAt: tenancy.now,
  });
  const paid = { paymentId, method };
  if (!reason) return { order: await payOrder(tenancy, payer, orderId, paid), toReturn: null, isNew: true };
  const order = await ordersOf(tenancy).where("order.orderId", "=", orderId).executeTakeFirstOrThrow();
  return { order, toReturn: await noteToReturn(tenancy, order, paid, reason), isNew: true };
}
