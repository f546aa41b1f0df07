import type { PricingPlan } from "@carrel/sdk/schemas";

/** One plan as it is sold: by the month, by the year, or both. */
export interface SoldPlan {
  month: PricingPlan | null;
  year: PricingPlan | null;
  /** What a year costs less than twelve months, minor unit; 0 where it doesn't, or only one of them is sold. */
  saved: number;
}

const LIMITS = ["branches", "desks", "adminUsers"] as const;

/** Whether a text goes on from another, such as `Growth, by the year` from `Growth`; `Growth` doesn't from `Grow`. */
const goesOn = (text: string, start: string) =>
  text.toLowerCase().startsWith(start.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(start.length));

/** Whether a plan by the year is the other's: it has as much room, and is called after it. */
const isYearOf = (year: PricingPlan, month: PricingPlan) =>
  year.currency === month.currency &&
  LIMITS.every((name) => year.limits[name] === month.limits[name]) &&
  (goesOn(year.code, month.code) || goesOn(year.name, month.name));

/**
 * Plans by the month with their twins by the year. The catalogue doesn't say which belong together: what doesn't pair stands alone.
 * @param plans in the order of the plan page, which stays
 */
export function pairPlans(plans: readonly PricingPlan[]): SoldPlan[] {
  const taken = new Set<PricingPlan>();
  const pairs = new Map<PricingPlan, PricingPlan>();
  const ofMonths = plans.filter(({ interval }) => interval === "month");
  // The longest code first: `pro-max-yearly` is of `pro-max`, not of `pro`.
  for (const month of ofMonths.toSorted((one, other) => other.code.length - one.code.length)) {
    const year = plans.find((plan) => plan.interval === "year" && !taken.has(plan) && isYearOf(plan, month));
    if (!year) continue;
    taken.add(year);
    pairs.set(month, year);
  }
  return plans
    .filter((plan) => !taken.has(plan))
    .map((plan) => {
      if (plan.interval === "year") return { month: null, year: plan, saved: 0 };
      const year = pairs.get(plan) ?? null;
      return { month: plan, year, saved: year ? Math.max(0, 12 * plan.amount - year.amount) : 0 };
    });
}
