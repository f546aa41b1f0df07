import { clockOf } from "./axis";

const DAY = 86_400_000;
const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/**
 * The same time of the clock so many days later, whatever the clocks did between. Where they leave it out that day,
 * it is as long after the jump as it would have been.
 */
export function onOtherDay(at: number, days: number, timezone: string): number {
  if (days === 0) return at;
  const clock = clockOf(timezone, "en-GB");
  const minutesOf = (instant: number) => {
    const [hours = 0, minutes = 0] = clock(instant).split(":").map(Number);
    return hours * 60 + minutes;
  };
  const later = at + days * DAY;
  const off = (minutesOf(at) - minutesOf(later) + DAY_MINUTES) % DAY_MINUTES;
  const corrected = later + (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off) * MINUTE;
  return minutesOf(corrected) === minutesOf(at) ? corrected : Math.max(later, corrected);
}

/** Days from one day's first instant to another's, of 23 hours or 25 too. */
export const daysBetween = (from: number, to: number): number => Math.round((to - from) / DAY);
