import type { CustomerBookings, DeskTransaction } from "@carrel/sdk";

/** As many bookings of a type, and payments, as the server gives: the latest. */
export const MOST_GIVEN = 1000;

/** What a customer paid, less what was paid back, by currency (ISO 4217) in the minor unit; the largest first. */
export function paidByCurrency(transactions: readonly Pick<DeskTransaction, "kind" | "amount" | "currency">[]) {
  const sums = new Map<string, number>();
  for (const { kind, amount, currency } of transactions)
    sums.set(currency, (sums.get(currency) ?? 0) + (kind === "refund" ? -amount : amount));
  return [...sums].map(([currency, amount]) => ({ currency, amount })).sort((one, other) => other.amount - one.amount);
}

/**
 * How much somebody books.
 * @param now splits what was from what comes
 */
export function bookingFigures({ daily, hourly }: CustomerBookings, now: Date) {
  const kept = [...daily, ...hourly].filter(({ status }) => status !== "CANCELLED");
  const ahead = kept
    .filter(({ startAt }) => new Date(startAt) > now)
    .sort((one, other) => one.startAt.localeCompare(other.startAt));
  const minutes = kept
    .filter(({ type }) => type === "HOURLY")
    .flatMap(({ stays = [], ...booking }) => [booking, ...stays])
    .reduce((sum, { startAt, endAt }) => sum + (Date.parse(endAt) - Date.parse(startAt)) / 60_000, 0);
  return { count: kept.length, hours: minutes / 60, ahead: ahead.length, next: ahead[0] };
}
