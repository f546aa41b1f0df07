import type { Shift } from "../schemas/shift";
import { addDays, daysBetween, weekdayOf } from "./local-date";
import type { Period } from "./period";
import { instantAt } from "./wall-time";

/** When a shift begins and ends, and on which weekdays. */
export type ShiftHours = Pick<Shift, "starts" | "ends" | "weekdays">;

/** Days from one local date to another, both included. */
export interface Days {
  /** `YYYY-MM-DD` */
  from: string;
  to: string;
}

/**
 * A shift of one local day, by that day's clocks: one that ends at or before its start ends on the next day.
 * @param timezone the branch's IANA time zone
 * @returns null on a day on which it isn't, or of which the clocks leave nothing
 * @example shiftOn({ starts: "22:00", ends: "06:00", weekdays: [1] }, "2026-11-23", "Asia/Kolkata")
 */
export function shiftOn({ starts, ends, weekdays }: ShiftHours, localDate: string, timezone: string): Period | null {
  if (!weekdays.includes(weekdayOf(localDate))) return null;
  const lastDate = ends <= starts ? addDays(localDate, 1) : localDate;
  const period = { startAt: instantAt(localDate, starts, timezone), endAt: instantAt(lastDate, ends, timezone) };
  return period.startAt < period.endAt ? period : null;
}

/**
 * A seat's time in a shift: one period for each local day on which the shift is, and the branch open. Each keeps its wall times
 * where the clocks change; none overlaps another, and of two that would (a night of 25 hours) the second begins later.
 * @param isOpen whether the branch is open on a local day; absent: on every day
 * @example shiftDays(shift, { from: "2026-11-23", to: "2026-12-22" }, "Asia/Kolkata")
 */
export function shiftDays(
  shift: ShiftHours,
  { from, to }: Days,
  timezone: string,
  isOpen: (localDate: string) => boolean = () => true,
): Period[] {
  const periods: Period[] = [];
  for (let day = 0; day <= daysBetween(from, to); day += 1) {
    const date = addDays(from, day);
    const period = isOpen(date) ? shiftOn(shift, date, timezone) : null;
    if (!period) continue;
    const before = periods.at(-1)?.endAt;
    const startAt = before && before > period.startAt ? before : period.startAt;
    if (startAt < period.endAt) periods.push({ startAt, endAt: period.endAt });
  }
  return periods;
}

/** Stretches of a week in minutes from Sunday's midnight; what runs beyond Saturday is counted from its start again. */
function stretches({ starts, ends, weekdays }: ShiftHours): (readonly [start: number, end: number])[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = minutes(ends) - minutes(starts) + (ends <= starts ? 1440 : 0);
  return weekdays.flatMap((day) => {
    const start = day * 1440 + minutes(starts);
    const end = start + length;
    return end <= WEEK ? [[start, end] as const] : [[start, WEEK] as const, [0, end - WEEK] as const];
  });
}
const WEEK = 7 * 1440;

/**
 * Whether two shifts share any time of a week: by their hours, never by their names.
 * @example shiftsOverlap(fullDay, morning) // true
 */
export const shiftsOverlap = (one: ShiftHours, other: ShiftHours): boolean =>
  stretches(one).some(([start, end]) => stretches(other).some(([from, until]) => start < until && from < end));
