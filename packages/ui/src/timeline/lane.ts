import type { ReactNode } from "react";

/** A stretch of time [from, to), milliseconds since 1970-01-01T00:00Z. */
export interface Span {
  from: number;
  to: number;
}

/** Colour of a block; its name has to say it too. */
export type TimelineTone = "primary" | "info" | "success" | "warning" | "danger";

/** What stands in a lane for a while: a booking, a shift, a meeting. */
export interface TimelineBlock {
  /** Once in a lane; what lasts longer than a day may stand in several. */
  id: string;
  /** It may have begun before the lane's day, or go on after it. */
  span: Span;
  label: string;
  /** Below the label where there is room: "10:00–11:00". */
  detail: string;
  /** All that screen readers say; begins with label and detail. */
  name: string;
  /** Shown while a mouse rests on it. */
  title?: string;
  tone: TimelineTone;
  /** Not settled yet: drawn with a broken line. */
  isTentative?: boolean;
  icon?: ReactNode;
  /** The address of its details. */
  href: string;
  /** Goes from lane to lane, never along one, and keeps its ends. */
  isWholeDays?: boolean;
}

/** A stretch that is taken by nothing that could be opened or carried. */
export interface TimelineMark {
  span: Span;
  label: string;
}

/** One line of the timeline: somebody's or something's day. */
export interface TimelineLane {
  id: string;
  label: string;
  /** What it is called in a sentence: "Desk A1"; by default its label. */
  name?: string;
  detail?: string;
  /** 23 or 25 hours where the clocks change. */
  day: Span;
  /** The hours of the day; all else is hatched. Null where they are not known. */
  open: readonly Span[] | null;
  /** Nothing new is placed there. */
  disabled?: boolean;
  /** In the order of their beginnings. */
  blocks: readonly TimelineBlock[];
  marks?: readonly TimelineMark[];
}

/** Where a block is or would be. */
export interface Place {
  lane: TimelineLane;
  span: Span;
}

export const laneOf = (lanes: readonly TimelineLane[], id: string | null | undefined): TimelineLane | undefined =>
  lanes.find((lane) => lane.id === id);

export const blockOf = (lane: TimelineLane | undefined, id: string): TimelineBlock | undefined =>
  lane?.blocks.find((block) => block.id === id);
