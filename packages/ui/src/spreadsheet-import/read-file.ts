/** The sheet's cells as text, heading first; rows without any text are left out but counted in `lines`. */
export interface Sheet {
  cells: string[][];
  /** Where each of `cells` stands in the file; the first line is 1. */
  lines: number[];
}

const UTF16 = { "255,254": "utf-16le", "254,255": "utf-16be" } as const;

/** Text of a CSV file. Excel writes UTF-8, UTF-16 or, where the system is old, Windows-1252. */
export const decode = (bytes: Uint8Array): string => {
  const utf16 = Object.entries(UTF16).find(([mark]) => mark === bytes.subarray(0, 2).join(","))?.[1];
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** Excel's day 0: a cell that holds only a time stands on it. */
const DAY_ZERO = "1899-12-3";

/** A cell as it would stand in a CSV file: days as YYYY-MM-DD, times as HH:mm. */
export const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  if (!(cell instanceof Date)) return String(cell).trim();
  if (Number.isNaN(cell.getTime())) return "";
  // Excel's times are fractions of a day, a second off by rounding.
  const [day = "", time = ""] = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString().split("T");
  const clock = time.slice(0, 5);
  if (day.startsWith(DAY_ZERO)) return clock;
  return clock === "00:00" ? day : `${day} ${clock}`;
};

const readCsv = async (file: File): Promise<unknown[][]> => {
  const { default: papa } = await import("papaparse");
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  // By the headings alone: lines without text, which are counted here, mislead the guess.
  const { delimiter } = papa.parse(text, { preview: 1, skipEmptyLines: true }).meta;
  return papa.parse<string[]>(text, { delimiter }).data;
};

const readXlsx = async (file: File): Promise<unknown[][]> => {
  const { default: readXlsxFile } = await import("read-excel-file");
  return readXlsxFile(file);
};

// First two bytes. An .xlsx file is a zip archive, whatever it is called; an .xls file is neither that nor text.
const ZIP = "80,75";
const OLD_EXCEL = "208,207";

/**
 * Reads the first sheet of a CSV or .xlsx file. The readers load when they are needed.
 *
 * @throws what the reader throws of a damaged file
 */
export const readSheet = async (file: File): Promise<Sheet> => {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer()).join(",");
  if (head === OLD_EXCEL) throw new Error("An .xls file is not read.");
  const all = await (head === ZIP ? readXlsx(file) : readCsv(file));
  const sheet: Sheet = { cells: [], lines: [] };
  for (const [index, row] of all.entries()) {
    const cells = row.map(textOf);
    if (cells.every((cell) => cell === "")) continue;
    sheet.cells.push(cells);
    sheet.lines.push(index + 1);
  }
  return sheet;
};
