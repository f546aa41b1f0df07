import { addDays, localDateOf } from "./local-date";
import type { Period } from "./period";
import { type ShiftHours, shiftOn } from "./shift-days";

/** Local days that are looked through: one that is on a single weekday may miss one for the clocks' sake. */
const AHEAD = 14;

/**
 * The time of a shift that runs at an instant, else the next: one of the night before may still run.
 * @param timezone the branch's IANA time zone
 * @param isOpen whether the branch is open on a local day
 * @returns its local day and its time; null where it is on no open day
 * @example shiftFrom(morning, new Date(), "Asia/Kolkata", () => true)?.date // "2026-11-23"
 */
export function shiftFrom(
  shift: ShiftHours,
  now: Date,
  timezone: string,
  isOpen: (localDate: string) => boolean,
): { date: string; period: Period } | null {
  const today = localDateOf(now, timezone);
  for (let day = -1; day <= AHEAD; day += 1) {
    const date = addDays(today, day);
    const period = isOpen(date) ? shiftOn(shift, date, timezone) : null;
    if (period && period.endAt > now) return { date, period };
  }
  return null;
}
