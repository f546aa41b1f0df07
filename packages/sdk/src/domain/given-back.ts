import { addDays, daysBetween, lastDayOf, localDateOf } from "./local-date";
import { type BranchHours, isOpenOn } from "./opening-hours";
import { earlier, later, type Period } from "./period";
import { type Days, type ShiftHours, shiftOn } from "./shift-days";
import { dayRange } from "./wall-time";

/** How far beyond its end time is looked for that makes up for closed days. */
const REACH = 3 * 366;

/** Time that loses days to closures, and what of it counts. */
export interface ClosedTime {
  /** The branch, with its closures. */
  hours: BranchHours;
  period: Period;
  /** Whose days alone count; null: every day on which the branch opens. */
  shift?: ShiftHours | null | undefined;
  /** Time in which nothing is lost, such as freezes. */
  rests?: readonly Period[];
}

const datesOf = ({ from, to }: Days) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day));

/**
 * The local days of a time that closures take: the branch would have been open, and the shift have been.
 * @param closures those that count; none of them overlaps another
 * @returns `YYYY-MM-DD`, in order
 */
export function closedDaysIn(
  { hours, period, shift = null, rests = [] }: ClosedTime,
  closures: readonly Days[],
): string[] {
  const { timezone } = hours;
  const [first, last] = [localDateOf(period.startAt, timezone), lastDayOf(period.endAt, timezone)];
  const rules = { ...hours, closures: [] };
  return closures
    .flatMap(datesOf)
    .filter((date) => date >= first && date <= last)
    .filter((date) => isOpenOn(rules, date) && (!shift || shiftOn(shift, date, timezone) !== null))
    .filter((date) => {
      const day = dayRange(date, timezone);
      return !rests.some((rest) => later(rest.startAt, day.startAt) < earlier(rest.endAt, day.endAt));
    })
    .sort();
}

/**
 * The end of a time that goes on for as many open days as it lost: of a shift by days on which it is.
 * @param lost how many
 * @returns the midnight after the last of them; null where the branch opens on too few days
 * @example endWith({ hours: branch, period }, 2)
 */
export function endWith({ hours, period, shift = null }: ClosedTime, lost: number): Date | null {
  const { timezone } = hours;
  if (lost === 0) return period.endAt;
  const last = lastDayOf(period.endAt, timezone);
  let left = lost;
  for (let day = 1; day <= REACH; day += 1) {
    const date = addDays(last, day);
    if (!isOpenOn(hours, date)) continue;
    if (shift && !shiftOn(shift, date, timezone)) continue;
    left -= 1;
    if (left === 0) return dayRange(date, timezone).endAt;
  }
  return null;
}

/**
 * The end of a time that is sold over closures: those that give days back move it on by the days that they take.
 * @example givenBackEnd({ hours: branch, period: { startAt, endAt } })
 */
export const givenBackEnd = (time: ClosedTime): Date => {
  const giving = time.hours.closures.filter(({ givesBack }) => givesBack);
  const lost = giving.length === 0 ? 0 : closedDaysIn(time, giving).length;
  return endWith(time, lost) ?? time.period.endAt;
};
