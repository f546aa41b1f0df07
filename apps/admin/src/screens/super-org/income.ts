import type { PlatformIncome } from "@carrel/sdk";

interface Sum {
  amount: number;
  payments: number;
}

/** What was paid in one currency: nothing is exchanged. */
export interface CurrencyIncome extends Sum {
  currency: string;
  /** In the order of `months`, minor unit. */
  byMonth: number[];
  /** The largest first. */
  byPlan: (Sum & { planCode: string; planName: string })[];
}

const sumOf = (parts: readonly Sum[]): Sum => ({
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  payments: parts.reduce((sum, { payments }) => sum + payments, 0),
});

/** Sums income up, currency by currency; the one with most payments first. */
export function incomeByCurrency({ months, parts }: PlatformIncome): CurrencyIncome[] {
  return [...Map.groupBy(parts, ({ currency }) => currency)]
    .map(([currency, paid]) => ({
      currency,
      ...sumOf(paid),
      byMonth: months.map((month) => sumOf(paid.filter((part) => part.month === month)).amount),
      byPlan: [...Map.groupBy(paid, ({ planCode }) => planCode)]
        .map(([planCode, of]) => ({ planCode, planName: of.at(-1)?.planName ?? planCode, ...sumOf(of) }))
        .toSorted((one, other) => other.amount - one.amount),
    }))
    .toSorted((one, other) => other.payments - one.payments);
}
