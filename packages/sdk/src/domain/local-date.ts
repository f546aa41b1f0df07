import { tzOffset } from "@date-fns/tz";
import type { PlanDuration } from "../schemas/booking-type";

/**
 * Minutes that `timezone` is ahead of UTC at an instant.
 * @param at milliseconds since 1970-01-01T00:00Z
 * @throws RangeError when the runtime doesn't know the time zone
 */
export function offsetMinutes(timezone: string, at: number): number {
  const minutes = tzOffset(timezone, new Date(at));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${timezone}`);
  return minutes;
}

const DAY = 86_400_000;

const text = (date: Date) => date.toISOString().slice(0, 10);

/** Calendar arithmetic runs in UTC, where no day is skipped, repeated, longer or shorter: a zoned date would take 25 times as long. */
const calendar = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

/**
 * The calendar date that `timezone` shows at an instant.
 * @returns `YYYY-MM-DD`
 * @example localDateOf(new Date("2026-11-21T20:00:00Z"), "Asia/Kolkata") // "2026-11-22"
 */
export function localDateOf(date: Date, timezone: string): string {
  return text(new Date(date.getTime() + offsetMinutes(timezone, date.getTime()) * 60_000));
}

/**
 * The last calendar date in `timezone` of a time that runs up to an instant, which is no part of it.
 * @returns `YYYY-MM-DD`
 * @example lastDayOf(new Date("2026-12-24T18:30:00Z"), "Asia/Kolkata") // "2026-12-24": it ends with that day
 */
export const lastDayOf = (end: Date, timezone: string): string => localDateOf(new Date(end.getTime() - 1), timezone);

/**
 * The calendar date `days` days later (earlier when negative).
 * @example addDays("2026-02-28", 1) // "2026-03-01"
 */
export function addDays(localDate: string, days: number): string {
  return text(new Date(calendar(localDate).getTime() + days * DAY));
}

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((calendar(to).getTime() - calendar(from).getTime()) / DAY);
}

/** The weekday of a calendar date: 0 is Sunday, as in opening hours. */
export function weekdayOf(localDate: string): number {
  return new Date(`${localDate}T00:00:00Z`).getUTCDay();
}

/** Months from the month of one calendar date to the month of another, whatever their days. */
const monthsBetween = (from: string, to: string): number => {
  const [one, other] = [calendar(from), calendar(to)];
  return (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
};

const addMonths = (localDate: string, months: number) => {
  const date = calendar(localDate);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month lacks has become one of the next.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return text(date);
};

/**
 * The calendar date on which a plan's time ends when it starts on `localDate`. A month ends on the same day
 * number, or on the month's last day where there is none; hours count as the whole days that they fill.
 * @param since the first day of what it continues. Where `localDate` is a number of months from there, months are counted
 * from there, so that a shorter month between doesn't move the day for good (decision 45).
 * @example addDuration("2026-01-31", { count: 1, unit: "month" }) // "2026-02-28"
 * @example addDuration("2026-02-28", { count: 1, unit: "month" }, "2026-01-31") // "2026-03-31"
 */
export function addDuration(localDate: string, { count, unit }: PlanDuration, since = localDate): string {
  if (unit === "month") {
    const passed = monthsBetween(since, localDate);
    return addMonths(since, passed) === localDate ? addMonths(since, passed + count) : addMonths(localDate, count);
  }
  return addDays(localDate, unit === "hour" ? Math.ceil(count / 24) : unit === "day" ? count : 7 * count);
}
