import type { Booking, BookingClaim, ClaimAnswer } from "@carrel/sdk";

/** A booking whose visitor says that he has paid. */
export type ClaimedBooking = Booking & { claim: BookingClaim };

export const hasClaim = (booking: Booking): booking is ClaimedBooking => Boolean(booking.claim);

/** What a list calls it. */
export const SAID_TO_BE_PAID = "Said to be paid";

/** What became of it. */
export const ANSWER_LABELS: Readonly<Record<ClaimAnswer, string>> = {
  received: "Received",
  refused: "Not received",
  settled: "Nothing was due any more",
};

type Money = (amount: number, currency?: string) => string;

/**
 * What its visitor says, as a sentence without its end.
 * @example claimText(booking, money) // "Ravi Kumar says that ₹500 were paid, reference 412309871234"
 */
export const claimText = ({ visitor, claim, currency }: ClaimedBooking, money: Money): string =>
  `${visitor.name || "The visitor"} says that ${money(claim.amount, currency)} were paid, reference ${claim.reference}`;
