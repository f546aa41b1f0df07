import { addDuration, daysBetween, INTERVAL_MONTHS, instantAt, localDateOf } from "@carrel/sdk/domain";
import type { PlanInterval } from "@carrel/sdk/schemas";

/** From `start` on and up to `end`, which is no part of it. */
export interface Span {
  start: Date;
  end: Date;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * A plan's interval from an instant on. It ends at the same time of the day that has the same number, or of the month's
 * last day where there is none.
 * @param since when what it continues began: a shorter month between doesn't move the day for good (decision 45)
 * @example intervalFrom(new Date("2026-01-31T06:00:00Z"), "month", "Asia/Kolkata").end // 2026-02-28T06:00:00Z
 */
export function intervalFrom(start: Date, interval: PlanInterval, timezone: string, since = start): Span {
  const today = localDateOf(start, timezone);
  const intoMinute = start.getTime() % MINUTE;
  const sinceMidnight = start.getTime() - intoMinute - instantAt(today, "00:00", timezone).getTime();
  const time = new Date(sinceMidnight % DAY).toISOString().slice(11, 16);
  const last = addDuration(today, { count: INTERVAL_MONTHS[interval], unit: "month" }, localDateOf(since, timezone));
  return { start, end: new Date(instantAt(last, time, timezone).getTime() + intoMinute) };
}

/**
 * The interval that follows what is paid.
 * @param paid from its first start on, however often it was renewed
 * @example intervalAfter({ start: 31 January, end: 28 February }, "month", timezone).end // 31 March
 */
export const intervalAfter = ({ start, end }: Span, interval: PlanInterval, timezone: string): Span =>
  intervalFrom(end, interval, timezone, start);

/** Local days of a span, and how many of them come after the day of `now`. */
export function daysOf({ start, end }: Span, now: Date, timezone: string): { all: number; unused: number } {
  const [first, last] = [localDateOf(start, timezone), localDateOf(end, timezone)];
  const all = Math.max(daysBetween(first, last), 1);
  const left = daysBetween(localDateOf(now, timezone), last);
  return { all, unused: Math.min(Math.max(left, 0), all) };
}

/** A part of an amount, whole minor units, rounded down. Exact for whatever an amount can be. */
export const partOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
