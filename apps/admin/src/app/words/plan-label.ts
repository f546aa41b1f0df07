import type { FeePlan } from "@carrel/sdk";
import { lastsText } from "./plan-text";

type Money = (amountMinor: number, currency: string) => string;

/** The least that one duration of a plan costs, before tax. */
export const leastAmount = ({ amount, prices }: Pick<FeePlan, "amount" | "prices">): number =>
  Math.min(amount, ...prices.map((price) => price.amount));

/**
 * A plan as one chooses it: its length and its price before tax.
 * @example planLabel(plan, money) // "Month: 1 month, from ₹4,000"
 */
export function planLabel(plan: FeePlan, money: Money): string {
  const from = plan.prices.length > 0 ? "from " : "";
  return `${plan.name}: ${lastsText(plan)}, ${from}${money(leastAmount(plan), plan.currency)}`;
}
