import type { DeskTransaction, PaymentMethod } from "@carrel/sdk";

/** How money came in, or went back. */
export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  cash: "Cash",
  upi: "UPI",
  card: "Card",
  bank: "Bank transfer",
  online: "Online",
};

/** What money came in for, or that it went back. */
const PAYMENT_LABELS: Readonly<Record<DeskTransaction["kind"], string>> = {
  booking: "Booking",
  assignment: "Assignment",
  renewal: "Renewal",
  charge: "Charge",
  refund: "Refund",
};

/** The same of one payment: what is paid for a membership as a whole assigns nothing. */
export const paymentLabel = ({ kind, bookingId }: Pick<DeskTransaction, "kind" | "bookingId">): string =>
  kind === "assignment" && bookingId === null ? "Membership" : PAYMENT_LABELS[kind];
