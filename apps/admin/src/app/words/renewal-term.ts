import type { Booking, FeePlan } from "@carrel/sdk";
import { type PlanTerm, type PricedPlace, planTerm, renewalStart } from "@carrel/sdk/domain";

interface Place extends PricedPlace {
  branchId: string;
  /** IANA. */
  timezone: string;
}

/** What a renewal adds to what somebody has, as the server reckons it. */
export function renewalTerm(
  plan: FeePlan,
  { startAt, endAt }: Pick<Booking, "startAt" | "endAt">,
  now: Date,
  place: Place,
): PlanTerm | null {
  const held = { startAt: new Date(startAt), endAt: new Date(endAt) };
  return planTerm(plan, { ...place, ...renewalStart(held, now, place.timezone) });
}
