import type { Span } from "@carrel/ui/timeline";
import type { Lane } from "./lane";

/** Where a booking is or goes. */
export interface Goal {
  deskId: string;
  deskName: string;
  span: Span;
}

export const goalOf = ({ deskId, deskName }: Lane, span: Span): Goal => ({ deskId, deskName, span });

/** One that lasts over midnight stands in two days of its desk: carried from one to the other, it may be where it was. */
export const isSameGoal = (one: Goal, other: Goal) =>
  one.deskId === other.deskId && one.span.from === other.span.from && one.span.to === other.span.to;
