import { addDays, formatTime, lastDayOf, localDateOf, openIntervals, type Period } from "@carrel/sdk/domain";
import type { Row } from "../database/schema";

type Hours = Pick<Row<"branches">, "timezone" | "timings" | "closures">;

/** As many as a visitor books at once mostly; a seat of months is nobody's visit. */
const MOST_DAYS = 31;

/** A day's hours as a sign on a door has them; midnight ends a day as 24:00. */
const hoursOn = (branch: Hours, localDate: string): string =>
  openIntervals(branch, localDate)
    .map(({ startAt, endAt }) => {
      const until = formatTime(endAt, branch.timezone);
      return `${formatTime(startAt, branch.timezone)}–${until === "00:00" ? "24:00" : until}`;
    })
    .join(", ");

/**
 * When a branch is open in whole days that somebody booked: he has the place no longer than that.
 * @returns null where it is closed, or its days differ
 * @example hoursIn(branch, { startAt, endAt }) // "08:00–13:00, 14:00–22:00"
 */
export function hoursIn(branch: Hours, { startAt, endAt }: Period): string | null {
  const first = localDateOf(startAt, branch.timezone);
  const last = lastDayOf(endAt, branch.timezone);
  if (last > addDays(first, MOST_DAYS - 1)) return null;
  const hours = hoursOn(branch, first);
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    if (hoursOn(branch, day) !== hours) return null;
  }
  if (hours === "") return null;
  return first === last ? hours : `${hours} each day`;
}
