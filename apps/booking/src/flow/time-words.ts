import type { ClosedDays } from "@carrel/sdk";
import { dateFormat, formatTime, type Period } from "@carrel/sdk/domain";

/** How the site writes dates and times. */
export const LOCALE = "en-GB";
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * A wall-clock time in a branch's time zone.
 * @example timeOf(new Date("2026-11-21T04:30:00Z"), "Asia/Kolkata") // "10:00"
 */
export const timeOf = (instant: Date, timezone: string): string => formatTime(instant, timezone, LOCALE);

/**
 * Opening hours as a sign on a door has them.
 * @example hoursInWords(openIntervals(timings, timezone, date), "Asia/Kolkata") // "08:00–13:00, 14:00–22:00"
 */
export const hoursInWords = (hours: readonly Period[], timezone: string): string =>
  hours.map(({ startAt, endAt }) => `${timeOf(startAt, timezone)}–${endOf(endAt, timezone)}`).join(", ");

/** Midnight ends a day as 24:00. */
const endOf = (endAt: Date, timezone: string): string => {
  const time = timeOf(endAt, timezone);
  return time === "00:00" ? "24:00" : time;
};

/**
 * A local date without its year, in parts.
 * @example dayInWords("2026-11-21") // { weekday: "Sat", day: "21 Nov" }
 */
export function dayInWords(date: string): { weekday: string; day: string } {
  const noon = new Date(`${date}T12:00:00Z`);
  const written = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(LOCALE, { ...options, timeZone: "UTC" }).format(noon);
  return { weekday: written({ weekday: "short" }), day: written({ day: "numeric", month: "short" }) };
}

/**
 * Days on which a place is closed, and why.
 * @example closureInWords({ from: "2026-08-15", to: "2026-08-16", reason: "Independence Day" }) // "15–16 Aug: Independence Day"
 */
export function closureInWords({ from, to, reason }: Pick<ClosedDays, "from" | "to" | "reason">): string {
  const format = dateFormat(LOCALE, { day: "numeric", month: "short", timeZone: "UTC" });
  return `${unbroken(format.formatRange(new Date(from), new Date(to)))}: ${reason}`;
}

/**
 * Words that stay on one line: a line ends at a space, and after the dash between two times.
 * @example unbroken("10:00–12:00") // with a word joiner at each side of the dash
 */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0").replaceAll("–", "\u2060–\u2060");

/**
 * What people call a time zone at an instant.
 * @example zoneInWords("Asia/Kolkata", new Date()) // "India Standard Time"
 */
export const zoneInWords = (timezone: string, at: Date): string =>
  dateFormat(LOCALE, { timeZone: timezone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? timezone;

/** The time zone of the visitor's device. */
export const visitorZone = (): string => dateFormat().resolvedOptions().timeZone;

/** Whether two time zones' clocks show something else at an instant. */
export function clocksDiffer(one: string, other: string, at: Date): boolean {
  const shown = (timezone: string) => dateFormat(LOCALE, { ...CLOCK, day: "numeric", timeZone: timezone }).format(at);
  return shown(one) !== shown(other);
}
