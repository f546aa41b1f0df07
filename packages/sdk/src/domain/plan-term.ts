import type { Quote } from "../schemas/desk";
import { type PricedPlan, quote } from "./fee-quote";
import { givenBackEnd } from "./given-back";
import { addDuration, localDateOf } from "./local-date";
import type { BranchHours } from "./opening-hours";
import type { Period } from "./period";
import type { PricedPlace } from "./plan-price";
import type { ShiftHours } from "./shift-days";
import { dayRange } from "./wall-time";

/** Where and when one duration of a plan begins; shift, zone and kind of desk decide its price. */
export interface TermStart extends PricedPlace {
  branchId: string;
  /** The branch's IANA time zone. */
  timezone: string;
  /** Its local date is the first of the duration; on a day that it begins inside of, the rest counts. */
  startAt: Date;
  /** When what it continues began; absent where it continues nothing. */
  since?: Date | undefined;
  /** The branch's week and closures: days that closures give back come to the end. Absent: none do. */
  hours?: Pick<BranchHours, "timings" | "closures"> | undefined;
  /** The shift that is sold: its days alone are given back. */
  shift?: ShiftHours | null | undefined;
}

/** What one duration of a daily plan buys. */
export interface PlanTerm {
  /** From the start to the local midnight at which the duration is over, and the days that closures give back. */
  period: Period;
  price: Quote;
}

/**
 * One duration of a daily plan, and its price. A month that continues others keeps the day of the month on which the first
 * began: 31 January, 28 February, 31 March.
 * @returns null for a plan by the hour, out of use or not sold in the branch
 * @example planTerm(plan, { branchId, timezone, startAt: dayRange("2026-01-31", timezone).startAt })
 */
export function planTerm(plan: PricedPlan, start: TermStart): PlanTerm | null {
  const { hours, shift, ...place } = start;
  const { timezone, startAt, since = startAt } = place;
  const last = addDuration(localDateOf(startAt, timezone), plan.duration, localDateOf(since, timezone));
  const period = { startAt, endAt: dayRange(last, timezone).startAt };
  const price = quote([{ ...plan, sells: "seat" }], { ...place, type: "DAILY", ...period, since });
  if (!price || !hours) return price && { period, price };
  const endAt = givenBackEnd({ hours: { ...hours, timezone }, period, shift });
  return { period: { startAt, endAt }, price };
}

/**
 * Where a renewal begins: at the end of what it extends, or today where that is past, and then it continues nothing.
 * @example planTerm(plan, { branchId, timezone, ...renewalStart(assignment, now, timezone) })
 */
export function renewalStart(
  { startAt, endAt }: Period,
  now: Date,
  timezone: string,
): Pick<TermStart, "startAt" | "since"> {
  const today = dayRange(localDateOf(now, timezone), timezone).startAt;
  return endAt < today ? { startAt: today } : { startAt: endAt, since: startAt };
}
