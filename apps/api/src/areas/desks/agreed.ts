import { formatMoney, MOST_AMOUNT } from "@carrel/sdk/domain";
import type { Discount } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import { type Failure, invalid } from "../../failure";

/** What is agreed of a price, in the minor unit, and what was let off it. */
export type Agreed = Pick<Row<"bookings">, "amount" | "discount" | "discountReason">;

const refusal = (message: string): Failure => invalid([{ path: ["discount", "amount"], message }]);

/**
 * What is agreed where something is let off a price.
 * @throws Failure 400 `discount.amount` where that is more than the price
 * @example agreedOf({ amount: 120_000, currency: "INR" }, { amount: 20_000 }).amount // 100_000
 */
export function agreedOf(
  { amount, currency }: { amount: number; currency: string },
  discount: Discount | undefined,
): Agreed {
  if (!discount) return { amount, discount: null, discountReason: null };
  if (discount.amount > amount) {
    throw refusal(
      amount > 0
        ? `The price is ${formatMoney(amount, currency)}. Take no more than that off it.`
        : "There is no price to take anything off. Leave this out.",
    );
  }
  return { amount: amount - discount.amount, discount: discount.amount, discountReason: discount.reason || null };
}

/**
 * What is agreed then of something that goes on.
 * @throws Failure 400 `discount.amount` where more was let off than a record holds
 */
export function addedTo(before: Agreed, { amount, discount, discountReason }: Agreed): Agreed {
  const letOff = (before.discount ?? 0) + (discount ?? 0);
  if (discount !== null && letOff > MOST_AMOUNT) throw refusal("More was let off by now than a record holds.");
  return {
    amount: before.amount + amount,
    discount: letOff || null,
    discountReason: discountReason ?? before.discountReason,
  };
}
