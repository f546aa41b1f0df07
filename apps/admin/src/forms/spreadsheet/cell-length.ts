import type { ImportedRow, ImportValidation } from "@carrel/ui/spreadsheet-import";

/** Characters of a cell that the server takes: one that is longer would refuse the whole sheet. */
export const LONGEST_CELL = 1000;

const isTooLong = (text: string) => text.length > LONGEST_CELL;

/** The rows as the server takes them: cells that are too long are cut, and told of by `withLongCells`. */
export const shortened = (rows: readonly ImportedRow[]): ImportedRow[] =>
  rows.map((row) =>
    Object.values(row).some(isTooLong)
      ? Object.fromEntries(Object.entries(row).map(([key, text]) => [key, text.slice(0, LONGEST_CELL)]))
      : row,
  );

/** What the server said of the shortened rows, and which cells were too long. */
export function withLongCells<Value>(
  { validationResults, summary }: ImportValidation<Value>,
  rows: readonly ImportedRow[],
): ImportValidation<Value> {
  const results = validationResults.map((result) => {
    const long = Object.entries(rows[result.row - 1] ?? {}).filter(([, text]) => isTooLong(text));
    if (long.length === 0) return result;
    const issues = long.map(([key]) => ({ path: [key], message: `Use at most ${LONGEST_CELL} characters` }));
    const others = result.issues.filter(({ path }) => !long.some(([key]) => key === path[0]));
    return { row: result.row, valid: false, issues: [...others, ...issues] };
  });
  const valid = results.filter((result) => result.valid).length;
  return { validationResults: results, summary: { ...summary, valid, invalid: summary.total - valid } };
}
