import type { Span, TimelineBlock, TimelineLane } from "./lane";

const nameOf = ({ name, label }: TimelineLane) => name ?? label;
/** A dash is read as nothing, or as "minus". */
const spoken = (time: string) => time.replaceAll("–", " to ");

/** Generic words; what the lanes are called is the caller's. */
export const LABELS = {
  /** Read out after the name of a block that can be carried. */
  hint: "Press Space to move it.",
  /** Shown while one is carried by keys, and read out as it is lifted. */
  carrying: (block: TimelineBlock): string =>
    `Moving ${block.label}: arrows carry it, Shift and an arrow change its end, Space puts it down, Escape puts it back.`,
  /** Read out at each place that it is carried to. */
  at: (lane: TimelineLane, time: string, blocker: TimelineBlock | undefined): string =>
    `${nameOf(lane)}, ${spoken(time)}, ${blocker ? `taken by ${blocker.label}` : "free"}`,
  /** Read out where it was put down, and where it was put back. */
  dropped: (block: TimelineBlock, lane: TimelineLane, time: string): string =>
    `${block.label} is put down: ${nameOf(lane)}, ${spoken(time)}`,
  putBack: (block: TimelineBlock, lane: TimelineLane, time: string): string =>
    `${block.label} stays where it was: ${nameOf(lane)}, ${spoken(time)}`,
  /** At a place where another is. */
  taken: "Taken then",
};

export interface TimelineLabels extends Partial<typeof LABELS> {
  /** What it shows: "Bookings of Sat, 21 Nov 2026". */
  timeline: string;
  /** A stretch of time; by default "10:00–12:00". */
  time?: (span: Span) => string;
}
