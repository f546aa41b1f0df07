import type { Period } from "@carrel/sdk/domain";
import type { BoardCell, BoardHolder } from "@carrel/sdk/schemas";
import type { BoardTime } from "../../database/board-times";

/** A time in milliseconds since 1970: numbers compare many times as quickly as dates, and a board compares ten thousands. */
export interface Span {
  from: number;
  to: number;
}

export const spanOf = ({ startAt, endAt }: Period): Span => ({ from: startAt.getTime(), to: endAt.getTime() });

/** How a seat stands in a shift: `taken` where nothing of it is left. @param taken what overlaps it, by start; none overlaps another */
export function cellState({ from, to }: Span, taken: readonly Span[]): BoardCell["state"] {
  if (taken.length === 0) return "free";
  let free = from;
  for (const one of taken) {
    if (one.from > free) return "partly";
    free = one.to;
  }
  return free < to ? "partly" : "taken";
}

/**
 * Who has a seat by a membership of his own for it; null for another's booking, also for a visit on a floating place or a pass.
 * @param lastDay the local day that ends with a moment
 */
export function boardHolder(time: BoardTime, lastDay: (endAt: Date) => string): BoardHolder | null {
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
    lastDay: lastDay(membershipEndAt),
  };
}
