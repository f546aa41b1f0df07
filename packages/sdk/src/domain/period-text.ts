import { dateFormat } from "./formats";
import { addDays, localDateOf } from "./local-date";
import { instantAt } from "./wall-time";

const DATE = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * A time of day in a branch's time zone.
 * @example formatTime(new Date("2026-11-21T09:30:00Z"), "Asia/Kolkata") // "15:00"
 */
export const formatTime = (instant: Date, timezone: string, locale = "en-GB"): string =>
  dateFormat(locale, { ...TIME, timeZone: timezone }).format(instant);

const midnight = (localDate: string, timezone: string) => instantAt(localDate, "00:00", timezone);

/**
 * Writes a period in the branch's time zone: whole local days by their dates, anything else with its times.
 * @param timezone the branch's IANA time zone
 * @param locale BCP 47, default `en-GB`
 * @example formatPeriod(startAt, endAt, "Asia/Kolkata") // "Sat, 21 Nov 2026, 10:00–12:00"
 */
export function formatPeriod(startAt: Date, endAt: Date, timezone: string, locale = "en-GB"): string {
  const date = (instant: Date) => dateFormat(locale, { ...DATE, timeZone: timezone }).format(instant);
  const time = (instant: Date) => formatTime(instant, timezone, locale);
  const first = localDateOf(startAt, timezone);
  const lastInstant = new Date(endAt.getTime() - 1);
  const last = localDateOf(lastInstant, timezone);
  const wholeDays =
    midnight(first, timezone).getTime() === startAt.getTime() &&
    midnight(addDays(last, 1), timezone).getTime() === endAt.getTime();
  if (wholeDays) {
    return first === last ? date(startAt) : `${date(startAt)} – ${date(lastInstant)}`;
  }
  return first === last
    ? `${date(startAt)}, ${time(startAt)}–${time(endAt)}`
    : `${date(startAt)}, ${time(startAt)} – ${date(endAt)}, ${time(endAt)}`;
}
