import type { Place, Span, TimelineBlock, TimelineLane } from "./lane";
import { daysBetween, onOtherDay } from "./other-day";

const MINUTE = 60_000;
/** A block that doesn't last whole days can be pulled to as much. */
const LONGEST = 24 * 60 * MINUTE;

/** What is changed of a block: when and where it is, or one of its ends. */
export type Grip = "whole" | "start" | "end";

/** What has to be known to place a block. */
export interface Grid {
  /** IANA. */
  timezone: string;
  /** Minutes from line to line. */
  step: number;
}

/** A line of a lane's grid. It begins with the hours of the day, else at midnight. */
function lineOf(at: number, { day, open }: TimelineLane, step: number, rounded: (steps: number) => number): number {
  const length = step * MINUTE;
  const origin = open?.[0]?.from ?? day.from;
  return origin + rounded((at - origin) / length) * length;
}

const snapped = (at: number, lane: TimelineLane, step: number) => lineOf(at, lane, step, Math.round);

/** The stretch between two lines that a moment lies in. */
export function slotAt(at: number, lane: TimelineLane, step: number): Span {
  const from = Math.max(lane.day.from, lineOf(at, lane, step, Math.floor));
  return { from, to: from + step * MINUTE };
}

/** The part of a lane around a moment that nothing takes: from the end of what is before it to what begins after it. */
function freeAround(at: number, { day, blocks, marks = [] }: TimelineLane): Span {
  const taken = [...blocks, ...marks].map(({ span }) => span);
  return {
    from: Math.max(day.from, ...taken.filter(({ from }) => from <= at).map(({ to }) => to)),
    to: Math.min(day.to, ...taken.filter(({ from }) => from > at).map(({ from }) => from)),
  };
}

/**
 * What is drawn over free time: from the slot that was pressed to the line nearest to the pointer, and no farther than
 * time is free.
 * @param pressed the moment where the pointer went down
 * @param at where it is now
 * @param after nothing new begins in a slot that is over then
 * @returns null where nothing is free, as on a mark
 */
export function drawn(pressed: number, at: number, lane: TimelineLane, step: number, after: number): Span | null {
  const slot = slotAt(pressed, lane, step);
  const free = freeAround(pressed, lane);
  const line = snapped(at, lane, step);
  const earliest = Math.max(free.from, slotAt(after, lane, step).from);
  const from = Math.max(earliest, Math.min(slot.from, line));
  const to = Math.min(free.to, Math.max(slot.to, line));
  return from < to && slot.to > after && pressed >= free.from ? { from, to } : null;
}

/** The next line of the grid after (`by` 1) or before (-1) a moment. */
export const nextLine = (at: number, lane: TimelineLane, by: 1 | -1, step: number): number =>
  lineOf(at, lane, step, (steps) => (by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1));

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** What carrying has to know of a block. */
type Carried = Pick<TimelineBlock, "span" | "isWholeDays">;

/**
 * Where a block comes to be when it is carried. Days stay whole days: only their lane changes.
 * @param by milliseconds along the lane, before it snaps to the grid; 0 keeps the time as it is, on the grid or not
 */
export function carried(block: Carried, from: TimelineLane, to: TimelineLane, by: number, grid: Grid): Place {
  const days = daysBetween(from.day.from, to.day.from);
  const start = onOtherDay(block.span.from, days, grid.timezone);
  if (block.isWholeDays) {
    return { lane: to, span: { from: start, to: onOtherDay(block.span.to, days, grid.timezone) } };
  }
  const length = block.span.to - block.span.from;
  if (by === 0) return { lane: to, span: { from: start, to: start + length } };
  // The first and the last line of the day, unless it was beyond them already.
  const earliest = Math.min(start, nextLine(to.day.from - 1, to, 1, grid.step));
  const latest = Math.max(start, nextLine(to.day.to, to, -1, grid.step));
  const begins = within(snapped(start + by, to, grid.step), earliest, latest);
  return { lane: to, span: { from: begins, to: begins + length } };
}

/**
 * A block's time once one of its ends is pulled. It keeps a step's length at least, and a day's at most.
 * @param by milliseconds that the end was pulled along the lane
 */
export function pulled(block: Carried, lane: TimelineLane, grip: "start" | "end", by: number, grid: Grid): Place {
  const { from, to } = block.span;
  if (by === 0 || block.isWholeDays) return { lane, span: block.span };
  const least = Math.min(to - from, grid.step * MINUTE);
  const span =
    grip === "end"
      ? { from, to: within(snapped(to + by, lane, grid.step), from + least, from + LONGEST) }
      : { from: within(snapped(from + by, lane, grid.step), to - LONGEST, to - least), to };
  return { lane, span };
}

/** What is in the way of a block at a place; undefined where nothing is. */
export const inTheWay = ({ lane, span }: Place, blockId: string): TimelineBlock | undefined =>
  lane.blocks.find((other) => other.id !== blockId && other.span.from < span.to && other.span.to > span.from);

/** Whether two places are one. */
export const isSamePlace = (one: Place, other: Place) =>
  one.lane.id === other.lane.id && one.span.from === other.span.from && one.span.to === other.span.to;
