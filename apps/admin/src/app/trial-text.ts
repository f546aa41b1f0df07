import { daysBetween, localDateOf } from "@carrel/sdk/domain";
import { counted } from "./words/span-text";

/** Days from which on a trial's end is near. */
const NEAR = 3;

/**
 * How long a trial still is, by the days of the organisation's calendar.
 * @param end instant of its end
 * @returns null once it is over
 * @example trialText(new Date("2026-12-03T09:00:00Z"), new Date("2026-11-21T09:00:00Z"), "Asia/Kolkata") // { text: "Trial: 12 days left", isNear: false }
 */
export function trialText(end: Date, now: Date, timeZone: string): { text: string; isNear: boolean } | null {
  if (end <= now) return null;
  const days = daysBetween(localDateOf(now, timeZone), localDateOf(end, timeZone));
  const text = days === 0 ? "Trial ends today" : `Trial: ${counted(days, "day")} left`;
  return { text, isNear: days <= NEAR };
}
