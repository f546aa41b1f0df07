import type { ImportValidation, SheetRow } from "./types";

export type Stage = "choose" | "reading" | "checking" | "review" | "processing" | "done";

export interface Problem {
  title: string;
  text: string;
  /** It is about rows that are marked: another check would find the same. */
  isOfRows?: true;
}

export interface ImportState<Value> {
  stage: Stage;
  fileName: string;
  rows: readonly SheetRow<Value>[];
  /** Headings of the file that were not used. */
  ignored: readonly string[];
  /** Whether `rows` were ever checked. */
  checked: boolean;
  problem: Problem | null;
  progress: { done: number; total: number } | null;
  created: number;
  /** What became of the saved rows. */
  text: string;
}

export type ImportAction<Value> =
  | { type: "reading"; fileName: string }
  | { type: "unreadable"; problem: Problem }
  | { type: "loaded"; rows: readonly SheetRow<Value>[]; ignored: readonly string[] }
  | { type: "checking" }
  | { type: "checked"; rows: readonly SheetRow<Value>[]; problem: Problem | null }
  | { type: "check-failed"; problem: Problem }
  | { type: "edited"; line: number; key: string; text: string }
  | { type: "processing"; total: number }
  | { type: "progress"; done: number; total: number }
  | { type: "processed"; created: number; text: string }
  | { type: "process-failed"; problem: Problem }
  | { type: "mend-left" }
  | { type: "restart" };

export const START = {
  stage: "choose",
  fileName: "",
  rows: [],
  ignored: [],
  checked: false,
  problem: null,
  progress: null,
  created: 0,
  text: "",
} satisfies ImportState<never>;

/** Rows with what the server says of them. */
export const withResults = <Value>(
  rows: readonly SheetRow<Value>[],
  { validationResults }: ImportValidation<Value>,
): SheetRow<Value>[] => {
  const byPlace = new Map(validationResults.map((result) => [result.row, result]));
  return rows.map((row, index) => {
    const result = byPlace.get(index + 1);
    const { issues = [], notes = [], valid = false, value } = result ?? {};
    return { ...row, changed: [], issues, notes, ready: valid, value };
  });
};

const edited = <Value>(row: SheetRow<Value>, key: string, text: string): SheetRow<Value> => ({
  ...row,
  cells: { ...row.cells, [key]: text },
  changed: row.changed.includes(key) ? row.changed : [...row.changed, key],
  ready: false,
});

/** Every step of an import. Rows are only ever dropped by a new file or once they are saved. */
export const reduce = <Value>(state: ImportState<Value>, action: ImportAction<Value>): ImportState<Value> => {
  switch (action.type) {
    case "reading":
      return { ...START, stage: "reading", fileName: action.fileName };
    case "unreadable":
      return { ...state, stage: "choose", problem: action.problem };
    case "loaded":
      return { ...state, rows: action.rows, ignored: action.ignored };
    case "checking":
      return { ...state, stage: "checking", problem: null };
    case "checked":
      return { ...state, stage: "review", checked: true, rows: action.rows, problem: action.problem };
    case "check-failed":
      return { ...state, stage: state.checked ? "review" : "choose", problem: action.problem };
    case "edited":
      return {
        ...state,
        rows: state.rows.map((row) => (row.line === action.line ? edited(row, action.key, action.text) : row)),
      };
    case "processing":
      return { ...state, stage: "processing", problem: null, progress: { done: 0, total: action.total } };
    case "progress":
      return { ...state, progress: { done: action.done, total: action.total } };
    case "processed":
      return {
        ...state,
        stage: "done",
        created: action.created,
        text: action.text,
        rows: state.rows.filter(({ ready }) => !ready),
      };
    case "process-failed":
      return { ...state, stage: "review", problem: action.problem };
    case "mend-left":
      return { ...state, stage: "review" };
    case "restart":
      return START;
  }
};
