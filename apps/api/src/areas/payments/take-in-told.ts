import type { RazorpayEvent } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { chargeMandate } from "../subscription/charge-mandate";
import { findMandate, letEnd, type MandateRow, markEnded } from "../subscription/mandates";
import { lockPayer } from "../subscription/pay-order";
import { findSubscription } from "../subscription/queries";
import { auditSettled } from "./audit-settled";
import type { toldOfMandate } from "./told-of-mandate";

type Told = NonNullable<ReturnType<typeof toldOfMandate>>;

/** Takes in what an event tells of a mandate; of one that is none of ours, nothing. */
export async function takeInTold(context: Context<RazorpayEvent>, { mandate: gatewayId, says, charge }: Told) {
  const payer = await lockPayer(context);
  const mandate = await findMandate(context, gatewayId);
  if (!mandate) return;
  const { payments, audit } = context;
  if (says === "charged") {
    if (!charge) return;
    auditSettled(context, mandate, await chargeMandate(context, payer, mandate, charge, payments.name));
    return;
  }
  if (says === "failed" || says === "halted") await tellFailed(context, mandate, says);
  // Nothing more comes of it by itself, so that it has to be allowed anew.
  if (says === "halted") await letEnd(context, mandate.orderId);
  if (says === "cancelled" || says === "over") await markEnded(context, mandate.orderId, says === "cancelled");
  const after = await findMandate(context, gatewayId);
  if (after && after.state !== mandate.state) {
    const [before, now] = [mandate, after].map(({ state }) => ({ razorpaySubscriptionId: gatewayId, state }));
    audit({ ...(before && { before }), ...(now && { after: now }), recordId: mandate.orderId });
  }
}

const DAY = 86_400_000;

/** Tells the staff, once a period, that a charge failed; but not of one that was made good since, since events come in any order. */
async function tellFailed(context: Context<RazorpayEvent>, { state }: MandateRow, says: "failed" | "halted") {
  const { orgId, now, announce } = context;
  const subscription = await findSubscription(context);
  if (state !== "active" || !subscription || subscription.currentPeriodEnd.getTime() - now.getTime() > DAY) return;
  const occasion = `${subscription.currentPeriodEnd.toISOString()} ${says}`;
  announce([{ type: "subscription_charge_failed", subjectId: orgId, occasion, branchId: null }]);
}
