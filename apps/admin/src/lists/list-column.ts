import type { DataTableColumn } from "@carrel/ui/data-table";
import { type CsvValue, csvText } from "./csv";

type Value<Row> = (row: Row) => CsvValue;

/** A list's column, and what it is in a file. */
export interface ListColumn<Row> extends DataTableColumn<Row> {
  /**
   * Its value as text or a number; several by their headings where the column tells more than one thing. A column without
   * is not in the file.
   */
  csv?: Value<Row> | Readonly<Record<string, Value<Row>>>;
}

/**
 * A list as a CSV file's text.
 * @param columns those that are shown, in their order
 */
export function listCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const values = columns.flatMap(({ header, csv }): [string, Value<Row>][] => {
    if (!csv) return [];
    return typeof csv === "function" ? [[header, csv]] : Object.entries(csv);
  });
  return csvText([values.map(([heading]) => heading), ...rows.map((row) => values.map(([, value]) => value(row)))]);
}
