import type { Branch } from "@carrel/sdk";
import { addDays, daysBetween, localDateOf, openIntervals, weekdayOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../app/locale";

/** Days that are looked ahead: from one weekday to the same one. */
const WEEK = 7;

/** Whether a branch is open, and when that changes next; null where it never does. */
export interface OpenState {
  isOpen: boolean;
  changesAt: Date | null;
}

type Clock = Pick<Branch, "timings" | "timezone" | "closures">;

/**
 * Whether a branch is open at an instant. Days that meet at midnight count as one stretch.
 * @example openState(branch, new Date()) // { isOpen: true, changesAt: 21:00 of the branch }
 */
export function openState(branch: Clock, now: Date): OpenState {
  const { timezone, closures } = branch;
  const today = localDateOf(now, timezone);
  // A week after the last closure everything has come round.
  const last = [today, ...closures.map(({ to }) => to)].sort().at(-1) ?? today;
  const length = daysBetween(today, last) + WEEK + 1;
  const ahead = Array.from({ length }, (_, days) => openIntervals(branch, addDays(today, days))).flat();
  let closes = ahead.find(({ startAt, endAt }) => startAt <= now && now < endAt)?.endAt;
  if (!closes) return { isOpen: false, changesAt: ahead.find(({ startAt }) => startAt > now)?.startAt ?? null };
  for (const { startAt, endAt } of ahead) if (startAt.getTime() === closes.getTime()) closes = endAt;
  const isEndless = localDateOf(closes, timezone) >= addDays(today, length);
  return { isOpen: true, changesAt: isEndless ? null : closes };
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * What `openState` found, in words of the branch's clocks.
 * @example openText(branch, new Date()) // "until 21:00", "opens Monday at 09:00"
 */
export function openText(branch: Clock, now: Date): string {
  const { timezone } = branch;
  const { isOpen, changesAt } = openState(branch, now);
  if (!changesAt) return isOpen ? "round the clock" : "on all days";
  const today = localDateOf(now, timezone);
  const date = localDateOf(changesAt, timezone);
  const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short", timeZone: timezone }).format(changesAt);
  const days = [today, addDays(today, 1)].indexOf(date);
  const isNear = date <= addDays(today, WEEK);
  const far = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", timeZone: timezone }).format(changesAt);
  const day = days === 0 ? "" : days === 1 ? "tomorrow" : isNear ? DAYS[weekdayOf(date)] : far;
  if (!isOpen) return `opens ${day ? `${day} ` : ""}at ${time}`;
  // The end of the day belongs to the day that ends.
  if (time === "00:00" && days === 1) return "until midnight";
  return `until ${day ? `${day}, ` : ""}${time}`;
}
