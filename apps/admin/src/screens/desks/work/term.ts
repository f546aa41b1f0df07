import type { Booking, FeePlan } from "@carrel/sdk";
import { dayRange, isOnSale, type PlanTerm, planTerm, renewalStart } from "@carrel/sdk/domain";

interface Place {
  branchId: string;
  /** IANA. */
  timezone: string;
}

/** The plans that a desk can be given to somebody on: of days, in use, sold in the branch. */
export const dailyPlansOf = (plans: readonly FeePlan[], branchId: string): FeePlan[] =>
  plans.filter((plan) => plan.bookingType === "DAILY" && isOnSale(plan, branchId));

/**
 * What assigning buys.
 * @param startDate local date of the branch
 */
export const assignmentTerm = (plan: FeePlan, startDate: string, place: Place): PlanTerm | null =>
  planTerm(plan, { ...place, startAt: dayRange(startDate, place.timezone).startAt });

/** What a renewal adds to an assignment, as the server reckons it. */
export function renewalTerm(
  plan: FeePlan,
  { startAt, endAt }: Pick<Booking, "startAt" | "endAt">,
  now: Date,
  place: Place,
): PlanTerm | null {
  const held = { startAt: new Date(startAt), endAt: new Date(endAt) };
  return planTerm(plan, { ...place, ...renewalStart(held, now, place.timezone) });
}
