/** One column of the sheet. */
export interface ImportColumn {
  key: string;
  /** The heading in the file, and of the field that mends it. */
  label: string;
  /** A file without this column is not read. */
  required?: boolean;
  /** What may stand there. */
  hint?: string;
  /** Other headings that mean this column. */
  aliases?: readonly string[];
}

/** A row as text, by the columns' keys; a cell that is empty is "". */
export type ImportedRow = Readonly<Record<string, string>>;

export interface ImportIssue {
  /** Starts with the column's key; empty when the row as a whole is wrong. */
  path: readonly (string | number)[];
  message: string;
}

/** What the server says of the rows. */
export interface ImportValidation<Value = unknown> {
  validationResults: readonly {
    /** The row's place in what was sent; the first is 1. */
    row: number;
    valid: boolean;
    issues: readonly ImportIssue[];
    /** What is good to know of it, right or wrong. */
    notes?: readonly ImportIssue[] | undefined;
    /** Of a valid row: what `onProcess` gets. */
    value?: Value | undefined;
  }[];
  summary: { total: number; valid: number; invalid: number };
}

export interface ImportResult {
  /** How many rows were taken. */
  created: number;
  /** What became of them, where that says too little. */
  text?: string;
}

/** A row with what is known of it. */
export interface SheetRow<Value = unknown> {
  /** Where it stands in the file; the heading is line 1. */
  line: number;
  cells: ImportedRow;
  issues: readonly ImportIssue[];
  notes: readonly ImportIssue[];
  /** Keys of the cells that were changed since the last check. */
  changed: readonly string[];
  /** Checked and without a fault. */
  ready: boolean;
  value?: Value | undefined;
}
