import type { DeskTransaction, PaymentMethod } from "@carrel/sdk";

/** How money came in. */
export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = { cash: "Cash", upi: "UPI", online: "Online" };

/** What money came in for, or that it went back. */
export const PAYMENT_LABELS: Readonly<Record<DeskTransaction["kind"], string>> = {
  booking: "Booking",
  assignment: "Assignment",
  renewal: "Renewal",
  refund: "Refund",
};
