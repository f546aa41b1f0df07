import type { PaidDues, PayDues } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { type Payment, recordPayments } from "../desks/record-payment";
import { coveredDebts, rowOf } from "./lock-debts";

/** Takes money for what somebody owes, the oldest first, the last of it in part. */
export async function payDues(context: Context<z.output<typeof PayDues>>): Promise<PaidDues> {
  const { id, amount, currency, method, reference } = context.input;
  const { due, covered } = await coveredDebts(context);
  const payments = covered.map(({ debt, amount }): Payment => {
    const { currency, feePlanId, startAt, endAt } = rowOf(debt);
    const paid = { method, reference, amount, currency, feePlanId, period: { startAt, endAt } };
    return debt.booking
      ? { ...paid, booking: debt.booking, kind: debt.booking.membershipId ? "assignment" : "booking" }
      : { ...paid, membership: debt.membership, kind: "assignment" };
  });
  await recordPayments(context, payments);
  context.audit({
    recordId: id,
    before: { due },
    after: { due: due - amount, payment: { amount, method, reference: reference ?? "" } },
  });
  return { due: due - amount, currency };
}
