import { addDays, offsetMinutes } from "./local-date";
import type { Period } from "./period";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The instant at which the clocks of `timezone` show a wall time.
 *
 * Where the clocks jump over it (spring), it is the instant of the jump: opening hours that start or end inside
 * the gap shrink to what exists, and never turn negative. Where they show it twice (autumn), it is the first time.
 * Both rules keep the order of wall times, so intervals of one day never overlap.
 * @param localDate `YYYY-MM-DD`
 * @param time `HH:mm`; `24:00` is the next day's first instant
 * @example instantAt("2026-03-29", "01:30", "Europe/London") // 2026-03-29T01:00:00Z: the clocks jump 01:00 → 02:00
 */
export function instantAt(localDate: string, time: string, timezone: string): Date {
  const wall = Date.parse(`${localDate}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`Not a local date and time: ${localDate} ${time}`);
  const before = offsetMinutes(timezone, wall - DAY) * MINUTE;
  const after = offsetMinutes(timezone, wall + DAY) * MINUTE;
  const shows = (offset: number) => offsetMinutes(timezone, wall - offset) * MINUTE === offset;
  if (before === after || (before > after && shows(before))) return new Date(wall - before);
  if (shows(after)) return new Date(wall - after);
  if (shows(before)) return new Date(wall - before);
  return jumpBetween(wall - after, wall - before, timezone);
}

/** The instant in (early, late] at which the offset of `early` ends, to the minute. */
function jumpBetween(early: number, late: number, timezone: string): Date {
  const offset = offsetMinutes(timezone, early);
  let low = early;
  let high = late;
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetMinutes(timezone, middle) === offset) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/**
 * A local day from its first instant to the next day's: 23 or 25 hours where the clocks change.
 * @example dayRange("2026-03-29", "Europe/London") // 23 hours
 */
export function dayRange(localDate: string, timezone: string): Period {
  return {
    startAt: instantAt(localDate, "00:00", timezone),
    endAt: instantAt(addDays(localDate, 1), "00:00", timezone),
  };
}
