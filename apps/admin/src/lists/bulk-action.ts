import type { Write } from "@carrel/hooks";
import type { ReactNode } from "react";

interface AnyBulkAction<Row> {
  id: string;
  /** The verb: "Deactivate". */
  label: string;
  icon?: ReactNode;
  /** Why it can't be done to a row, as a sentence; such rows are left out, and the person is told. */
  refuses?: (row: Row) => string | undefined;
  /** "3 members are deactivated". */
  done: (count: number) => string;
}

/** Changes one row by a write of the cache; what it throws is told beside the row's name. */
type RunOne<Row> = (row: Row, write: Write) => Promise<unknown>;

/** What of a set can't be done: the reason by the row's id. */
type Refused = ReadonlyMap<string, string>;

/** Something that holds for some rows, under a title: "They owe already". */
export interface BulkNotes {
  title: string;
  rows: readonly { id: string; name: string; reason: string }[];
}

/** What was found of rows before anything is done to them. */
interface Checked {
  refused: Refused;
  /** What to say of the rest before it is done. */
  says: string;
  /** What has to be known of some rows that are done all the same. */
  notes?: BulkNotes;
  /** How what is refused for now can be done all the same: "Sell it all the same". Absent where nothing can. */
  insist?: string;
}

/** One call for many rows, which knows by itself what of it can't be done. */
export interface InSets<Row> {
  /** Rows that a call takes at most. */
  most: number;
  /** Asks first what of all rows can't be done, and changes nothing. @param insists on what was refused for now before */
  check: (rows: readonly Row[], insists: boolean) => Promise<Checked>;
  /** Changes those of a set that it can. */
  run: (rows: readonly Row[], write: Write, insists: boolean) => Promise<Refused>;
}

interface AskedFirst<Row> extends AnyBulkAction<Row> {
  /** The question before it is done: for what can't be taken back. */
  ask: (
    count: number,
    rows: readonly Row[],
  ) => {
    title: string;
    description: string;
    tone?: "danger";
    /** What has to be chosen first: a field that keeps its value for `run`. */
    body?: ReactNode;
  };
  run: RunOne<Row>;
  undo?: never;
  inSets?: never;
}

interface CheckedFirst<Row> extends AnyBulkAction<Row> {
  ask: AskedFirst<Row>["ask"];
  inSets: InSets<Row>;
  run?: never;
  undo?: never;
}

export interface Undoable<Row> extends AnyBulkAction<Row> {
  /** Takes it back; offered once it is done. */
  undo: RunOne<Row>;
  run: RunOne<Row>;
  ask?: never;
  inSets?: never;
}

/**
 * What can be done to the marked rows of a list, one call a row or one for a set of them. It is either asked about before, or can be
 * undone.
 */
export type BulkAction<Row> = AskedFirst<Row> | CheckedFirst<Row> | Undoable<Row>;
