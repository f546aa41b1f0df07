import type { CheckoutAnswer } from "@carrel/hooks/checkout";
import type { ChoiceSearch } from "./choice";

/** What the address of a screen to buy at says: what is chosen, and what a checkout came back with. */
export type BuySearch = ChoiceSearch & Partial<CheckoutAnswer>;

/** The checkout's answer in an address; null while there is none. */
export function answerOf(search: BuySearch): CheckoutAnswer | null {
  const { razorpay_order_id, razorpay_subscription_id, razorpay_payment_id, razorpay_signature } = search;
  if (razorpay_payment_id === undefined || razorpay_signature === undefined) return null;
  return {
    razorpay_payment_id,
    razorpay_signature,
    ...(razorpay_order_id !== undefined && { razorpay_order_id }),
    ...(razorpay_subscription_id !== undefined && { razorpay_subscription_id }),
  };
}

/** What an address keeps once the answer was read. */
export const withoutAnswer = ({ plan, addOns, seen, recurring }: BuySearch): ChoiceSearch => ({
  plan,
  addOns,
  seen,
  recurring,
});
