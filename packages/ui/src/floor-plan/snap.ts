import type { Bounds, Point } from "./position";

/** A line that shows what something is level with; in the plan's units. */
export interface Guide {
  /** Of an upright line `x` is fixed, of a level one `y`. */
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
}

export interface Snapped {
  dx: number;
  dy: number;
  guides: Guide[];
}

interface SnapOptions {
  /** Between two lines of the grid; 0 for none. */
  grid: number;
  /** How near a neighbour's edge has to be. */
  reach: number;
}

type Side = "left" | "top" | "right" | "bottom";
const AXES = {
  x: { low: "left", high: "right", acrossLow: "top", acrossHigh: "bottom" },
  y: { low: "top", high: "bottom", acrossLow: "left", acrossHigh: "right" },
} as const satisfies Record<string, Record<string, Side>>;

/** The smallest move along one axis that brings an edge or the middle level with a neighbour's. */
const toNeighbour = (box: Bounds, others: readonly Bounds[], axis: "x" | "y", reach: number) => {
  const { low, high, acrossLow, acrossHigh } = AXES[axis];
  const linesOf = (bounds: Bounds) => [bounds[low], (bounds[low] + bounds[high]) / 2, bounds[high]];
  let best: { by: number; guide: Guide } | null = null;
  for (const other of others)
    for (const at of linesOf(other))
      for (const own of linesOf(box)) {
        const by = at - own;
        if (Math.abs(by) > reach || (best && Math.abs(by) >= Math.abs(best.by))) continue;
        const from = Math.min(box[acrossLow], other[acrossLow]);
        const to = Math.max(box[acrossHigh], other[acrossHigh]);
        best = { by, guide: { axis, at, from, to } };
      }
  return best;
};

const toGrid = (edge: number, grid: number) => (grid > 0 ? Math.round(edge / grid) * grid - edge : 0);

/**
 * How a box that is being moved comes to rest: level with a neighbour that is near, else on the grid.
 *
 * @param box where the pointer has it
 * @param by how far it was moved so far
 */
export const snapped = (box: Bounds, others: readonly Bounds[], by: Point, { grid, reach }: SnapOptions): Snapped => {
  const across = toNeighbour(box, others, "x", reach);
  const down = toNeighbour(box, others, "y", reach);
  return {
    dx: by.x + (across ? across.by : toGrid(box.left, grid)),
    dy: by.y + (down ? down.by : toGrid(box.top, grid)),
    guides: [across?.guide, down?.guide].filter((guide) => guide !== undefined),
  };
};
