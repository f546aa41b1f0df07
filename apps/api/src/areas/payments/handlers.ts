import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { lockPayer } from "../subscription/pay-order";
import { ordersOf } from "../subscription/queries";
import { transactionRecord } from "../subscription/record";
import { settlePayment } from "../subscription/settle-payment";
import { capturedIn } from "./captured";

export const paymentHandlers: AreaHandlers<Available, Validation, "payments"> = {
  // Its signature was checked before it was read. What is nothing of ours is taken too, so that it isn't sent again.
  async razorpayWebhook(context) {
    const payment = capturedIn(context.input);
    if (!payment) return { received: true };
    const payer = await lockPayer(context);
    const order = await ordersOf(context).where("order.gatewayOrderId", "=", payment.order_id).executeTakeFirst();
    const isDue = order?.amount === payment.amount && order.currency === payment.currency;
    if (!order || !isDue) return { received: true };
    const came = { paymentId: payment.id, method: payment.method };
    const settled = await settlePayment(context, payer, order, came);
    if (!settled.isNew) return { received: true };
    const { toReturn } = settled;
    if (toReturn) context.audit({ after: toReturn, recordId: toReturn.paymentId });
    else {
      const [before, after] = [order, settled.order].map((row) => transactionRecord(row, context.now));
      context.audit({ ...(before && { before }), ...(after && { after }), recordId: order.orderId });
    }
    return { received: true };
  },
};
