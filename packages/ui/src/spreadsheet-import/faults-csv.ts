import type { ImportColumn, SheetRow } from "./types";

/**
 * What a spreadsheet program would run instead of show, full-width signs included.
 * Source: OWASP, "CSV Injection".
 */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;
const GUARDED = /^'(?=\s*[=+\-@\t\r\n＝＋－＠])/u;

/** Takes away the apostrophe that `faultsCsv` put before a formula, so that a mended file can be uploaded. */
export const unguard = (cell: string): string => cell.replace(GUARDED, "");

const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/**
 * The rows as CSV under the columns' labels, what is wrong with each in a last column. No cell of it can run as a
 * formula. Begins with a byte order mark, without which Excel reads the letters of other scripts wrongly.
 */
export const faultsCsv = async (
  rows: readonly SheetRow[],
  columns: readonly ImportColumn[],
  problems: string,
): Promise<string> => {
  const { default: papa } = await import("papaparse");
  const table = [
    [...columns.map(({ label }) => label), problems],
    ...rows.map(({ cells, issues }) => [
      ...columns.map(({ key }) => cells[key] ?? ""),
      issues.map(({ message }) => message).join(" "),
    ]),
  ];
  return `\uFEFF${papa.unparse(table.map((row) => row.map(guard)))}`;
};

/** Hands a text to the browser as a file. */
export const download = (text: string, fileName: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
