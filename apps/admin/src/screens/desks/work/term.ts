import type { FeePlan, Quote } from "@carrel/sdk";
import { addDuration, dayRange, localDateOf, quote } from "@carrel/sdk/domain";

/** The time that one duration of a daily plan buys, and its price. */
export interface Term {
  startAt: Date;
  endAt: Date;
  price: Quote;
}

interface Place {
  branchId: string;
  /** IANA. */
  timezone: string;
}

/** The plans that a desk can be given to somebody on: of days, in use, sold in the branch. */
export const dailyPlansOf = (plans: readonly FeePlan[], branchId: string): FeePlan[] =>
  plans.filter(
    ({ bookingType, isActive, branchIds }) =>
      bookingType === "DAILY" && isActive && (branchIds.length === 0 || branchIds.includes(branchId)),
  );

/** One duration of a plan from an instant on, as the server reckons it; null for a plan that doesn't fit. */
function termFrom(plan: FeePlan, startAt: Date, { branchId, timezone }: Place): Term | null {
  const last = addDuration(localDateOf(startAt, timezone), plan.duration);
  const endAt = dayRange(last, timezone).startAt;
  const price = quote([plan], { type: "DAILY", startAt, endAt, timezone, branchId });
  return price && { startAt, endAt, price };
}

/**
 * What assigning buys.
 * @param startDate local date of the branch
 */
export const assignmentTerm = (plan: FeePlan, startDate: string, place: Place): Term | null =>
  termFrom(plan, dayRange(startDate, place.timezone).startAt, place);

/** What a renewal adds: from the assignment's end, or from today where that is past. */
export function renewalTerm(plan: FeePlan, endsAt: Date, now: Date, place: Place): Term | null {
  const today = dayRange(localDateOf(now, place.timezone), place.timezone).startAt;
  return termFrom(plan, endsAt > today ? endsAt : today, place);
}
