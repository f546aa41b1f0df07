import type { ReturnReason } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";

/** What happened to an order that can't be paid any more. */
const HAPPENED: Readonly<Record<ReturnReason, string>> = {
  order_ended: "Another order was paid after this one was made, which ended it.",
  paid_twice: "This order was paid before, by another payment.",
  price_changed: "The price has changed since this was ordered.",
  mandate_ended: "Recurring payments were stopped, or the plan was changed, before this one was taken.",
  paid_far_ahead: "Your subscription is paid for years to come.",
};

/** 409: no money of this payment was there, and none was taken. */
export const notTaken = (reason: ReturnReason) =>
  conflict("order_ended", `${HAPPENED[reason]} This payment was not taken. Look at your plan, then order anew.`, {
    reason,
  });

/** 409: the money came, and is noted to be given back. */
export const toBeReturned = ({ reason, paymentId }: Row<"paymentsToReturn">) =>
  conflict(
    "payment_to_return",
    `${HAPPENED[reason]} This payment changed nothing and is noted to be given back. Look at your plan before you order anew.`,
    { reason, transactionId: paymentId },
  );
