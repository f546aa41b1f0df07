import type { PublicBranch } from "@carrel/sdk";
import type { Period } from "@carrel/sdk/domain";
import { draftPeriod } from "./draft";
import type { SentCode } from "./visitor";

/**
 * The time in which a seat of a branch is held for this visitor himself; null where none is.
 * @param at when, in milliseconds of the device's clock
 */
export function heldTime(
  sent: Pick<SentCode, "held"> | null,
  branch: Pick<PublicBranch, "_id" | "timezone">,
  at: number,
): Period | null {
  const held = sent?.held;
  if (!held || held.until <= at || held.seat.branchId !== branch._id) return null;
  const { date, startAt, endAt } = held.seat;
  return draftPeriod({ type: date ? "DAILY" : "HOURLY", date, from: startAt, to: endAt }, branch.timezone);
}

/** Whether a time meets one that is somebody's own: what he has or holds is not in his own way. */
export const meets = (own: Period | null, time: Period | null): boolean =>
  own !== null && time !== null && own.startAt < time.endAt && own.endAt > time.startAt;
