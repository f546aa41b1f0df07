import type { ImportColumn, SheetRow } from "./types";

/** A cell of the sheet: its row's line in the file, and its column's key. */
export interface Place {
  line: number;
  key: string;
}

/** What is wrong with one cell, as far as it was not changed since. */
export const issueOf = (row: SheetRow, key: string): string | undefined =>
  row.changed.includes(key) ? undefined : row.issues.find(({ path }) => path[0] === key)?.message;

/** What is good to know of one cell, as far as it was not changed since. */
export const noteOf = (row: SheetRow, key: string): string | undefined =>
  row.changed.includes(key) ? undefined : row.notes.find(({ path }) => path[0] === key)?.message;

/** What is wrong with the row as a whole; unknown again once one of its cells was changed. */
export const rowIssueOf = (row: SheetRow, columns: readonly ImportColumn[]): string | undefined =>
  row.changed.length > 0
    ? undefined
    : row.issues.find(({ path }) => !columns.some(({ key }) => key === path[0]))?.message;

/** The faulty cell after `from`, in reading order; after the last, the first again. */
export const nextFault = (
  rows: readonly SheetRow[],
  columns: readonly ImportColumn[],
  from: Place | null,
): Place | undefined => {
  const places = rows.flatMap((row) => {
    const faulty = columns.filter(({ key }) => issueOf(row, key)).map(({ key }) => ({ line: row.line, key }));
    const [first] = columns;
    return faulty.length === 0 && first && rowIssueOf(row, columns) ? [{ line: row.line, key: first.key }] : faulty;
  });
  if (!from) return places[0];
  const rank = (key: string) => columns.findIndex((column) => column.key === key);
  const isAfter = ({ line, key }: Place) => line > from.line || (line === from.line && rank(key) > rank(from.key));
  return places.find(isAfter) ?? places[0];
};

/** Where mending goes on after a check: in the same row while it is shown, at its fault if it has one; else at the next fault. */
export const placeAfterCheck = (
  rows: readonly SheetRow[],
  columns: readonly ImportColumn[],
  from: Place | null,
): Place | undefined => {
  const same = rows.filter(({ line }) => line === from?.line);
  if (from && same.length > 0) return nextFault(same, columns, null) ?? from;
  return nextFault(rows, columns, from);
};
