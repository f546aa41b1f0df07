import type { Span, TimelineBlock, TimelineLane } from "./lane";

/** Generic words; what the lanes are called is the caller's. */
export const LABELS = {
  /** Read out after the name of a block that can be carried. */
  hint: "Press Space to move it.",
  /** Shown while one is carried by keys. */
  carrying: (block: TimelineBlock): string =>
    `Moving ${block.label}: arrows carry it, Shift and an arrow change its end, Enter puts it down, Escape puts it back.`,
  /** Read out at each place that it is carried to. */
  at: (lane: TimelineLane, time: string, blocker: TimelineBlock | undefined): string =>
    `${lane.name ?? lane.label}, ${time}, ${blocker ? `taken by ${blocker.label}` : "free"}`,
  /** At a place where another is. */
  taken: "Taken then",
};

export interface TimelineLabels extends Partial<typeof LABELS> {
  /** What it shows: "Bookings of Sat, 21 Nov 2026". */
  timeline: string;
  /** A stretch of time; by default "10:00–12:00". */
  time?: (span: Span) => string;
}
