import { localDateOf } from "./local-date";
import { dayRange } from "./wall-time";

const DATE = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * Writes a period in the branch's time zone: whole local days by their dates, anything else with its times.
 * @param timezone the branch's IANA time zone
 * @param locale BCP 47, default `en-GB`
 * @example formatPeriod(startAt, endAt, "Asia/Kolkata") // "Sat, 21 Nov 2026, 10:00–12:00"
 */
export function formatPeriod(startAt: Date, endAt: Date, timezone: string, locale = "en-GB"): string {
  const date = new Intl.DateTimeFormat(locale, { ...DATE, timeZone: timezone });
  const time = new Intl.DateTimeFormat(locale, { ...TIME, timeZone: timezone });
  const first = localDateOf(startAt, timezone);
  const lastInstant = new Date(endAt.getTime() - 1);
  const last = localDateOf(lastInstant, timezone);
  const wholeDays =
    dayRange(first, timezone).startAt.getTime() === startAt.getTime() &&
    dayRange(last, timezone).endAt.getTime() === endAt.getTime();
  if (wholeDays) {
    return first === last ? date.format(startAt) : `${date.format(startAt)} – ${date.format(lastInstant)}`;
  }
  return first === last
    ? `${date.format(startAt)}, ${time.format(startAt)}–${time.format(endAt)}`
    : `${date.format(startAt)}, ${time.format(startAt)} – ${date.format(endAt)}, ${time.format(endAt)}`;
}
