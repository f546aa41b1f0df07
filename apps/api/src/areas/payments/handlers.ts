import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { lockPayer, payOrder } from "../subscription/pay-order";
import { ordersOf } from "../subscription/queries";
import { transactionRecord } from "../subscription/record";
import { capturedIn } from "./captured";

export const paymentHandlers: AreaHandlers<Available, Validation, "payments"> = {
  // Its signature was checked before it was read. What is nothing of ours is taken too, so that it isn't sent again.
  async razorpayWebhook(context) {
    const payment = capturedIn(context.input);
    if (!payment) return { received: true };
    const payer = await lockPayer(context);
    const order = await ordersOf(context).where("order.gatewayOrderId", "=", payment.order_id).executeTakeFirst();
    const isDue = order?.amount === payment.amount && order.currency === payment.currency;
    if (!order || order.paidAt || !isDue) return { received: true };
    const paid = await payOrder(context, payer, order.orderId, { paymentId: payment.id, method: payment.method });
    const [before, after] = [order, paid].map((row) => transactionRecord(row, context.now));
    context.audit({ ...(before && { before }), ...(after && { after }), recordId: order.orderId });
    return { received: true };
  },
};
