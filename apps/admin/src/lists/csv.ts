export type CsvValue = string | number | null;

/** A cell in quotes. A spreadsheet runs what begins with a sign as a formula, so such text gets an apostrophe. */
const cell = (value: CsvValue) => {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * Rows as a CSV file's text (RFC 4180).
 * @param rows the headings come first
 */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
