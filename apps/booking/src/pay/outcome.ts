import { ApiError } from "@carrel/sdk";
import type { PaymentStatusValue } from "@carrel/ui/payment-status";

/** What became of a payment, where asking again changes nothing. */
export interface Outcome {
  status: PaymentStatusValue;
  title: string;
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  payment_to_return: { status: "refunded", title: "To be given back" },
  order_ended: { status: "failed", title: "Not taken" },
  payment_session_expired: { status: "expired", title: "Not taken" },
  signature_invalid: { status: "failed", title: "Not verified" },
};

/**
 * What a refused verification says became of the payment.
 * @returns undefined where that is yet to come: the server could not be reached, or the money isn't there yet
 */
export function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError) || error.code === "payment_incomplete") return undefined;
  const isAnswer = error.status >= 400 && error.status < 500 && error.status !== 429;
  return isAnswer ? (OUTCOMES[error.code ?? ""] ?? { status: "failed", title: "Not verified" }) : undefined;
}
