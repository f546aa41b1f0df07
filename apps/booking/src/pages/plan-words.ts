import type { PublicPlan } from "@carrel/sdk";
import { amountText, formatMoney } from "@carrel/sdk/domain";

const UNITS = { hour: "hour", day: "day", week: "week", month: "month" } as const;

/** @example durationWords({ count: 3, unit: "month" }) // "3 months" */
const durationWords = ({ count, unit }: PublicPlan["duration"]) =>
  count === 1 ? UNITS[unit] : `${count.toLocaleString("en")} ${UNITS[unit]}s`;

/** What a price buys: `a month`, `for 3 months`, `10 days, within 3 months`. */
export function planTerms({ duration, allowance }: Pick<PublicPlan, "duration" | "allowance">): string {
  const term = durationWords(duration);
  if (allowance) {
    const held =
      allowance.unit === "day" ? amountText(allowance.count, "day") : amountText(allowance.count * 60, "minute");
    return `${held}, within ${duration.count === 1 ? `a ${term}` : term}`;
  }
  if (duration.count > 1) return `for ${term}`;
  return duration.unit === "hour" ? "an hour" : `a ${term}`;
}

export const priceOf = ({ amount, currency }: Pick<PublicPlan, "amount" | "currency">) => formatMoney(amount, currency);

/** The plans of several branches, each once, the cheapest first; of the same plan the lowest price. */
export const plansOf = (branches: readonly { plans: readonly PublicPlan[] }[]): PublicPlan[] => {
  const found = new Map<string, PublicPlan>();
  for (const plan of branches.flatMap(({ plans }) => plans)) {
    const before = found.get(plan._id);
    if (!before || plan.amount < before.amount) found.set(plan._id, plan);
  }
  return [...found.values()].sort((one, other) => one.amount - other.amount);
};
