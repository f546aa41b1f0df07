import type { Place, TimelineLane } from "./lane";
import { carried, type Grid, nextLine, pulled } from "./placing";
import type { Carry } from "./use-carry";

type Way = 1 | -1;
const ACROSS: Readonly<Record<string, Way>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, Way>> = { ArrowDown: 1, ArrowUp: -1 };
const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

/** A key as if time went from left to right. */
export const alongTime = (key: string, isRtl: boolean): string => (isRtl && MIRRORED[key]) || key;

interface Key {
  key: string;
  shiftKey: boolean;
}

/**
 * Where a key brings the block that is held: a line of the grid on or back, with Shift its end alone, or another lane.
 * @returns null for a key that brings it nowhere
 */
export function placeByKey(
  { key, shiftKey }: Key,
  carry: Carry,
  lanes: readonly TimelineLane[],
  grid: Grid,
): Place | null {
  const { lane, span } = carry.place;
  const block = { ...carry.block, span };
  const across = ACROSS[key];
  if (across && !block.isWholeDays) {
    if (shiftKey) return pulled(block, lane, "end", nextLine(span.to, lane, across, grid.step) - span.to, grid);
    return carried(block, lane, lane, nextLine(span.from, lane, across, grid.step) - span.from, grid);
  }
  const down = DOWN[key];
  const next = down && lanes[lanes.findIndex(({ id }) => id === lane.id) + down];
  return next ? carried(block, lane, next, 0, grid) : null;
}

/** A block where it stands: one that lasts longer than a day is met in several lanes. */
export interface Stop {
  laneId: string;
  blockId: string;
}

/**
 * The block that a key leads to: beside it in its lane, or the nearest in time in the next lane that has any.
 * @returns null for a key that leads nowhere
 */
export function stopByKey(key: string, { laneId, blockId }: Stop, lanes: readonly TimelineLane[]): Stop | null {
  const place = lanes.findIndex(({ id }) => id === laneId);
  const blocks = lanes[place]?.blocks ?? [];
  const index = blocks.findIndex(({ id }) => id === blockId);
  const here = blocks[index];
  if (!here) return null;
  const inLane = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: blocks.length - 1 }[key];
  if (inLane !== undefined) {
    const beside = blocks[inLane];
    return beside ? { laneId, blockId: beside.id } : null;
  }
  const down = DOWN[key];
  if (!down) return null;
  for (let at = place + down; at >= 0 && at < lanes.length; at += down) {
    const lane = lanes[at];
    const [first, ...rest] = lane?.blocks ?? [];
    if (!lane || !first) continue;
    const from = here.span.from - (lanes[place]?.day.from ?? 0);
    const away = (block: typeof first) => Math.abs(block.span.from - lane.day.from - from);
    const nearest = rest.reduce((best, other) => (away(other) < away(best) ? other : best), first);
    return { laneId: lane.id, blockId: nearest.id };
  }
  return null;
}
