import type { FeePlan } from "@carrel/sdk";
import { formatMoney, withTax } from "@carrel/sdk/domain";
import { durationText } from "../../app/words/span-text";

/** What of a plan makes its price. */
export type PricedOnce = Pick<FeePlan, "duration" | "amount" | "taxPercent" | "currency"> &
  Partial<Pick<FeePlan, "allowance">>;

/** What one duration comes to, in the currency's minor unit. */
export const priceOnce = ({ amount, taxPercent }: Pick<PricedOnce, "amount" | "taxPercent">) =>
  withTax(amount, taxPercent);

/** Days that a unit is taken for when prices are compared. */
const DAYS = { day: 1, week: 7, month: 30 } as const;

/**
 * What an hour or a day costs on a longer plan, tax included, so that plans compare; of a pass, one that it holds.
 * @returns undefined where the plan lasts just that
 * @example unitPriceText({ duration: { count: 1, unit: "week" }, amount: 70000, taxPercent: 0, currency: "INR" }) // "₹100 a day"
 */
export function unitPriceText(plan: PricedOnce): string | undefined {
  const { count, unit } = plan.allowance ?? plan.duration;
  const units = unit === "hour" ? count : count * DAYS[unit];
  if (units === 1) return undefined;
  const each = formatMoney(Math.round(priceOnce(plan).amount / units), plan.currency);
  return `${unit === "month" ? "about " : ""}${each} ${unit === "hour" ? "an hour" : "a day"}`;
}

/** A plan's price as one reads it out: "₹90 for 1 hour". */
export const priceText = (plan: PricedOnce): string =>
  `${formatMoney(priceOnce(plan).amount, plan.currency)} for ${durationText(plan.duration)}`;

/**
 * An amount as a number that a spreadsheet adds up.
 * @param amountMinor in the currency's minor unit
 * @example majorUnits(9050, "INR") // 90.5
 */
export function majorUnits(amountMinor: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return amountMinor / 10 ** maximumFractionDigits;
}
