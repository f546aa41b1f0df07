import type { PublicBranch } from "@carrel/sdk";
import { addDays, closureOn, dateFormat, instantAt, localDateOf, openIntervals } from "@carrel/sdk/domain";
import { LOCALE, timeOf } from "../flow/time-words";

/** Whether a place is open from now until an instant, in words. */
export interface OpenState {
  /** Milliseconds since 1970; what comes after it is another state. */
  until: number;
  isOpen: boolean;
  /** Such as `Open until 21:00`. */
  words: string;
}

type Hours = Pick<PublicBranch, "timezone" | "timings" | "closures">;

/** Days ahead in which the next opening is looked for: a week, and a closure within it. */
const AHEAD = 15;
/** Days of which the page knows the states, so that one that stays open in a tab stays right. */
const KNOWN = 2;

const isMidnight = (at: Date, timezone: string) => timeOf(at, timezone) === "00:00";

/** Stretches in which it is open; days that meet at midnight are one. */
function stretches(hours: Hours, today: string) {
  const found: { startAt: Date; endAt: Date }[] = [];
  for (let day = -1; day <= AHEAD; day += 1) {
    for (const { startAt, endAt } of openIntervals(hours, addDays(today, day))) {
      const last = found.at(-1);
      if (last && last.endAt >= startAt) last.endAt = endAt;
      else found.push({ startAt, endAt });
    }
  }
  return found;
}

const weekday = (date: string) =>
  dateFormat(LOCALE, { weekday: "long", timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));

/** When it opens next, seen from a day: `at 09:00`, `tomorrow at 09:00`, `on Monday at 09:00`, `on 2 January at 09:00`. */
function opensInWords(startAt: Date, today: string, timezone: string) {
  const date = localDateOf(startAt, timezone);
  const time = timeOf(startAt, timezone);
  if (date === today) return `at ${time}`;
  if (date === addDays(today, 1)) return `tomorrow at ${time}`;
  if (date < addDays(today, 7)) return `on ${weekday(date)} at ${time}`;
  const day = dateFormat(LOCALE, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
  return `on ${day} at ${time}`;
}

/**
 * Whether a place is open, in words, now and for the next two days; each state ends where the next begins, at the latest at
 * midnight there, when "tomorrow" is another day.
 * @example openStates(branch, new Date())[0] // { until: 1790000000000, isOpen: true, words: "Open until 21:00" }
 */
export function openStates(hours: Hours, now: Date): OpenState[] {
  const { timezone } = hours;
  const today = localDateOf(now, timezone);
  const open = stretches(hours, today);
  const states: OpenState[] = [];
  const end = now.getTime() + KNOWN * 86_400_000;
  let at = now;
  while (at.getTime() < end) {
    const date = localDateOf(at, timezone);
    const midnight = startOf(addDays(date, 1), timezone);
    const current = open.find(({ startAt, endAt }) => startAt <= at && at < endAt);
    const next = open.find(({ startAt }) => startAt > at);
    const change = current?.endAt ?? next?.startAt ?? midnight;
    const until = Math.min(change.getTime(), midnight.getTime());
    states.push({ until, isOpen: current !== undefined, words: wordsOf(hours, date, current, next) });
    at = new Date(until);
  }
  return states;
}

function wordsOf(hours: Hours, date: string, current?: { endAt: Date }, next?: { startAt: Date }) {
  const { timezone } = hours;
  if (current) {
    const { endAt } = current;
    const isLong = endAt.getTime() - startOf(date, timezone).getTime() > 2 * 86_400_000;
    if (isLong) return "Open round the clock";
    return `Open until ${isMidnight(endAt, timezone) ? "midnight" : timeOf(endAt, timezone)}`;
  }
  const opens = next ? `. Opens ${opensInWords(next.startAt, date, timezone)}` : "";
  const closure = closureOn(hours, date);
  if (closure) return `Closed today: ${closure.reason}${opens}`;
  return `Closed now${opens}`;
}

const startOf = (date: string, timezone: string) => instantAt(date, "00:00", timezone);
