import type { OwnMembership, VisitorPayment } from "@carrel/sdk";
import { allowanceText, dateFormat } from "@carrel/sdk/domain";
import { longDay } from "../flow/long-day";
import { LOCALE } from "../flow/time-words";

/**
 * A day with its year.
 * @example dayOf("2026-11-24T04:30:00.000Z", "Asia/Kolkata") // "24 November 2026"
 */
export const dayOf = (instant: string, timezone: string): string =>
  dateFormat(LOCALE, { dateStyle: "long", timeZone: timezone }).format(new Date(instant));

export const METHODS: Record<NonNullable<VisitorPayment["method"]>, string> = {
  cash: "Cash",
  upi: "UPI",
  card: "Card",
  bank: "Bank transfer",
  online: "Online",
};

const OF: Record<VisitorPayment["of"], string> = {
  booking: "Booking",
  membership: "Membership",
  charge: "Charge",
  deposit: "Deposit",
};

/**
 * What was paid for.
 * @example paidForInWords({ of: "booking", name: "7KQ4M2PX" }) // "Booking 7KQ4M2PX"
 */
export const paidForInWords = ({ of, name }: Pick<VisitorPayment, "of" | "name">): string =>
  [OF[of], name].filter(Boolean).join(" ");

export const MOVED: Record<VisitorPayment["kind"], string> = { paid: "Paid", refunded: "Given back", kept: "Kept" };

/**
 * What is left of what somebody has, and until when.
 * @example leftInWords(pass, "Desk") // "3 of 10 days left, until Tue, 22 Dec 2026"
 */
export function leftInWords(membership: OwnMembership, desk: string): string {
  const { allowance, lastDay, timezone, deskName, shiftName, isRunning, startAt } = membership;
  return [
    deskName && `${desk} ${deskName}`,
    shiftName,
    !isRunning && `from ${dayOf(startAt, timezone)}`,
    allowance && `${allowanceText(allowance)} left`,
    `until ${longDay(lastDay, timezone)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
