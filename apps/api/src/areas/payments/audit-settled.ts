import type { Context } from "../../context";
import type { OrderRow } from "../subscription/queries";
import { transactionRecord } from "../subscription/record";
import type { Settled } from "../subscription/settle-payment";

/** What the audit log says of money that an event told of: nothing of what had come before. */
export function auditSettled(
  { audit, now }: Pick<Context, "audit" | "now">,
  before: OrderRow,
  { order, toReturn, isNew }: Settled,
): void {
  if (!isNew) return;
  if (toReturn) {
    audit({ after: toReturn, recordId: toReturn.paymentId });
    return;
  }
  const was = before.orderId === order.orderId ? { before: transactionRecord(before, now) } : {};
  audit({ ...was, after: transactionRecord(order, now), recordId: order.orderId });
}
