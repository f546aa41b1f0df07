import type { PaidDues, PayDues } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { chargePayment } from "../charges/record";
import { type Payment, recordPayments } from "../desks/record-payment";
import { coveredDebts, type Debt } from "./lock-debts";

/** What a payment of a debt is for, and of which time. */
function paymentOf({ booking, membership, charge }: Debt) {
  if (charge) return chargePayment(charge);
  const { currency, feePlanId, startAt, endAt } = booking ?? membership;
  const paid = { currency, feePlanId, period: { startAt, endAt } };
  return booking
    ? { ...paid, booking, kind: booking.membershipId ? ("assignment" as const) : ("booking" as const) }
    : { ...paid, membership, kind: "assignment" as const };
}

/** Takes money for what somebody owes, the oldest first, the last of it in part. */
export async function payDues(context: Context<z.output<typeof PayDues>>): Promise<PaidDues> {
  const { id, amount, currency, method, reference } = context.input;
  const { due, covered } = await coveredDebts(context);
  await recordPayments(
    context,
    covered.map(({ debt, amount }): Payment => ({ ...paymentOf(debt), method, reference, amount })),
  );
  context.audit({
    recordId: id,
    before: { due },
    after: { due: due - amount, payment: { amount, method, reference: reference ?? "" } },
  });
  return { due: due - amount, currency };
}
