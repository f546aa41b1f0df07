import { boundsOf, type DeskPositions, overlaps, type Point } from "./position";
import type { Size } from "./view";

/** Left between desks that are put down one after the other, in the plan's units. */
const GAP = 10;

/**
 * Where a desk of a size can stand without covering another one, as near to a place as there is room; at the place
 * itself where there is none.
 *
 * @returns its upper left corner
 */
export const freePlace = (positions: DeskPositions, size: { w: number; h: number }, near: Point, plan: Size): Point => {
  const taken = Object.values(positions).map(boundsOf);
  const start = { x: near.x - size.w / 2, y: near.y - size.h / 2 };
  const [stepX, stepY] = [size.w + GAP, size.h + GAP];
  let best = start;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let x = start.x - Math.floor(start.x / stepX) * stepX; x + size.w <= plan.width; x += stepX)
    for (let y = start.y - Math.floor(start.y / stepY) * stepY; y + size.h <= plan.height; y += stepY) {
      const box = { left: x, top: y, right: x + size.w, bottom: y + size.h };
      const distance = Math.hypot(x - start.x, y - start.y);
      if (distance >= bestDistance || taken.some((other) => overlaps(box, other))) continue;
      best = { x, y };
      bestDistance = distance;
    }
  return best;
};
