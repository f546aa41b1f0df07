import type { PeriodIssue } from "./booking-period";
import { addDays, daysBetween, lastDayOf, localDateOf } from "./local-date";
import { earlier, later, type Period } from "./period";
import { type Days, type ShiftHours, shiftDays } from "./shift-days";
import { dayRange } from "./wall-time";

/** The time from the first instant of one local day to the last of another. */
export const wholeDays = ({ from, to }: Days, timezone: string): Period => ({
  startAt: dayRange(from, timezone).startAt,
  endAt: dayRange(to, timezone).endAt,
});

/** How many local days a period touches. */
export const daysIn = ({ startAt, endAt }: Period, timezone: string): number =>
  startAt < endAt ? daysBetween(localDateOf(startAt, timezone), lastDayOf(endAt, timezone)) + 1 : 0;

/**
 * The midnight to which an end moves that goes so many local days on, or back where they are negative.
 * @example movedEnd(dayRange("2026-12-24", timezone).endAt, 10, timezone) // with the end of 3 January
 */
export const movedEnd = (endAt: Date, days: number, timezone: string): Date =>
  dayRange(addDays(lastDayOf(endAt, timezone), days), timezone).endAt;

/** By how many local days one end lies after another. */
export const daysMoved = (before: Date, after: Date, timezone: string): number =>
  daysBetween(lastDayOf(before, timezone), lastDayOf(after, timezone));

/**
 * What is wrong with the days on which a membership is to rest: they begin before today or before its first day, or go beyond its last.
 * @returns null when they fit
 */
export function freezeIssue({ from, to }: Days, membership: Period, now: Date, timezone: string): PeriodIssue | null {
  if (from < localDateOf(now, timezone)) return { path: ["from"], message: "Choose today or a later day" };
  if (from < localDateOf(membership.startAt, timezone)) {
    return { path: ["from"], message: "Choose a day on which the membership runs: it begins later" };
  }
  return to > lastDayOf(membership.endAt, timezone)
    ? { path: ["to"], message: "Choose a day on which the membership runs: it ends before" }
    : null;
}

/**
 * What of a freeze can be given back: all of it before it begins, else its days from today on.
 * @returns null when it is over
 */
export function restOfFreeze({ startAt, endAt }: Period, now: Date, timezone: string): Period | null {
  const today = dayRange(localDateOf(now, timezone), timezone).startAt;
  const from = later(startAt, today);
  return from < endAt ? { startAt: from, endAt } : null;
}

const clipped = (startAt: Date, endAt: Date): Period | null => (startAt < endAt ? { startAt, endAt } : null);

/** What becomes of the parts of a seat's time. */
export interface NewParts {
  /** Of each as it was; null where nothing is left of it. */
  kept: (Period | null)[];
  /** What none of them covers any more. */
  added: Period | null;
}

/**
 * A seat's time around a gap: what lies in it is free, and the last part goes on to the new end.
 * @param parts by start, none over another; at least one
 * @param endAt after the gap
 * @example cutParts([{ startAt, endAt }], gap, movedEnd(endAt, 10, timezone)) // kept: up to the gap; added: from it on
 */
export function cutParts(parts: readonly Period[], gap: Period, endAt: Date): NewParts {
  let added: Period | null = null;
  const kept = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const before = clipped(part.startAt, earlier(part.endAt, gap.startAt));
    const after = clipped(later(part.startAt, gap.endAt), isLast ? endAt : part.endAt);
    if (before && after) added = after;
    return before ?? after;
  });
  return { kept, added };
}

/**
 * The same taken back: what follows the gap begins where time is given back, and the last part ends at the new end.
 * @param back the gap, or what is left of it
 * @returns null where nothing follows it, or the new end leaves nothing after its start
 */
export function joinedParts(parts: readonly Period[], back: Period, endAt: Date): (Period | null)[] | null {
  const first = parts.findIndex((part) => part.startAt >= back.endAt);
  if (first < 0 || endAt <= back.startAt) return null;
  return parts.map((part, index) => {
    if (index < first) return part;
    return clipped(index === first ? back.startAt : part.startAt, earlier(part.endAt, endAt));
  });
}

/**
 * The days of a shift that follow a membership's end: as many as were lost.
 * @param count how many
 * @param membership `endAt` is a local midnight; `last` when its last booking ends, which no day begins before
 * @returns fewer where the shift is on too few days
 */
export function nextShiftDays(
  shift: ShiftHours,
  count: number,
  { endAt, last }: { endAt: Date; last: Date },
  timezone: string,
  isOpen?: (localDate: string) => boolean,
): Period[] {
  const from = localDateOf(endAt, timezone);
  const within = (reach: number) =>
    shiftDays(shift, { from, to: addDays(from, reach) }, timezone, isOpen)
      .flatMap((period) => clipped(later(period.startAt, last), period.endAt) ?? [])
      .slice(0, count);
  const near = within(7 * Math.ceil(count / shift.weekdays.length) + 6);
  // Some of its weekdays are closed, or the clocks leave nothing of a day.
  return near.length === count ? near : within(7 * count + 70);
}
