import type { DayTiming } from "../schemas/branch";
import type { ClosedDays } from "../schemas/closed-days";
import { addDays, localDateOf, weekdayOf } from "./local-date";
import type { Period } from "./period";
import { instantAt } from "./wall-time";

/** A branch's clock, its week, and the days on which it is closed beside those of the week. */
export interface BranchHours {
  /** IANA time zone */
  timezone: string;
  timings: readonly DayTiming[];
  closures: readonly ClosedDays[];
}

/**
 * The closure in which a local day lies, whatever its weekday.
 * @param localDate `YYYY-MM-DD`
 * @example closureOn(branch, "2026-08-15")?.reason // "Independence Day"
 */
export const closureOn = <Days extends ClosedDays>(
  { closures }: { closures: readonly Days[] },
  localDate: string,
): Days | null => closures.find(({ from, to }) => from <= localDate && localDate <= to) ?? null;

/**
 * When a branch is open on a local day; empty on a closed day.
 * @param localDate `YYYY-MM-DD`
 * @example openIntervals(branch, "2026-08-14")
 */
export function openIntervals(hours: BranchHours, localDate: string): Period[] {
  const { timings, timezone } = hours;
  if (closureOn(hours, localDate)) return [];
  const weekday = weekdayOf(localDate);
  return timings
    .filter((timing) => timing.day === weekday && !timing.closed)
    .map((timing) => ({
      startAt: instantAt(localDate, timing.open, timezone),
      endAt: instantAt(localDate, timing.close, timezone),
    }))
    .filter((interval) => interval.startAt < interval.endAt)
    .sort((one, other) => one.startAt.getTime() - other.startAt.getTime());
}

/** Whether a branch opens at all on a local day. @param localDate `YYYY-MM-DD` */
export const isOpenOn = (hours: BranchHours, localDate: string): boolean => openIntervals(hours, localDate).length > 0;

/**
 * Whether a branch is open for the whole of a period. Days that meet at midnight (`24:00` to `00:00`) count as one stretch.
 * @example isWithinOpeningHours(branch, startAt, endAt)
 */
export function isWithinOpeningHours(hours: BranchHours, startAt: Date, endAt: Date): boolean {
  let covered = startAt;
  let date = localDateOf(startAt, hours.timezone);
  while (covered < endAt) {
    const before = covered;
    for (const interval of openIntervals(hours, date)) {
      if (interval.startAt <= covered && covered < interval.endAt) covered = interval.endAt;
    }
    if (covered === before) return false;
    date = addDays(date, 1);
  }
  return true;
}
