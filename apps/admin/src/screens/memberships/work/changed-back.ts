import type { ChangeMembership, Membership } from "@carrel/sdk";
import { firstDayOf } from "./first-day";

/**
 * The change that makes a membership what it was before another one.
 * @returns null where that leaves something behind: what was used stays apart, and what was agreed besides stays agreed
 */
export function changedBack(before: Membership, after: Membership, zone: string): ChangeMembership | null {
  if (before.state !== "upcoming" || after._id !== before._id || after.amount !== before.amount) return null;
  const { _id: id, feePlanId, shiftId, deskId } = before;
  return {
    id,
    from: firstDayOf(before, zone),
    ...(feePlanId !== after.feePlanId && { feePlanId }),
    ...(shiftId !== null && shiftId !== after.shiftId && { shiftId }),
    ...(deskId !== null && deskId !== after.deskId && { deskId }),
  };
}
