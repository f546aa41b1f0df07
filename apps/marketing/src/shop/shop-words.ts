import type { PlanInterval } from "@carrel/sdk";
import { formatMoney, type OfferedPieces, type OfferedPlan, piecesAmount } from "@carrel/sdk/domain";
import type { AddOn, PricingPlan } from "@carrel/sdk/schemas";
import type { PriceLine } from "@carrel/ui/price-breakdown";

/** What a price is for. */
export const PERIODS: Readonly<Record<PlanInterval, string>> = { month: "a month", year: "a year" };

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/**
 * What there is room for, in one line; of add-ons what they add.
 * @example roomText({ desks: 40, branches: 1, adminUsers: null }) // "40 seats, 1 branch, any number of staff"
 */
export function roomText({ desks, branches, adminUsers }: OfferedPlan["limits"]): string {
  const parts = [
    { count: desks, one: "seat", many: "seats" },
    { count: branches, one: "branch", many: "branches" },
    { count: adminUsers, one: "person of staff", many: "people of staff" },
  ];
  return parts
    .filter(({ count }) => count !== 0)
    .map(({ count, one, many }) => (count === null ? `any number of ${many}` : counted(count, one, many)))
    .join(", ");
}

/** @example seatsText(1) // "1 seat" */
export const seatsText = (seats: number) => counted(seats, "seat", "seats");

/** An offer's price with what it is for. @example priceText(plan) // "₹999 a month" */
export const priceText = ({ amount, currency, interval }: Pick<PricingPlan, "amount" | "currency" | "interval">) =>
  `${formatMoney(amount, currency)} ${PERIODS[interval]}`;

/** What is paid and what for, of a plan with its pieces. */
export const priceLines = (plan: PricingPlan, pieces: readonly OfferedPieces<AddOn>[]): PriceLine[] => [
  { label: plan.name, amount: plan.amount },
  ...pieces.map(({ addOn, quantity }) => ({
    label: quantity > 1 ? `${quantity} × ${addOn.name}` : addOn.name,
    amount: piecesAmount(plan, addOn, quantity),
  })),
];
