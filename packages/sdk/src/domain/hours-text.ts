import { addDays, lastDayOf, localDateOf } from "./local-date";
import { type BranchHours, openIntervals } from "./opening-hours";
import type { Period } from "./period";
import { formatTime } from "./period-text";

/**
 * Opening hours as a sign on a door has them; midnight ends a day as 24:00.
 * @param timezone IANA time zone
 * @example formatHours(openIntervals(branch, date), branch.timezone) // "08:00–13:00, 14:00–22:00"
 */
export const formatHours = (hours: readonly Period[], timezone: string): string =>
  hours
    .map(({ startAt, endAt }) => {
      const until = formatTime(endAt, timezone);
      return `${formatTime(startAt, timezone)}–${until === "00:00" ? "24:00" : until}`;
    })
    .join(", ");

/**
 * When a branch is open in whole days, where it is the same on each of them.
 * @returns null where its days differ, and where it is closed
 * @example hoursOfDays(branch, dayRange("2026-11-24", branch.timezone)) // "08:00–13:00, 14:00–22:00"
 */
export function hoursOfDays(branch: BranchHours, { startAt, endAt }: Period): string | null {
  const hoursOn = (localDate: string) => formatHours(openIntervals(branch, localDate), branch.timezone);
  const last = lastDayOf(endAt, branch.timezone);
  let day = localDateOf(startAt, branch.timezone);
  const hours = hoursOn(day);
  while (hours !== "" && day < last) {
    day = addDays(day, 1);
    if (hoursOn(day) !== hours) return null;
  }
  return hours || null;
}
