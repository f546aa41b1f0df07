import type { PlanDuration } from "../schemas/booking-type";
import type { PeriodIssue } from "./booking-period";
import type { Period } from "./period";

/** How far from now what staff book may begin and end. */
export const STAFF_REACH_YEARS = 3;
const REACH_DAYS = STAFF_REACH_YEARS * 366;
const DAY_MS = 86_400_000;

/**
 * What is wrong with a period that staff book: it begins more than three years back, or ends more than three years ahead.
 * @param fields the names under which the caller gave its start and its end
 */
export function staffReachIssue(
  { startAt, endAt }: Period,
  now: Date,
  fields: { start: string; end: string },
): PeriodIssue | null {
  if (endAt.getTime() - now.getTime() > REACH_DAYS * DAY_MS) {
    return { path: [fields.end], message: `End within ${STAFF_REACH_YEARS} years from now` };
  }
  if (now.getTime() - startAt.getTime() > REACH_DAYS * DAY_MS) {
    return { path: [fields.start], message: `Begin at most ${STAFF_REACH_YEARS} years back` };
  }
  return null;
}

const DAYS: Readonly<Record<PlanDuration["unit"], number>> = { hour: 1 / 24, day: 1, week: 7, month: 366 / 12 };

/** Whether one duration of a plan is short enough to be booked from today on. */
export const isPlanReachable = ({ count, unit }: PlanDuration): boolean => count * DAYS[unit] <= REACH_DAYS;
