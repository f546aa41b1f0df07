import type { BoardCell, BoardRow } from "./board";

/** Where the focus can be: what stands in a cell, from 0; column -1 is the name of the row. */
export interface Stop {
  row: number;
  column: number;
  entry: number;
}

/** How many things of a cell the focus can be at: each entry and what else is there, or the place itself. */
const stopsIn = ({ entries, note }: BoardCell): number => entries.length + (note ? 1 : 0) || 1;

/** A cell and the column that it begins at. */
interface Placed {
  cell: BoardCell;
  start: number;
}

/** A row's cells with where they begin. */
export function placedCells({ cells }: Pick<BoardRow, "cells">): Placed[] {
  let start = 0;
  return cells.map((cell) => {
    const placed = { cell, start };
    start += cell.span ?? 1;
    return placed;
  });
}

/** The cell that takes a column of a row. */
export const cellAt = (row: Pick<BoardRow, "cells"> | undefined, column: number): Placed | undefined =>
  row && placedCells(row).find(({ cell, start }) => column >= start && column < start + (cell.span ?? 1));

const PAGE = 10;
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The nearest place to a stop that there is: rows and entries come and go. */
export function nearestStop({ row: wanted, column: at, entry }: Stop, rows: readonly BoardRow[]): Stop {
  const row = within(wanted, 0, Math.max(0, rows.length - 1));
  if (at < 0) return { row, column: -1, entry: 0 };
  const placed = cellAt(rows[row], at);
  return placed
    ? { row, column: placed.start, entry: within(entry, 0, stopsIn(placed.cell) - 1) }
    : { row, column: -1, entry: 0 };
}

const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/**
 * Where a key leads: through what stands in a cell, then to the one beside, above or below.
 * @param along the column that up and down keep to, which a wide cell on the way may not begin at
 * @returns null for a key that leads nowhere
 */
export function stopByKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column, entry }: Stop,
  along: number,
  rows: readonly BoardRow[],
): Stop | null {
  const here = cellAt(rows[row], column);
  const down = DOWN[key];
  if (down !== undefined) {
    const inCell = entry + down;
    const isStep = Math.abs(down) === 1;
    if (isStep && here && inCell >= 0 && inCell < stopsIn(here.cell)) return { row, column, entry: inCell };
    const next = within(row + down, 0, rows.length - 1);
    if (next === row) return { row, column, entry };
    // From below one comes to the last that stands in a cell.
    return nearestStop({ row: next, column: along, entry: key === "ArrowUp" ? Number.MAX_SAFE_INTEGER : 0 }, rows);
  }
  const last = rows[row]?.cells.reduce((sum, { span = 1 }) => sum + span, 0) ?? 0;
  const next = {
    ArrowLeft: { row, column: within(column - 1, -1, last - 1), entry },
    ArrowRight: { row, column: within(here ? here.start + (here.cell.span ?? 1) : 0, -1, last - 1), entry },
    Home: { row: ctrlKey ? 0 : row, column: -1, entry: 0 },
    End: { row: ctrlKey ? rows.length - 1 : row, column: last - 1, entry: 0 },
  }[key];
  return next ? nearestStop(next, rows) : null;
}

/** The next row in a direction that fits; null where there is none. */
export function nextRow(
  from: number,
  way: 1 | -1,
  rows: readonly BoardRow[],
  fits: (row: BoardRow) => boolean,
): number | null {
  for (let at = from + way; at >= 0 && at < rows.length; at += way) {
    const row = rows[at];
    if (row && fits(row)) return at;
  }
  return null;
}
