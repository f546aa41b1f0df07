import type { Write } from "@carrel/hooks";
import type { ReactNode } from "react";

interface AnyBulkAction<Row> {
  id: string;
  /** The verb: "Deactivate". */
  label: string;
  icon?: ReactNode;
  /** Why it can't be done to a row, as a sentence; such rows are left out, and the person is told. */
  refuses?: (row: Row) => string | undefined;
  /** Changes one row by a write of the cache; what it throws is told beside the row's name. */
  run: (row: Row, write: Write) => Promise<unknown>;
  /** "3 members are deactivated". */
  done: (count: number) => string;
}

interface AskedFirst<Row> extends AnyBulkAction<Row> {
  /** The question before it is done: for what can't be taken back. */
  ask: (count: number) => {
    title: string;
    description: string;
    tone?: "danger";
    /** What has to be chosen first: a field that keeps its value for `run`. */
    body?: ReactNode;
  };
  undo?: never;
}

interface Undoable<Row> extends AnyBulkAction<Row> {
  /** Takes it back; offered once it is done. */
  undo: (row: Row, write: Write) => Promise<unknown>;
  ask?: never;
}

/** What can be done to the marked rows of a list, one call a row. It is either asked about before, or can be undone. */
export type BulkAction<Row> = AskedFirst<Row> | Undoable<Row>;
