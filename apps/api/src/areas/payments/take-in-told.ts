import type { Context } from "../../context";
import { chargeMandate } from "../subscription/charge-mandate";
import { findMandate, letEnd, type MandateRow, markEnded, readMandate } from "../subscription/mandates";
import { lockPayer } from "../subscription/pay-order";
import { findSubscription, ordersOf } from "../subscription/queries";
import { settlePayment } from "../subscription/settle-payment";
import { takeInFound } from "../subscription/take-in-found";
import { auditSettled } from "./audit-settled";
import type { toldByStripe } from "./told-by-stripe";
import type { toldOfMandate } from "./told-of-mandate";

/** Takes in what an event tells of a mandate; of one that is none of ours, nothing. */
export async function takeInTold(
  context: Context,
  { mandate: gatewayId, says, charge }: NonNullable<ReturnType<typeof toldOfMandate>>,
) {
  const payer = await lockPayer(context);
  const mandate = await findMandate(context, gatewayId);
  if (!mandate) return;
  if (says === "charged") {
    if (!charge) return;
    auditSettled(context, mandate, await chargeMandate(context, payer, mandate, charge, context.payments.name));
    return;
  }
  if (says === "failed" || says === "halted") await takeInFailed(context, mandate, says);
  if (says === "cancelled" || says === "over") await markEnded(context, mandate.orderId, says === "cancelled");
  await auditState(context, mandate);
}

/** Takes in how the order stands at the gateway that an event names (`askStripe`); of one that is none of ours, nothing. */
export async function takeInAsked(
  context: Context,
  { receipt, says }: NonNullable<ReturnType<typeof toldByStripe>>,
): Promise<void> {
  const { atGateway, payments } = context;
  const payer = await lockPayer(context);
  if (atGateway.taken) {
    const order = await ordersOf(context).where("order.orderId", "=", receipt).executeTakeFirstOrThrow();
    auditSettled(context, order, await settlePayment(context, payer, order, atGateway.taken));
    return;
  }
  const mandate = atGateway.found ? await readMandate(context, receipt) : undefined;
  if (!atGateway.found || !mandate) return;
  const parts = { mandateId: receipt, found: atGateway.found, gateway: payments.name };
  for (const { before, settled } of await takeInFound(context, payer, parts)) auditSettled(context, before, settled);
  if (says === "failed" || says === "halted") await takeInFailed(context, mandate, says);
  await auditState(context, mandate);
}

const DAY = 86_400_000;

/** Tells the staff, once a period, that a charge failed; but not of one that was made good since, since events come in any order. */
async function takeInFailed(context: Context, { state, orderId }: MandateRow, says: "failed" | "halted") {
  const { orgId, now, announce } = context;
  const subscription = await findSubscription(context);
  const isDue = subscription && subscription.currentPeriodEnd.getTime() - now.getTime() <= DAY;
  if (state === "active" && isDue) {
    const occasion = `${subscription.currentPeriodEnd.toISOString()} ${says}`;
    announce([{ type: "subscription_charge_failed", subjectId: orgId, occasion, branchId: null }]);
  }
  // Nothing more comes of it by itself, so that it has to be allowed anew.
  if (says === "halted") await letEnd(context, orderId);
}

/** What the audit log says of a mandate whose state an event changed. */
async function auditState(context: Context, { state: was, orderId, gatewayOrderId }: MandateRow) {
  const after = await readMandate(context, orderId);
  if (!after || after.state === was) return;
  const [before, now] = [was, after.state].map((state) => ({ razorpaySubscriptionId: gatewayOrderId, state }));
  context.audit({ ...(before && { before }), ...(now && { after: now }), recordId: orderId });
}
