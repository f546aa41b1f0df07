import { addDays, localDateOf } from "./local-date";
import { instantAt } from "./wall-time";

const DATE = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

interface Formats {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** By language and zone: making one takes a hundred times as long as using it. */
const made = new Map<string, Formats>();

function formatsOf(locale: string, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formats = {
    date: new Intl.DateTimeFormat(locale, { ...DATE, timeZone }),
    time: new Intl.DateTimeFormat(locale, { ...TIME, timeZone }),
  };
  made.set(key, formats);
  return formats;
}

/**
 * A time of day in a branch's time zone.
 * @example formatTime(new Date("2026-11-21T09:30:00Z"), "Asia/Kolkata") // "15:00"
 */
export const formatTime = (instant: Date, timezone: string, locale = "en-GB"): string =>
  formatsOf(locale, timezone).time.format(instant);

const midnight = (localDate: string, timezone: string) => instantAt(localDate, "00:00", timezone);

/**
 * Writes a period in the branch's time zone: whole local days by their dates, anything else with its times.
 * @param timezone the branch's IANA time zone
 * @param locale BCP 47, default `en-GB`
 * @example formatPeriod(startAt, endAt, "Asia/Kolkata") // "Sat, 21 Nov 2026, 10:00–12:00"
 */
export function formatPeriod(startAt: Date, endAt: Date, timezone: string, locale = "en-GB"): string {
  const { date, time } = formatsOf(locale, timezone);
  const first = localDateOf(startAt, timezone);
  const lastInstant = new Date(endAt.getTime() - 1);
  const last = localDateOf(lastInstant, timezone);
  const wholeDays =
    midnight(first, timezone).getTime() === startAt.getTime() &&
    midnight(addDays(last, 1), timezone).getTime() === endAt.getTime();
  if (wholeDays) {
    return first === last ? date.format(startAt) : `${date.format(startAt)} – ${date.format(lastInstant)}`;
  }
  return first === last
    ? `${date.format(startAt)}, ${time.format(startAt)}–${time.format(endAt)}`
    : `${date.format(startAt)}, ${time.format(startAt)} – ${date.format(endAt)}, ${time.format(endAt)}`;
}
