"use client";
import { useReducer } from "react";
import type { SpreadsheetImportLabels } from "./labels";
import { readSheet } from "./read-file";
import { matchRows } from "./rows";
import { type ImportAction, type ImportState, reduce, START } from "./state";
import type { ImportColumn, ImportedRow, ImportResult, ImportValidation, SheetRow } from "./types";

export interface ImportCalls<Value> {
  columns: readonly ImportColumn[];
  maxRows: number;
  onValidate: (rows: ImportedRow[]) => Promise<ImportValidation<Value>>;
  onProcess: (
    rows: ImportedRow[],
    context: { values: (Value | undefined)[]; onProgress: (done: number, total: number) => void },
  ) => Promise<ImportResult>;
  words: SpreadsheetImportLabels;
}

const messageOf = (error: unknown, otherwise: string) =>
  error instanceof Error && error.message ? error.message : otherwise;

const cellsOf = <Value>(rows: readonly SheetRow<Value>[]) => rows.map(({ cells }) => cells);

/** The steps of an import, and the calls between them. */
export const useImport = <Value>({ columns, maxRows, onValidate, onProcess, words }: ImportCalls<Value>) => {
  const [state, send] = useReducer<ImportState<Value>, [ImportAction<Value>]>(reduce, START);

  const check = async (rows: readonly SheetRow<Value>[]) => {
    send({ type: "checking" });
    try {
      send({ type: "checked", validation: await onValidate(cellsOf(rows)) });
    } catch (error) {
      const text = `${messageOf(error, words.failed)} ${words.kept}`;
      send({ type: "check-failed", problem: { title: words.checkingFailed, text } });
    }
  };

  const readable = async (file: File) => {
    try {
      return matchRows(await readSheet(file), columns);
    } catch {
      return null;
    }
  };

  const choose = async (file: File) => {
    send({ type: "reading", fileName: file.name });
    const refuse = (text: string) => send({ type: "unreadable", problem: { title: words.unreadable, text } });
    const matched = await readable(file);
    if (!matched) return refuse(words.damaged);
    const { rows, missing, ignored } = matched;
    if (missing.length > 0) return refuse(words.missing(missing.join(", ")));
    if (rows.length === 0) return refuse(words.noRows);
    if (rows.length > maxRows) return refuse(words.tooManyRows(rows.length, maxRows));
    send({ type: "loaded", rows, ignored: ignored.filter((heading) => heading !== words.problems) });
    return check(rows);
  };

  const process = async () => {
    const ready = state.rows.filter((row) => row.ready);
    send({ type: "processing", total: ready.length });
    try {
      const { created } = await onProcess(cellsOf(ready), {
        values: ready.map(({ value }) => value),
        onProgress: (done, total) => send({ type: "progress", done, total }),
      });
      send({ type: "processed", created });
    } catch (error) {
      const text = `${messageOf(error, words.failed)} ${words.kept}`;
      send({ type: "process-failed", problem: { title: words.processingFailed, text } });
    }
  };

  return {
    state,
    choose,
    check: () => check(state.rows),
    edit: (line: number, key: string, text: string) => send({ type: "edited", line, key, text }),
    process,
    mendLeft: () => send({ type: "mend-left" }),
    restart: () => send({ type: "restart" }),
  };
};
