import { lastDayOf, type Period } from "@carrel/sdk/domain";
import type { BoardCell, BoardHolder } from "@carrel/sdk/schemas";
import type { BoardTime } from "../../database/board-times";

/** How a seat stands in a shift: `taken` where nothing of it is left. @param taken what overlaps it, by start; none overlaps another */
export function cellState({ startAt, endAt }: Period, taken: readonly Period[]): BoardCell["state"] {
  if (taken.length === 0) return "free";
  let free = startAt;
  for (const one of taken) {
    if (one.startAt > free) return "partly";
    free = one.endAt;
  }
  return free < endAt ? "partly" : "taken";
}

/** Who has a seat by a membership of his own for it; null for another's booking, also for a visit on a floating place or a pass. */
export function boardHolder(time: BoardTime, timezone: string): BoardHolder | null {
  const { membershipId, customerId, kind, shiftId, startAt, endAt, membershipEndAt, name } = time;
  if (!membershipId || !customerId || !membershipEndAt || (kind !== "seat" && kind !== "shift")) return null;
  return {
    membershipId,
    customerId,
    name: name ?? "",
    kind,
    shiftId,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    lastDay: lastDayOf(membershipEndAt, timezone),
  };
}
