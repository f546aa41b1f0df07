import { daysBetween, localDateOf } from "@carrel/sdk/domain";
import { LOCALE } from "../locale";

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

/**
 * The last local day of what ends at an instant.
 * @returns `YYYY-MM-DD`
 */
const lastDayOf = (endAt: string, zone: string) => localDateOf(new Date(Date.parse(endAt) - 1), zone);

/** The last day of a desk's time, as people write it. */
export const lastDayText = (endAt: string, zone: string): string =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone,
  }).format(new Date(Date.parse(endAt) - 1));

/** Whole days until the last day of a desk's time; 0 on it. */
export const daysLeft = (endAt: string, now: Date, zone: string): number =>
  daysBetween(localDateOf(now, zone), lastDayOf(endAt, zone));

/**
 * How far off the last day is.
 * @example daysLeftText("2026-11-22T18:30:00Z", new Date("2026-11-21T10:00:00Z"), "Asia/Kolkata") // "tomorrow"
 */
export const daysLeftText = (endAt: string, now: Date, zone: string): string =>
  relative.format(daysLeft(endAt, now, zone), "day");

/** How far off the day is on which something begins. @example daysUntilText("2026-11-22T03:30:00Z", now, zone) // "tomorrow" */
export const daysUntilText = (startAt: string, now: Date, zone: string): string =>
  relative.format(daysBetween(localDateOf(now, zone), localDateOf(new Date(startAt), zone)), "day");
