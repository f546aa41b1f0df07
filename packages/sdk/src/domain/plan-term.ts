import type { Quote } from "../schemas/desk";
import { type PricedPlan, quote } from "./fee-quote";
import { addDuration, localDateOf } from "./local-date";
import type { Period } from "./period";
import type { PricedPlace } from "./plan-price";
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
}

/** What one duration of a daily plan buys. */
export interface PlanTerm {
  /** From the start to the local midnight at which the duration is over. */
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
  const { timezone, startAt, since = startAt } = start;
  const last = addDuration(localDateOf(startAt, timezone), plan.duration, localDateOf(since, timezone));
  const period = { startAt, endAt: dayRange(last, timezone).startAt };
  const price = quote([{ ...plan, sells: "seat" }], { ...start, type: "DAILY", ...period, since });
  return price && { period, price };
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
