import { dueOf } from "@carrel/sdk/domain";
import type { Charge, PayCharge, RefundCharge } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { checkDue, checkPaid } from "../bookings/owed";
import { recordPayment } from "../desks/record-payment";
import { findCharge, lockCharge } from "./queries";
import { auditedCharge, chargePayment, chargeRecord, chargeWords, moneyOfCharge } from "./record";

/** Takes money for a charge: all that is due, or a part. */
export async function payCharge(context: Context<z.output<typeof PayCharge>>): Promise<Charge> {
  const { id, amount, method, reference } = context.input;
  const before = await lockCharge(context, id);
  if (before.cancelledAt) {
    throw conflict("charge_cancelled", `The charge for ${chargeWords(before)} was cancelled, so it can't be paid.`);
  }
  checkDue({ what: chargeWords(before), ...before }, dueOf(moneyOfCharge(before)), amount);
  await recordPayment(context, { ...chargePayment(before), amount, method, reference });
  const charge = await findCharge(context, id);
  context.audit({
    recordId: id,
    before: auditedCharge(before),
    after: { ...auditedCharge(charge), payment: { amount, method, reference: reference ?? "" } },
  });
  return chargeRecord(charge);
}

/** Gives money back that was paid for a charge, whatever its state. */
export async function refundCharge(context: Context<z.output<typeof RefundCharge>>): Promise<Charge> {
  const { id, amount, method = "cash", reference, reason } = context.input;
  const before = await lockCharge(context, id);
  checkPaid({ what: chargeWords(before), ...before }, amount);
  await recordPayment(context, { ...chargePayment(before), kind: "refund", amount, method, reference, reason });
  const charge = await findCharge(context, id);
  context.audit({
    recordId: id,
    before: auditedCharge(before),
    after: { ...auditedCharge(charge), refund: { amount, method, reference: reference ?? "", reason } },
  });
  return chargeRecord(charge);
}
