import { addDays, localDateOf, type Period } from "@carrel/sdk/domain";
import { hoursOf } from "./bookable-days";
import { hoursInWords } from "./time-words";

/**
 * When whole days are open, where it is the same on each.
 * @returns empty where it isn't, and where no hours are known
 * @example wholeDaysInWords(dayRange("2026-11-24", timezone), branch) // "The whole day, open 09:00–21:00"
 */
export function wholeDaysInWords({ startAt, endAt }: Period, branch: Parameters<typeof hoursOf>[0]): string {
  const { timezone } = branch;
  const open = (day: string) => hoursInWords(hoursOf(branch, day), timezone);
  const first = localDateOf(startAt, timezone);
  const last = localDateOf(new Date(endAt.getTime() - 1), timezone);
  const hours = open(first);
  for (let day = first; hours && day < last; ) {
    day = addDays(day, 1);
    if (open(day) !== hours) return "";
  }
  return hours && `${first === last ? "The whole day" : "Whole days"}, open ${hours}`;
}
