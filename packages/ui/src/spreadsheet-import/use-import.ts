"use client";
import { useReducer } from "react";
import type { SpreadsheetImportLabels } from "./labels";
import { readSheet } from "./read-file";
import { matchRows } from "./rows";
import { type ImportAction, type ImportState, type Problem, reduce, START, withResults } from "./state";
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

/** Whether a row is to be saved: it is right, or was mended and is yet to be checked. */
export const isWanted = ({ ready, changed }: SheetRow): boolean => ready || changed.length > 0;

const cellsOf = <Value>(rows: readonly SheetRow<Value>[]) => rows.map(({ cells }) => cells);

/** The steps of an import, and the calls between them. */
export const useImport = <Value>({ columns, maxRows, onValidate, onProcess, words }: ImportCalls<Value>) => {
  const [state, send] = useReducer<ImportState<Value>, [ImportAction<Value>]>(reduce, START);

  /**
   * Checks rows.
   * @param expected lines that are to be right for the import to go on
   * @returns the rows with what was said of them; null where the import stops here
   */
  const check = async (rows: readonly SheetRow<Value>[], expected: ReadonlySet<number> = new Set()) => {
    send({ type: "checking" });
    try {
      const checked = withResults(rows, await onValidate(cellsOf(rows)));
      const faulty = checked.filter(({ line, ready }) => !ready && expected.has(line)).length;
      const problem: Problem | null =
        faulty > 0 ? { title: words.stopped(faulty), text: words.stoppedHint, isOfRows: true } : null;
      send({ type: "checked", rows: checked, problem });
      return problem ? null : checked;
    } catch (error) {
      const text = `${messageOf(error, words.failed)} ${words.kept}`;
      send({ type: "check-failed", problem: { title: words.checkingFailed, text } });
      return null;
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
    await check(rows);
  };

  const process = async (rows: readonly SheetRow<Value>[]) => {
    const ready = rows.filter((row) => row.ready);
    send({ type: "processing", total: ready.length });
    try {
      const { created, text = "" } = await onProcess(cellsOf(ready), {
        values: ready.map(({ value }) => value),
        onProgress: (done, total) => send({ type: "progress", done, total }),
      });
      send({ type: "processed", created, text });
    } catch (error) {
      const text = `${messageOf(error, words.failed)} ${words.kept}`;
      send({ type: "process-failed", problem: { title: words.processingFailed, text } });
    }
  };

  /** Saves what is ready. What was mended is checked first, and nothing is saved while one of these rows is faulty still. */
  const submit = async () => {
    const { rows } = state;
    const wanted = rows.filter(isWanted);
    if (wanted.every(({ changed }) => changed.length === 0)) return process(rows);
    const checked = await check(rows, new Set(wanted.map(({ line }) => line)));
    if (checked) await process(checked);
  };

  return {
    state,
    choose,
    check: () => check(state.rows),
    edit: (line: number, key: string, text: string) => send({ type: "edited", line, key, text }),
    submit,
    mendLeft: () => send({ type: "mend-left" }),
    restart: () => send({ type: "restart" }),
  };
};
