/** Where a desk stands, in the plan's own units. */
export interface DeskPosition {
  /** Left and upper edge before it is turned. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees clockwise around its middle. */
  rotation: number;
}

/** Positions by the desk's id; a desk without one is not on the plan. */
export type DeskPositions = Readonly<Record<string, DeskPosition>>;

export interface Point {
  x: number;
  y: number;
}

/** A box along the axes. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const centreOf = ({ x, y, w, h }: DeskPosition): Point => ({ x: x + w / 2, y: y + h / 2 });

/** A point turned around another one, degrees clockwise. */
export const turned = (point: Point, around: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [right, down] = [point.x - around.x, point.y - around.y];
  return {
    x: around.x + right * Math.cos(angle) - down * Math.sin(angle),
    y: around.y + right * Math.sin(angle) + down * Math.cos(angle),
  };
};

/** The box along the axes that a turned desk fills. */
export const boundsOf = (position: DeskPosition): Bounds => {
  const { w, h, rotation } = position;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const { x, y } = centreOf(position);
  const [halfWidth, halfHeight] = [(w * cos + h * sin) / 2, (w * sin + h * cos) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
};

/** The box that a desk's words have: turned by a quarter, it is as wide as the desk was high. */
export const uprightOf = (position: DeskPosition): { x: number; y: number; w: number; h: number } => {
  const { w, h, rotation } = position;
  const isOnItsSide = Math.abs((asRotation(rotation) % 180) - 90) < 45;
  if (!isOnItsSide) return position;
  const { x, y } = centreOf(position);
  return { x: x - h / 2, y: y - w / 2, w: h, h: w };
};

/** The box around several; null around none. */
export const boundsAround = (positions: readonly DeskPosition[]): Bounds | null => {
  const all = positions.map(boundsOf);
  if (all.length === 0) return null;
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
};

export const overlaps = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

export const movedBy = (position: DeskPosition, dx: number, dy: number): DeskPosition => ({
  ...position,
  x: position.x + dx,
  y: position.y + dy,
});

/** Between 0 and 360, without a minus before the zero. */
export const asRotation = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** How far a box has to be moved to lie on a plan; too large a one begins at its upper left corner. */
export const backOnto = (box: Bounds, plan: { width: number; height: number }): Point => ({
  x: box.left < 0 ? -box.left : Math.min(0, Math.max(plan.width - box.right, -box.left)),
  y: box.top < 0 ? -box.top : Math.min(0, Math.max(plan.height - box.bottom, -box.top)),
});
