import type { Span } from "@carrel/ui/timeline";
import type { Lane } from "./lane";

/** Milliseconds of a day, or of several. */
export interface Occupancy {
  open: number;
  /** Of the open hours, what moved bookings used included. */
  booked: number;
}

const common = (one: Span, other: Span) => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How much of a desk's day is booked; of its whole day where the branch's hours are not known. */
export function occupancyOf({
  day,
  open,
  bookings,
  stays,
}: Pick<Lane, "day" | "open" | "bookings" | "stays">): Occupancy {
  const hours = open ?? [day];
  return {
    open: sum(hours.map(({ from, to }) => to - from)),
    // Nothing that takes a desk shares time with another.
    booked: sum([...bookings, ...stays].flatMap(({ span }) => hours.map((stretch) => common(span, stretch)))),
  };
}

/** The booked share of several days; null where none of them is open. */
export function bookedShare(days: readonly Occupancy[]): number | null {
  const open = sum(days.map((day) => day.open));
  return open === 0 ? null : sum(days.map(({ booked }) => booked)) / open;
}
