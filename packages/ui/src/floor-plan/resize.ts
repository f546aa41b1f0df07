import { asRotation, centreOf, type DeskPosition, type Point, turned } from "./position";

/** Points of the compass, as on the desk before it is turned. */
export const HANDLES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof HANDLES)[number];

const signOf = (handle: Handle) => ({
  x: handle.includes("e") ? 1 : handle.includes("w") ? -1 : 0,
  y: handle.includes("s") ? 1 : handle.includes("n") ? -1 : 0,
});

/**
 * A desk with one edge or corner dragged; the opposite one stays where it is, turned or not.
 *
 * @param by how far the pointer went, in the plan's units
 * @param smallest neither side gets shorter
 * @param grid sides become multiples of it; 0 for any length
 */
export const resized = (
  position: DeskPosition,
  handle: Handle,
  by: Point,
  { smallest, grid }: { smallest: number; grid: number },
): DeskPosition => {
  const { w, h, rotation } = position;
  // The pointer moves on the plan; the desk's own sides are turned.
  const own = turned(by, { x: 0, y: 0 }, -rotation);
  const sign = signOf(handle);
  const rounded = (side: number) => Math.max(smallest, grid > 0 ? Math.round(side / grid) * grid : side);
  const width = sign.x === 0 ? w : rounded(w + sign.x * own.x);
  const height = sign.y === 0 ? h : rounded(h + sign.y * own.y);
  const middle = centreOf(position);
  const shift = turned({ x: (sign.x * (width - w)) / 2, y: (sign.y * (height - h)) / 2 }, { x: 0, y: 0 }, rotation);
  return { ...position, x: middle.x + shift.x - width / 2, y: middle.y + shift.y - height / 2, w: width, h: height };
};

/**
 * A desk turned so that its upper edge faces a point.
 *
 * @param step degrees that it comes to rest at
 */
export const turnedTowards = (position: DeskPosition, point: Point, step: number): DeskPosition => {
  const middle = centreOf(position);
  const degrees = (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI;
  return { ...position, rotation: asRotation(Math.round(degrees / step) * step) };
};
