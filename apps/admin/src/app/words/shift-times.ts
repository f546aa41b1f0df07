import type { Shift } from "@carrel/sdk";
import { LOCALE } from "../locale";

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;
/** The first of a month that begins on a Sunday: a weekday's number, from 0, counts on from there. */
const SUNDAY = Date.UTC(2026, 10, 1);
const named = (weekday: "short" | "long") => {
  const format = new Intl.DateTimeFormat(LOCALE, { weekday, timeZone: "UTC" });
  return (day: number) => format.format(SUNDAY + day * 86_400_000);
};

/** "Mon"; 0 is Sunday. */
export const shortWeekday = named("short");
/** "Monday"; 0 is Sunday. */
export const longWeekday = named("long");

/** The weekdays as a week is read here, Monday first. */
export const WEEKDAYS: readonly number[] = FROM_MONDAY;

/** Whether a shift ends on the day after it began. */
export const endsNextDay = ({ starts, ends }: Pick<Shift, "starts" | "ends">): boolean =>
  ends <= starts && ends !== "00:00";

/**
 * When a shift is, by the clock.
 * @example timesText({ starts: "22:00", ends: "06:00" }) // "22:00–06:00, next day"
 */
export const timesText = (shift: Pick<Shift, "starts" | "ends">): string =>
  `${shift.starts}–${shift.ends}${endsNextDay(shift) ? ", next day" : ""}`;

/**
 * A shift with its hours, as one chooses it.
 * @example shiftText({ name: "Morning", starts: "06:00", ends: "14:00" }) // "Morning, 06:00–14:00"
 */
export const shiftText = (shift: Pick<Shift, "name" | "starts" | "ends">): string =>
  `${shift.name}, ${timesText(shift)}`;

/**
 * On which weekdays something is: runs of three days and more as such.
 * @example weekdaysText([1, 2, 3, 4, 6]) // "Mon–Thu, Sat"
 */
export function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return "Every day";
  const runs: number[][] = [];
  for (const day of FROM_MONDAY.filter((each) => weekdays.includes(each))) {
    const run = runs.at(-1);
    if (run && FROM_MONDAY.indexOf(day as 0) === FROM_MONDAY.indexOf(run.at(-1) as 0) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map(shortWeekday);
      return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
    })
    .join(", ");
}
