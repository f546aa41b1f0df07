import { arc, type PieArcDatum, pie } from "d3-shape";
import type { Geometry } from "../chart-frame/chart-plot";
import type { Box } from "../chart-frame/use-box";

export interface DonutGeometry extends Geometry {
  centre: { x: number; y: number };
  /** px */
  hole: number;
  /** Path of a part, around the centre. */
  path: (index: number, isActive: boolean) => string;
}

/** Of the radius. */
const HOLE = 0.64;
/** px that the part one looks at stands out. */
const RAISED = 3;

/** Where a ring's parts lie in a box, clockwise from twelve o'clock. */
export const donutGeometry = (box: Box, values: readonly number[]): DonutGeometry => {
  const radius = Math.max(1, Math.min(box.width, box.height) / 2 - RAISED - 1);
  const hole = radius * HOLE;
  const centre = { x: box.width / 2, y: box.height / 2 };
  const parts = pie<number>().sort(null)([...values]);
  const ring = arc<PieArcDatum<number>>().innerRadius(hole);
  return {
    centre,
    hole,
    path: (index, isActive) => {
      const part = parts[index];
      return part ? (ring.outerRadius(isActive ? radius + RAISED : radius)(part) ?? "") : "";
    },
    locate: (x, y) => {
      const [right, down] = [x - centre.x, y - centre.y];
      const distance = Math.hypot(right, down);
      if (distance < hole || distance > radius + RAISED) return null;
      const angle = (Math.atan2(right, -down) + 2 * Math.PI) % (2 * Math.PI);
      const found = parts.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle);
      return found < 0 ? null : found;
    },
    anchor: (index) => {
      const part = parts[index];
      const angle = part ? (part.startAngle + part.endAngle) / 2 : 0;
      const middle = (hole + radius) / 2;
      return { x: centre.x + Math.sin(angle) * middle, y: centre.y - Math.cos(angle) * middle };
    },
  };
};
