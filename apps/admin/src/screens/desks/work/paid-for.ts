import type { DeskTransaction } from "@carrel/sdk";

type Payment = Pick<DeskTransaction, "kind" | "amount" | "endAt">;

interface PaidFor {
  /** The end of the last time that money came in for; undefined where none did. */
  until: string | undefined;
  /** What came in and did not go back; minor unit. */
  amount: number;
}

/** What came in by the payments for a booking: time that was given for nothing, or paid elsewhere, is not. */
export function paidFor(payments: readonly Payment[]): PaidFor {
  const ofBooking = payments.filter((payment) => payment.amount > 0);
  const paid = ofBooking.filter(({ kind }) => kind !== "refund");
  const latest = paid.toSorted((one, other) => Date.parse(one.endAt) - Date.parse(other.endAt)).at(-1);
  const amount = ofBooking.reduce((sum, payment) => sum + (payment.kind === "refund" ? -1 : 1) * payment.amount, 0);
  return { until: amount > 0 ? latest?.endAt : undefined, amount };
}
