import { hoursOfDays, lastDayOf, localDateOf, type Period } from "@carrel/sdk/domain";
import type { Hours } from "./bookable-days";

/**
 * When whole days are open, where it is the same on each.
 * @returns empty where it isn't, and where no hours are known
 * @example wholeDaysInWords(dayRange("2026-11-24", timezone), branch) // "The whole day, open 09:00–21:00"
 */
export function wholeDaysInWords(period: Period, branch: Hours): string {
  const hours = hoursOfDays({ closures: [], ...branch }, period);
  if (hours === null) return "";
  const isOne = localDateOf(period.startAt, branch.timezone) === lastDayOf(period.endAt, branch.timezone);
  return `${isOne ? "The whole day" : "Whole days"}, open ${hours}`;
}
