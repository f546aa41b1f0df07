import { addDays, type BranchHours, hoursOfDays, lastDayOf, localDateOf, type Period } from "@carrel/sdk/domain";

/** As many as a visitor books at once mostly; a seat of months is nobody's visit. */
const MOST_DAYS = 31;

/**
 * When a branch is open in whole days that somebody booked: he has the place no longer than that.
 * @returns null where it is closed, or its days differ
 * @example hoursIn(branch, { startAt, endAt }) // "08:00–22:00 each day"
 */
export function hoursIn(branch: BranchHours, period: Period): string | null {
  const first = localDateOf(period.startAt, branch.timezone);
  const last = lastDayOf(period.endAt, branch.timezone);
  const hours = last < addDays(first, MOST_DAYS) ? hoursOfDays(branch, period) : null;
  return hours === null || first === last ? hours : `${hours} each day`;
}
