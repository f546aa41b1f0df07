import type { SpreadsheetImportLabels } from "@carrel/ui/spreadsheet-import";

/** What the rows of a sheet are called: one, and many. */
export interface Nouns {
  one: string;
  many: string;
}

/** "1 seat", "2,000 seats" */
export const numbered = ({ one, many }: Nouns, count: number): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${many}`;

/** The words of an import in which each row becomes something, such as a desk. */
export const sheetLabels = (nouns: Nouns, words: { make: string; making: string; made: string }) =>
  ({
    title: "Choose the sheet",
    templateHint: `It has the columns that are listed here. Put a row for each ${nouns.one} in place of its example.`,
    add: (count) => `${words.make} ${numbered(nouns, count)}`,
    processing: `${words.making} ${nouns.many}`,
    saving: (total) => `${numbered(nouns, total)}, all or none`,
    processingFailed: `The ${nouns.many} could not be ${words.made}`,
    made: (count) => `${numbered(nouns, count)} ${words.made}`,
    readyHint: `Nothing is saved yet. All ${nouns.many} are ${words.made} together, or none.`,
    reviewHint:
      "Mend the marked cells here; they are checked again before anything is saved. Rows with faults are left out.",
  }) satisfies Partial<SpreadsheetImportLabels>;
