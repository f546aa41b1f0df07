/** What a spreadsheet program would run instead of show. Source: OWASP, "CSV Injection". */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that a spreadsheet program shows as it is. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A row's cells without that guard: who fills in our template sends it back. */
export const unguarded = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [
      column,
      typeof cell === "string" && cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell,
    ]),
  ) as Row;
