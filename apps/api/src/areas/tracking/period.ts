import { addDays, daysBetween, instantAt, localDateOf } from "@carrel/sdk/domain";
import type { TrackingDay, TrackingRange } from "@carrel/sdk/schemas";

const DAY = 86_400_000;
/** Days looked at where the call names no start. */
const USUAL_DAYS = 30;
/** Local days that are told one by one, at most. */
const MOST_DAYS = 366;

/** The time `[from, to)`. */
export interface TrackedPeriod {
  from: Date;
  to: Date;
}

const lastDateOf = ({ from, to }: TrackedPeriod, timezone: string) =>
  localDateOf(new Date(Math.max(from.getTime(), to.getTime() - 1)), timezone);

/** What is looked at: the last 30 days where nothing is asked for, and never more than 366 local days. */
export function periodOf(
  { from, to }: TrackingRange,
  { now, timezone }: { now: Date; timezone: string },
): TrackedPeriod {
  const start = from === undefined ? null : new Date(from);
  const end = to === undefined ? new Date(Math.max(now.getTime(), start?.getTime() ?? 0)) : new Date(to);
  const asked = { from: start ?? new Date(end.getTime() - USUAL_DAYS * DAY), to: end };
  const earliest = instantAt(addDays(lastDateOf(asked, timezone), 1 - MOST_DAYS), "00:00", timezone);
  return asked.from < earliest ? { ...asked, from: earliest } : asked;
}

/** Every local day of a period, with zeros where nothing was. */
export function everyDay(period: TrackedPeriod, timezone: string, days: readonly TrackingDay[]): TrackingDay[] {
  const known = new Map(days.map((day) => [day.date, day]));
  const first = localDateOf(period.from, timezone);
  return Array.from({ length: daysBetween(first, lastDateOf(period, timezone)) + 1 }, (_, place) => {
    const date = addDays(first, place);
    return known.get(date) ?? { date, events: 0, sessions: 0, users: 0 };
  });
}
