import { dueOf, overpaidOf, type Priced } from "@carrel/sdk/domain";

/** Of a booking, a membership or a charge. */
export const isCancelled = (priced: Priced): boolean =>
  "state" in priced ? priced.state === "cancelled" : priced.status === "CANCELLED";

/**
 * How a booking, a membership or a charge stands with what it costs. `letGo`: what was not paid is written off. `held`: it is cancelled, and money of it was not given back; null: it costs
 * nothing, and nothing was paid.
 */
type MoneyState = "unpaid" | "part" | "paid" | "letGo" | "held" | null;

export const MONEY_LABELS: Readonly<Record<NonNullable<MoneyState>, string>> = {
  unpaid: "Not paid",
  part: "Part paid",
  paid: "Paid",
  letGo: "Written off",
  held: "Not refunded",
};

/** @example moneyState({ status: "CONFIRMED", amount: 50_000, paid: 20_000 }) // "part" */
export function moneyState(priced: Priced): MoneyState {
  const { amount, paid, writtenOff = 0 } = priced;
  // A server that doesn't say what was paid.
  if (paid === undefined) return null;
  if (isCancelled(priced)) return paid > 0 ? "held" : null;
  if (dueOf(priced) > 0) return paid > 0 ? "part" : "unpaid";
  if (amount > paid && writtenOff > 0) return "letGo";
  return amount > 0 || paid > 0 ? "paid" : null;
}

/** What its word leaves open: what is due of a part, or was paid beyond; null: it says all. */
export function openText(priced: Priced, money: (amount: number) => string): string | null {
  const [due, overpaid] = [dueOf(priced), overpaidOf(priced)];
  if (due > 0) return priced.paid ? `${money(due)} due` : null;
  if (overpaid === 0) return null;
  return isCancelled(priced) ? `${money(overpaid)} paid` : `${money(overpaid)} too much`;
}
