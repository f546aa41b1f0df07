import type { PlanCatalogue } from "@carrel/sdk";
import type { PlanInterval, PricingPlan } from "@carrel/sdk/schemas";
import { priceText } from "../shop/shop-words";
import { pairPlans } from "./pair-plans";
import { moneyOf } from "./plan-words";

/** A plan at one of its prices. */
export interface Offer {
  plan: PricingPlan;
  name: string;
  /** What it costs at its other price, and what a year saves; empty where there is nothing to say. */
  other: string;
  /** What a year saves, as it is written. */
  saved: string | null;
}

/** By what the plans are paid: one of them, or both. */
export const intervalsOf = ({ plans }: Pick<PlanCatalogue, "plans">): PlanInterval[] =>
  (["month", "year"] as const).filter((interval) => plans.some((plan) => plan.interval === interval));

/** The plans that are paid by the month or the year, each beside its other price. */
export const offersBy = ({ plans }: Pick<PlanCatalogue, "plans">, interval: PlanInterval): Offer[] =>
  pairPlans(plans).flatMap(({ month, year, saved }) => {
    const [plan, twin] = interval === "month" ? [month, year] : [year, month];
    if (!plan) return [];
    const less = saved > 0 ? moneyOf({ ...plan, amount: saved }) : null;
    return {
      plan,
      name: month?.name ?? plan.name,
      other: twin
        ? `or ${priceText(twin)}${less && interval === "month" ? `, ${less} less than twelve months` : ""}`
        : "",
      saved: interval === "year" ? less : null,
    };
  });
