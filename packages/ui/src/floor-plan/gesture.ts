import {
  type Bounds,
  backOnto,
  boundsAround,
  boundsOf,
  type DeskPositions,
  movedBy,
  overlaps,
  type Point,
} from "./position";
import { type Handle, resized, turnedTowards } from "./resize";
import { type Guide, snapped } from "./snap";
import type { Size } from "./view";

/** What the pointer is doing, and from where; positions are those it began with. */
export type Gesture =
  | { kind: "move"; from: Point; ids: readonly string[] }
  /** A desk that had no place: its middle follows the pointer. */
  | { kind: "place"; id: string; size: { w: number; h: number } }
  | { kind: "resize"; from: Point; id: string; handle: Handle }
  | { kind: "turn"; id: string }
  | { kind: "marquee"; from: Point; kept: readonly string[] };

export interface GestureOptions {
  plan: Size;
  /** Between two lines of the grid; 0 for none. */
  grid: number;
  /** How near a neighbour has to be, in the plan's units; 0 to pass it by. */
  reach: number;
}

export interface GestureResult {
  positions: DeskPositions;
  guides: readonly Guide[];
  /** What the marquee lies over, and whom it marks. */
  marquee?: Bounds;
  selection?: readonly string[];
}

/** Sides of a desk, at least; in the plan's units. */
export const SMALLEST = 8;
/** Degrees at which turning rests while snapping is on, and otherwise. */
const TURN = { snapping: 15, free: 1 };

const moveTo = (
  positions: DeskPositions,
  ids: readonly string[],
  by: Point,
  { plan, grid, reach }: GestureOptions,
): GestureResult => {
  const moving = ids.flatMap((id) => positions[id] ?? []);
  const started = boundsAround(moving);
  if (!started) return { positions, guides: [] };
  const shifted = {
    left: started.left + by.x,
    right: started.right + by.x,
    top: started.top + by.y,
    bottom: started.bottom + by.y,
  };
  const others = Object.entries(positions).flatMap(([id, position]) => (ids.includes(id) ? [] : [boundsOf(position)]));
  const rest = snapped(shifted, reach > 0 ? others : [], by, { grid, reach });
  const [moveX, moveY] = [rest.dx - by.x, rest.dy - by.y];
  const back = backOnto(
    {
      left: shifted.left + moveX,
      right: shifted.right + moveX,
      top: shifted.top + moveY,
      bottom: shifted.bottom + moveY,
    },
    plan,
  );
  const moved = ids.flatMap((id) => {
    const position = positions[id];
    return position ? [[id, movedBy(position, rest.dx + back.x, rest.dy + back.y)] as const] : [];
  });
  return { positions: { ...positions, ...Object.fromEntries(moved) }, guides: rest.guides };
};

/** What a gesture has led to, with the pointer at a place. */
export const gestureAt = (
  gesture: Gesture,
  positions: DeskPositions,
  at: Point,
  options: GestureOptions,
): GestureResult => {
  const unmoved = { positions, guides: [] };
  switch (gesture.kind) {
    case "move":
      return moveTo(positions, gesture.ids, { x: at.x - gesture.from.x, y: at.y - gesture.from.y }, options);
    case "place": {
      const { id, size } = gesture;
      const desk = { x: -size.w / 2, y: -size.h / 2, ...size, rotation: 0 };
      return moveTo({ ...positions, [id]: desk }, [id], at, options);
    }
    case "resize": {
      const position = positions[gesture.id];
      if (!position) return unmoved;
      const by = { x: at.x - gesture.from.x, y: at.y - gesture.from.y };
      const next = resized(position, gesture.handle, by, { smallest: SMALLEST, grid: options.grid });
      return { positions: { ...positions, [gesture.id]: next }, guides: [] };
    }
    case "turn": {
      const position = positions[gesture.id];
      if (!position) return unmoved;
      const next = turnedTowards(position, at, options.grid > 0 ? TURN.snapping : TURN.free);
      return { positions: { ...positions, [gesture.id]: next }, guides: [] };
    }
    case "marquee": {
      const { from, kept } = gesture;
      const marquee = {
        left: Math.min(from.x, at.x),
        right: Math.max(from.x, at.x),
        top: Math.min(from.y, at.y),
        bottom: Math.max(from.y, at.y),
      };
      const inside = Object.entries(positions).flatMap(([id, position]) =>
        overlaps(marquee, boundsOf(position)) ? [id] : [],
      );
      return { ...unmoved, marquee, selection: [...new Set([...kept, ...inside])] };
    }
  }
};

/** Every desk of `ids` moved by the same, no farther than the plan reaches. */
export const nudged = (positions: DeskPositions, ids: readonly string[], by: Point, plan: Size): DeskPositions =>
  moveTo(positions, ids, by, { plan, grid: 0, reach: 0 }).positions;
