import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { lockPayer } from "../subscription/pay-order";
import { ordersOf } from "../subscription/queries";
import { settlePayment } from "../subscription/settle-payment";
import { auditSettled } from "./audit-settled";
import { capturedIn } from "./captured";
import { takeInAsked, takeInTold } from "./take-in-told";
import { toldByStripe } from "./told-by-stripe";
import { toldOfMandate } from "./told-of-mandate";

export const paymentHandlers: AreaHandlers<Available, Validation, "payments"> = {
  // Its signature was checked before it was read. What is nothing of ours is taken too, so that it isn't sent again.
  async razorpayWebhook(context) {
    const told = toldOfMandate(context.input);
    if (told) {
      await takeInTold(context, told);
      return { received: true };
    }
    const payment = capturedIn(context.input);
    if (!payment) return { received: true };
    const payer = await lockPayer(context);
    const order = await ordersOf(context).where("order.gatewayOrderId", "=", payment.order_id).executeTakeFirst();
    const isDue = order?.amount === payment.amount && order.currency === payment.currency;
    if (!order || !isDue) return { received: true };
    const came = { paymentId: payment.id, method: payment.method };
    auditSettled(context, order, await settlePayment(context, payer, order, came));
    return { received: true };
  },

  // As above; the gateway was asked before (`askStripe`), so that the event says no more than what to look at.
  async stripeWebhook(context) {
    const told = toldByStripe(context.input);
    if (told) await takeInAsked(context, told);
    return { received: true };
  },
};
