import type { DayTiming } from "../schemas/branch";
import { addDays, localDateOf, weekdayOf } from "./local-date";
import type { Period } from "./period";
import { instantAt } from "./wall-time";

/**
 * When a branch is open on a local day; empty on a closed day.
 * @param timings the branch's week
 * @param timezone the branch's IANA time zone
 * @param localDate `YYYY-MM-DD`
 */
export function openIntervals(timings: readonly DayTiming[], timezone: string, localDate: string): Period[] {
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

/**
 * Whether a branch is open for the whole of a period. Days that meet at midnight (`24:00` to `00:00`) count as one stretch.
 * @example isWithinOpeningHours(branch.timings, branch.timezone, startAt, endAt)
 */
export function isWithinOpeningHours(
  timings: readonly DayTiming[],
  timezone: string,
  startAt: Date,
  endAt: Date,
): boolean {
  let covered = startAt;
  let date = localDateOf(startAt, timezone);
  while (covered < endAt) {
    const before = covered;
    for (const interval of openIntervals(timings, timezone, date)) {
      if (interval.startAt <= covered && covered < interval.endAt) covered = interval.endAt;
    }
    if (covered === before) return false;
    date = addDays(date, 1);
  }
  return true;
}
