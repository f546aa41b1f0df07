import type { BookingType, PlanDuration } from "../schemas/booking-type";
import type { Quote } from "../schemas/desk";
import type { FeePlan } from "../schemas/fee-plan";
import { MOST_AMOUNT } from "./limits";
import { addDuration, daysBetween, localDateOf } from "./local-date";
import { type PricedPlace, planAmount } from "./plan-price";
import { withTax } from "./with-tax";

/** What of a fee plan decides a price. */
export type PricedPlan = Pick<
  FeePlan,
  "_id" | "name" | "bookingType" | "duration" | "amount" | "currency" | "taxPercent" | "branchIds" | "isActive"
> & {
  /** What it sells: bookings are priced by plans of a `seat` alone. */
  sells?: FeePlan["sells"];
  /** What it costs at some places in place of its amount. */
  prices?: FeePlan["prices"];
};

/** When, and of which place where it is known: a plan's price may hang on the desk's zone and kind. */
export interface QuotedPeriod extends PricedPlace {
  type: BookingType;
  startAt: Date;
  endAt: Date;
  /** The branch's IANA time zone: DAILY counts its local days. */
  timezone: string;
  branchId: string;
  /** When what it continues began: its months are counted from there (`addDuration`). */
  since?: Date;
}

/**
 * What a period costs: on the cheapest single active plan of its booking type that the branch sells. Plans are not
 * combined; a plan is taken as often as it takes to cover the period (`units`), the last time even if only in part.
 * Equal prices: the plan with fewer units, then the first by name.
 * @returns the price in the minor unit with its tax (rounded once, half up), or null when no plan fits
 * @example quote(plans, { type: "HOURLY", startAt, endAt, timezone: branch.timezone, branchId: branch._id, zone: desk.zone })
 */
export function quote(plans: readonly PricedPlan[], period: QuotedPeriod): Quote | null {
  const [cheapest] = plans
    .filter((plan) => plan.bookingType === period.type && (plan.sells ?? "seat") === "seat")
    .filter((plan) => isOnSale(plan, period.branchId))
    .map((plan) => price(plan, period))
    .filter((offer) => offer.amount <= MOST_AMOUNT)
    .sort(
      (one, other) =>
        one.amount - other.amount ||
        one.units - other.units ||
        (one.feePlanName < other.feePlanName ? -1 : Number(one.feePlanName > other.feePlanName)),
    );
  return cheapest ?? null;
}

/** Whether a branch sells a plan: one that is in use, and sold there or everywhere. */
export const isOnSale = (
  { isActive, branchIds }: Pick<PricedPlan, "isActive" | "branchIds">,
  branchId: string,
): boolean => isActive && (branchIds.length === 0 || branchIds.includes(branchId));

function price(plan: PricedPlan, period: QuotedPeriod): Quote {
  const units = unitsOf(plan.duration, period);
  const price = withTax(units * planAmount(plan, period), plan.taxPercent);
  return { feePlanId: plan._id, feePlanName: plan.name, units, ...price, currency: plan.currency };
}

/** How many durations in a row cover the period. */
function unitsOf(duration: PlanDuration, { startAt, endAt, timezone, since = startAt }: QuotedPeriod): number {
  if (duration.unit === "hour") {
    return Math.max(1, Math.ceil((endAt.getTime() - startAt.getTime()) / (duration.count * 3_600_000)));
  }
  const from = localDateOf(startAt, timezone);
  const last = localDateOf(new Date(endAt.getTime() - 1), timezone);
  const days = daysBetween(from, last) + 1;
  if (duration.unit === "day") return Math.ceil(days / duration.count);
  if (duration.unit === "week") return Math.ceil(days / (7 * duration.count));
  // No month has more than 31 days, so this many can't be too many to start from.
  let units = Math.max(1, Math.floor(days / (31 * duration.count)));
  const first = localDateOf(since, timezone);
  while (addDuration(from, { count: units * duration.count, unit: "month" }, first) <= last) units += 1;
  return units;
}
