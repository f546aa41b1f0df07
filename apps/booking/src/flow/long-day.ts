import { dayRange, formatPeriod } from "@carrel/sdk/domain";

/**
 * A local date with its weekday and year.
 * @example longDay("2026-12-22", "Asia/Kolkata") // "Tue, 22 Dec 2026"
 */
export function longDay(date: string, timezone: string): string {
  const { startAt, endAt } = dayRange(date, timezone);
  return formatPeriod(startAt, endAt, timezone);
}
