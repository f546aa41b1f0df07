import type { ChangeSubscription, PaymentOrder } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { insertMandate } from "./mandates";
import { insertOrder, isFarAhead } from "./order";
import { lockPayer, payOrder } from "./pay-order";
import { ordersOf, previewOf } from "./queries";
import { type Payer, paymentOrderRecord, transactionRecord } from "./record";

/** Who stands in the checkout: the person who orders, or the key by which a server does. */
async function payerOf({ db, orgId, actor }: Context): Promise<Payer> {
  if (actor.kind !== "person") return { name: actor.kind === "apiKey" ? actor.name : "", email: "", phone: "" };
  return db
    .selectFrom("adminUsers")
    .where("orgId", "=", orgId)
    .where("userId", "=", actor.userId)
    .select(["name", "email", "phone"])
    .executeTakeFirstOrThrow();
}

/**
 * Orders a change. What costs nothing is done at once.
 * @throws Failure 400 for what is not for sale; 409 `plan_too_small`, `paid_far_ahead`, `price_changed`
 */
export async function createOrder(context: Context<z.output<typeof ChangeSubscription>>): Promise<PaymentOrder> {
  const { db, orgId, input, now, random, actor, payments, atGateway, request } = context;
  const payer = await lockPayer(context);
  const change = await previewOf(context, payer, input);
  const { amount, currency, passedLimits } = change;
  if (passedLimits.length > 0) {
    throw conflict(
      "plan_too_small",
      `${change.planName} holds less than you have. Choose more, or remove some first.`,
      { passedLimits },
    );
  }
  if (isFarAhead(change, now)) {
    throw conflict("paid_far_ahead", "Your subscription is paid for years to come. Renew it later.");
  }
  const { opened } = atGateway;
  if (amount > 0 && (opened?.amount !== amount || opened.currency !== currency)) {
    throw conflict("price_changed", "The price has changed in this moment. Look at it again, then order.");
  }
  const orderId = opened?.orderId ?? random.id();
  await insertOrder(context, change, {
    orderId,
    gateway: payments.name,
    gatewayOrderId: amount > 0 ? (opened?.gatewayOrderId ?? null) : null,
    mandateId: change.isRecurring ? orderId : null,
    orderedBy: actor.kind === "person" ? actor.userId : actor.kind === "apiKey" ? actor.keyId : null,
  });
  if (change.isRecurring) await insertMandate(context, orderId, new Date(change.periodEnd));
  const order =
    amount > 0
      ? await ordersOf({ db, orgId }).where("order.orderId", "=", orderId).executeTakeFirstOrThrow()
      : await payOrder(context, payer, orderId, null);
  context.audit({ after: transactionRecord(order, now), recordId: orderId });
  const { name: seller } = await context.platform();
  return paymentOrderRecord({
    order,
    organisation: payer,
    gateway: payments,
    now,
    // The checkout's page leads back to where it was opened, which needn't be the platform's own address.
    origin: request.calledOrigin,
    seller,
    payer: await payerOf(context),
  });
}
