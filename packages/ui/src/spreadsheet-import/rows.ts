import { unguard } from "./faults-csv";
import type { Sheet } from "./read-file";
import type { ImportColumn, SheetRow } from "./types";

/** Headings are compared without case, spaces and signs: "Desk Name *" is "desk name". */
const plain = (heading: string) => heading.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

export interface MatchedRows {
  rows: SheetRow<never>[];
  /** Labels of required columns that the file lacks. */
  missing: string[];
  /** Headings that no column answers to. */
  ignored: string[];
}

/** Puts a sheet's cells under the columns they belong to, by the headings of its first row, in any order. */
export const matchRows = ({ cells, lines }: Sheet, columns: readonly ImportColumn[]): MatchedRows => {
  const [headings = [], ...body] = cells;
  const found = headings.map(plain);
  const places = columns.map(({ key, label, aliases = [] }) => ({
    key,
    place: found.findIndex((heading) => [label, key, ...aliases].map(plain).includes(heading)),
  }));
  const used = new Set(places.map(({ place }) => place));
  return {
    rows: body.map((row, index) => ({
      line: lines[index + 1] ?? index + 2,
      cells: Object.fromEntries(places.map(({ key, place }) => [key, unguard(row[place] ?? "")])),
      issues: [],
      notes: [],
      changed: [],
      ready: false,
    })),
    missing: columns.filter((column, at) => column.required && places[at]?.place === -1).map(({ label }) => label),
    ignored: headings.filter((heading, place) => heading !== "" && !used.has(place)),
  };
};
