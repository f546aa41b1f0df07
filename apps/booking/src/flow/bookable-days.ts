import type { PublicBranch } from "@carrel/sdk";
import { addDays, openIntervals, type Period, shiftOn, slotGrid } from "@carrel/sdk/domain";
import type { Draft } from "./draft";

/** A booking's own place says nothing of closures: it is booked already. */
type Hours = Pick<PublicBranch, "timings" | "timezone"> & Partial<Pick<PublicBranch, "closures">>;

/** When a branch is open on a local day; empty on a closed day. */
export const hoursOf = (branch: Hours, date: string): Period[] => openIntervals({ closures: [], ...branch }, date);

/**
 * The slots of a local day that have not begun yet.
 * @param slotMinutes length of a slot in minutes
 */
export const slotsLeft = (branch: Hours, slotMinutes: number, date: string, now: Date): Period[] =>
  slotGrid(hoursOf(branch, date), slotMinutes).filter(({ startAt }) => startAt > now);

/** A shift of a day, as far as slots are left of it. */
export interface ShiftLeft {
  name: string;
  slots: Period[];
}

/**
 * The shifts of a local day, as far as slots are left of them. One that they don't make up to its end, since the branch closes
 * before it or their grid is another, is left out: its time could not be booked.
 * @param slots those of the day that are left, the first first
 */
export const shiftsLeft = (
  { shifts, timezone }: Pick<PublicBranch, "shifts" | "timezone">,
  slots: readonly Period[],
  date: string,
): ShiftLeft[] =>
  shifts.flatMap((shift) => {
    const whole = shiftOn(shift, date, timezone);
    const own = whole ? slots.filter(({ startAt, endAt }) => startAt >= whole.startAt && endAt <= whole.endAt) : [];
    const isWhole = own.every(({ endAt }, at) => +endAt === +(own[at + 1]?.startAt ?? whole?.endAt ?? 0));
    return own.length > 0 && isWhole ? [{ name: shift.name, slots: own }] : [];
  });

/** Whether anything can still be booked on a local day: a slot that has not begun, for a whole day an hour left. */
export const isBookable = (
  branch: Hours,
  slotMinutes: number,
  type: Draft["type"],
  date: string,
  now: Date,
): boolean =>
  type === "DAILY"
    ? hoursOf(branch, date).some(({ endAt }) => endAt > now)
    : slotsLeft(branch, slotMinutes, date, now).length > 0;

/**
 * The first bookable day of those from `today` on; `today` when there is none.
 * @param days how many days ahead to look
 */
export function firstBookable(today: string, days: number, isFree: (date: string) => boolean): string {
  for (let ahead = 0; ahead <= days; ahead++) {
    const date = addDays(today, ahead);
    if (isFree(date)) return date;
  }
  return today;
}
