import { formatPeriod } from "@carrel/sdk/domain";
import { LOCALE } from "./locale";

const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DATE = { day: "numeric", month: "short", year: "numeric" } as const;

/** The IANA time zone of this device. */
const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { ...TIME, timeZone }).format(instant);
const day = (instant: Date, timeZone: string) => new Intl.DateTimeFormat(LOCALE, { ...DATE, timeZone }).format(instant);

/** Whether both zones' clocks and calendars show the same at an instant, whatever the zones are called. */
const readsAlike = (instant: Date, one: string, other: string) =>
  clock(instant, one) === clock(instant, other) && day(instant, one) === day(instant, other);

/** Whole local days are dates, without a clock time. */
const hasTimes = (startAt: Date, endAt: Date, zone: string) => formatPeriod(startAt, endAt, zone).includes(":");

/**
 * A period as the viewer's own clocks show it: the times alone where it is the branch's day for him too.
 * @param zone the branch's
 * @returns null where it would say nothing new: the clocks agree, or it is whole days of the branch
 * @example viewerPeriod(startAt, endAt, "Asia/Kolkata", "Europe/London") // "04:30–06:30"
 */
export function viewerPeriod(startAt: Date, endAt: Date, zone: string, viewer = viewerZone()): string | null {
  const ends = [startAt, endAt] as const;
  if (ends.every((instant) => readsAlike(instant, zone, viewer)) || !hasTimes(startAt, endAt, zone)) return null;
  const [from, to] = ends.map((instant) => clock(instant, viewer));
  const days = new Set(ends.flatMap((instant) => [day(instant, zone), day(instant, viewer)]));
  return days.size === 1 ? `${from}–${to}` : formatPeriod(startAt, endAt, viewer);
}

/**
 * An instant as clocks show it.
 * @example momentText(new Date("2026-11-21T08:35:00Z"), "Asia/Kolkata") // "21 Nov 2026, 14:05"
 */
export const momentText = (instant: Date, zone: string): string => `${day(instant, zone)}, ${clock(instant, zone)}`;

/**
 * An instant as the viewer's own clocks show it: the time alone where the day is the branch's.
 * @returns null where the clocks agree
 */
export function viewerMoment(instant: Date, zone: string, viewer = viewerZone()): string | null {
  if (readsAlike(instant, zone, viewer)) return null;
  return day(instant, zone) === day(instant, viewer) ? clock(instant, viewer) : momentText(instant, viewer);
}
