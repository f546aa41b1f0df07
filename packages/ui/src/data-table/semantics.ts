/**
 * The roles a table has anyway. Stated because rows become stacked cards on a phone, and WebKit forgets them with
 * `display: grid`. Kept out of the markup so that the linter's "redundant role" stays on for everything else.
 */
export const semantics = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
  gap: { "aria-hidden": true },
} as const;
