import type { BookingType } from "../schemas/booking-type";
import type { PlanKind } from "../schemas/fee-plan";
import { addDays, daysBetween, lastDayOf, localDateOf } from "./local-date";
import { type BranchHours, closureOn, isOpenOn, isWithinOpeningHours, openIntervals } from "./opening-hours";
import type { Period } from "./period";
import { type ShiftHours, shiftOn } from "./shift-days";

/** What of a membership decides where its visits may lie. */
export interface VisitedMembership extends Period {
  kind: PlanKind;
  /** Time in which it rests. */
  freezes: readonly Period[];
  /** Of a floating place that is sold in one. */
  shift: ShiftHours | null;
}

/** What is asked for. */
export interface WantedVisit extends Period {
  type: BookingType;
}

/** Why a visit can't be: it lies outside of the membership's time, while it rests, or outside of its shift or of open hours. */
export type VisitObstacle = "outside" | "frozen" | "shift" | "closed";

const overlaps = (one: Period, other: Period) => one.startAt < other.endAt && other.startAt < one.endAt;
const holds = (whole: Period, part: Period) => whole.startAt <= part.startAt && part.endAt <= whole.endAt;

/** The local days that a period touches. */
function daysOf({ startAt, endAt }: Period, timezone: string): string[] {
  const first = localDateOf(startAt, timezone);
  return Array.from({ length: daysBetween(first, lastDayOf(endAt, timezone)) + 1 }, (_, day) => addDays(first, day));
}

/**
 * What is in the way of a visit. A floating place is used inside of its shift, or of open hours; a pass whenever the branch lets somebody in.
 * @returns null where nothing is
 * @example visitObstacle({ ...membership, freezes: [], shift: null }, { type: "DAILY", ...dayRange(date, timezone) }, branch)
 */
export function visitObstacle(
  membership: VisitedMembership,
  visit: WantedVisit,
  hours: BranchHours,
): VisitObstacle | null {
  const { timezone } = hours;
  if (!holds(membership, visit)) return "outside";
  if (membership.freezes.some((freeze) => overlaps(freeze, visit))) return "frozen";
  if (membership.kind !== "floating") return null;
  const { shift } = membership;
  const days = daysOf(visit, timezone);
  if (shift) {
    // A shift that goes past midnight began on the day before.
    const begins = [addDays(days[0] ?? "", -1), ...days].map((date) => shiftOn(shift, date, timezone));
    const at = begins.findIndex((period) => period !== null && holds(period, visit));
    if (at < 0) return "shift";
    return closureOn(hours, addDays(days[0] ?? "", at - 1)) ? "closed" : null;
  }
  const isOpen =
    visit.type === "DAILY"
      ? days.every((date) => isOpenOn(hours, date))
      : isWithinOpeningHours(hours, visit.startAt, visit.endAt);
  return isOpen ? null : "closed";
}

/**
 * What a visit takes of a pass: of one of days each local day that it touches, of one of hours its minutes; those of a whole day
 * are the day's open ones, or all where the branch is closed on it.
 * @returns days or minutes, at least 1
 * @example passUses("minute", { type: "HOURLY", startAt, endAt }, branch) // 90
 */
export function passUses(unit: "day" | "minute", visit: WantedVisit, hours: BranchHours): number {
  const { timezone } = hours;
  const days = daysOf(visit, timezone);
  if (unit === "day") return days.length;
  const minutes = (periods: readonly Period[]) =>
    periods.reduce((sum, { startAt, endAt }) => sum + (endAt.getTime() - startAt.getTime()) / 60_000, 0);
  const open = visit.type === "DAILY" ? days.flatMap((date) => openIntervals(hours, date)) : [];
  return Math.max(1, Math.ceil(minutes(open) || minutes([visit])));
}
