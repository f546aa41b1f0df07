import type { CashDrawer } from "@carrel/sdk";

/** Whose cash it is. */
export const whoseName = (person: CashDrawer["person"]): string =>
  person ? person.name || "Somebody who left" : "Nobody named";

/**
 * How what was counted differs from what was recorded, in words.
 * @param difference what was counted less what was recorded
 * @example differenceText(-400, money) // "₹4 is missing"
 */
export function differenceText(difference: number, money: (amount: number) => string): string {
  if (difference === 0) return "As recorded";
  return difference < 0 ? `${money(-difference)} is missing` : `${money(difference)} is too much`;
}
