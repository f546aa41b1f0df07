/** A cell by its places; column -1 is the name of the row. */
export interface Spot {
  row: number;
  column: number;
}

const PAGE = 10;
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * The cell that a key leads to.
 * @param hasNames the rows' names are led to as well
 * @returns null for a key that leads nowhere
 */
export function spotByKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Spot,
  { rows, columns, hasNames }: { rows: number; columns: number; hasNames: boolean },
): Spot | null {
  const first = hasNames ? -1 : 0;
  const next = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: ctrlKey ? 0 : row, column: first },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  }[key];
  return next ? { row: within(next.row, 0, rows - 1), column: within(next.column, first, columns - 1) } : null;
}
