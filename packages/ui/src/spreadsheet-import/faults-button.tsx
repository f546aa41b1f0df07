"use client";
import { Download } from "lucide-react";
import { Button, type ButtonProps } from "../button";
import { download, faultsCsv } from "./faults-csv";
import type { SpreadsheetImportLabels } from "./labels";
import type { ImportColumn, SheetRow } from "./types";

export interface FaultsButtonProps extends Pick<ButtonProps, "size" | "variant"> {
  rows: readonly SheetRow[];
  columns: readonly ImportColumn[];
  /** Of the file they came from; names the one they go into. */
  fileName: string;
  words: SpreadsheetImportLabels;
}

/** Saves the faulty rows as CSV, with the reasons. */
export const FaultsButton = ({ rows, columns, fileName, words, ...rest }: FaultsButtonProps) => {
  const save = async () => {
    const name = fileName.replace(/\.[^.]*$/, "");
    download(await faultsCsv(rows, columns, words.problems), `${name}-${words.problems.toLocaleLowerCase()}.csv`);
  };
  return (
    <Button {...rest} icon={<Download strokeWidth={1.5} aria-hidden="true" />} onClick={save}>
      {words.download}
    </Button>
  );
};
