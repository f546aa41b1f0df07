import type { ReactNode } from "react";

/** Somebody who has a row's place in a column. */
export interface BoardEntry {
  /** The same wherever he stands on the board. */
  id: string;
  label: string;
  /** "until 30 Nov" */
  detail: string;
  /** All that screen readers say: "Desk A1, Morning, Asha Rao, until 30 Nov". */
  name: string;
  href: string;
  /** What he has ends soon; the detail says it too. */
  isMarked?: boolean;
  isMovable?: boolean;
}

/** What else is there: a link to it. */
export interface BoardNote {
  label: string;
  name: string;
  href: string;
}

/** A row's place in a column, or in several beside each other where the same have it. */
export interface BoardCell {
  state: "free" | "partly" | "taken" | "closed";
  /** How many columns it takes; 1 when left out. */
  span?: number;
  /** Shown where nobody has it: "Free", "Not on Sundays". */
  text: string;
  /** What screen readers say of it where nobody has it. */
  name: string;
  /** The address behind a place that nobody has. */
  href?: string;
  entries: readonly BoardEntry[];
  note?: BoardNote;
}

export interface BoardColumn {
  id: string;
  label: string;
  /** "06:00–14:00" */
  detail: string;
  /** Figures below: "12 free". */
  notes: readonly string[];
  isClosed?: boolean;
}

export interface BoardRow {
  id: string;
  label: string;
  detail?: string;
  /** Rows of one group stand together, below its name; none stands there where all have the same. */
  group: string;
  href: string;
  isMuted?: boolean;
  /** From the first column on; together they take as many as there are. */
  cells: readonly BoardCell[];
}

/** Generic words; what rows and columns are called is the caller's. */
export const LABELS = {
  /** Read out after the name of an entry that can be moved. */
  hint: "Press Space to move it.",
  /** Shown while one is carried by keys, and read out as it is lifted. */
  carrying: (entry: BoardEntry): string =>
    `Moving ${entry.label}: up and down go to the next free place, Space puts it down, Escape puts it back.`,
  at: (row: BoardRow, fits: boolean): string => `${row.label}, ${fits ? "free" : "not free"}`,
  /** Read out where keys find no other place. */
  nowhere: (entry: BoardEntry): string => `There is no free place for ${entry.label} that way`,
  dropped: (entry: BoardEntry, row: BoardRow): string => `${entry.label} is put down: ${row.label}`,
  putBack: (entry: BoardEntry, row: BoardRow): string => `${entry.label} stays where it was: ${row.label}`,
  /** At a place where another is. */
  taken: "Not free",
};

export interface BoardLabels extends Partial<typeof LABELS> {
  /** What it shows: "Seats of Mon, 23 Nov". */
  board: string;
  /** What the rows are: "Seat". */
  rows: ReactNode;
}
