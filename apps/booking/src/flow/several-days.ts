import type { PublicBranch } from "@carrel/sdk";
import { addDays, daysBetween } from "@carrel/sdk/domain";
import { hoursOf } from "./bookable-days";

/** Days that a list to choose from holds at most. */
const MOST_OFFERED = 31;

/**
 * The last days that a booking of whole days from `date` on can have, the first of them its own.
 * @param rule how many days one booking may cover, and the last day that can be booked
 */
export function lastDaysFrom(date: string, { most, last }: { most: number; last: string }): string[] {
  const count = Math.min(most, MOST_OFFERED, daysBetween(date, last) + 1);
  return Array.from({ length: Math.max(1, count) }, (_, more) => addDays(date, more));
}

/** The days of several on which a branch is closed. */
export const closedDaysOf = (
  branch: Parameters<typeof hoursOf>[0] & Pick<PublicBranch, "timezone">,
  days: readonly string[],
) => days.filter((day) => hoursOf(branch, day).length === 0);
