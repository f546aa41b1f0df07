import type { Booking } from "@carrel/sdk";
import { dueOf, overpaidOf } from "@carrel/sdk/domain";

type Priced = Pick<Booking, "status" | "amount" | "paid">;

/**
 * How a booking stands with what it costs. `held`: it is cancelled, and money of it was not given back; null: it costs nothing, and nothing
 * was paid.
 */
type MoneyState = "unpaid" | "part" | "paid" | "held" | null;

export const MONEY_LABELS: Readonly<Record<NonNullable<MoneyState>, string>> = {
  unpaid: "Not paid",
  part: "Part paid",
  paid: "Paid",
  held: "Not refunded",
};

/** @example moneyState({ status: "CONFIRMED", amount: 50_000, paid: 20_000 }) // "part" */
export function moneyState(booking: Priced): MoneyState {
  const { status, amount, paid } = booking;
  // A server that doesn't say what was paid.
  if (paid === undefined) return null;
  if (status === "CANCELLED") return paid > 0 ? "held" : null;
  if (dueOf(booking) > 0) return paid > 0 ? "part" : "unpaid";
  return amount > 0 || paid > 0 ? "paid" : null;
}

/** What its word leaves open: what is due of a part, or was paid beyond; null: it says all. */
export function openText(booking: Priced, money: (amount: number) => string): string | null {
  const [due, overpaid] = [dueOf(booking), overpaidOf(booking)];
  if (due > 0) return booking.paid ? `${money(due)} due` : null;
  if (overpaid === 0) return null;
  return booking.status === "CANCELLED" ? `${money(overpaid)} paid` : `${money(overpaid)} too much`;
}
