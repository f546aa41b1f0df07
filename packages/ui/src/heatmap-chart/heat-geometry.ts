import type { Geometry } from "../chart-frame/chart-plot";
import type { Box } from "../chart-frame/use-box";

export interface HeatGeometry extends Geometry {
  /** A cell, px. */
  cell: (index: number) => { x: number; y: number; width: number; height: number };
  /** Middle of a column and of a row, px. */
  columnX: (column: number) => number;
  rowY: (row: number) => number;
  /** Room for the names at the side where reading starts, px. */
  names: number;
}

interface HeatData {
  rows: readonly string[];
  columns: number;
  direction: "ltr" | "rtl";
}

/** Of the room for the names of the rows. */
const NAMES_SHARE = 0.3;
/** Between cells, px. */
const GAP = 2;

/** Where the cells of a heatmap lie in a box; the columns' names stand below them. */
export const heatGeometry = (box: Box, { rows, columns, direction }: HeatData): HeatGeometry => {
  const names = Math.min(box.width * NAMES_SHARE, Math.max(0, ...rows.map(box.textWidth)) + box.em * 0.75);
  const width = (box.width - names) / Math.max(1, columns);
  const height = (box.height - box.em * 2) / Math.max(1, rows.length);
  const left = (column: number) =>
    direction === "rtl" ? box.width - names - (column + 1) * width : names + column * width;
  const at = (index: number) => ({ column: index % columns, row: Math.floor(index / columns) });
  return {
    names,
    cell: (index) => {
      const { column, row } = at(index);
      return {
        x: left(column) + GAP / 2,
        y: row * height + GAP / 2,
        width: Math.max(1, width - GAP),
        height: Math.max(1, height - GAP),
      };
    },
    columnX: (column) => left(column) + width / 2,
    rowY: (row) => (row + 0.5) * height,
    locate: (x, y) => {
      const column = Math.floor((direction === "rtl" ? box.width - names - x : x - names) / width);
      const row = Math.floor(y / height);
      const isInside = column >= 0 && column < columns && row >= 0 && row < rows.length;
      return isInside ? row * columns + column : null;
    },
    anchor: (index) => {
      const { column, row } = at(index);
      return { x: left(column) + width / 2, y: (row + 0.5) * height };
    },
  };
};
