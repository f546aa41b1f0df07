import { describe, expect, it } from "vitest";
import { nextFault } from "./faults";
import { type ImportState, reduce, START, withResults } from "./state";
import type { SheetRow } from "./types";

const columns = [
  { key: "name", label: "Name" },
  { key: "zone", label: "Zone" },
];
const row = (line: number): SheetRow<string> => ({
  line,
  cells: { name: `A${line}`, zone: "" },
  issues: [],
  notes: [],
  changed: [],
  ready: false,
});
const loaded: ImportState<string> = { ...START, rows: [row(2), row(3), row(5)] };
const checked = reduce(loaded, {
  type: "checked",
  problem: null,
  rows: withResults(loaded.rows, {
    validationResults: [
      { row: 1, valid: true, issues: [], value: "one" },
      { row: 2, valid: false, issues: [{ path: ["zone"], message: "No such zone." }] },
      { row: 3, valid: false, issues: [{ path: [], message: "This row is there twice." }] },
    ],
    summary: { total: 3, valid: 1, invalid: 2 },
  }),
});

describe("an import", () => {
  it("puts what the server says with the rows, by their place", () => {
    expect(checked.stage).toBe("review");
    expect(checked.rows.map(({ line, ready, value }) => [line, ready, value])).toEqual([
      [2, true, "one"],
      [3, false, undefined],
      [5, false, undefined],
    ]);
  });

  it("counts a changed row as not checked", () => {
    const edited = reduce(checked, { type: "edited", line: 2, key: "zone", text: "Window" });
    expect(edited.rows[0]).toMatchObject({ ready: false, changed: ["zone"], cells: { name: "A2", zone: "Window" } });
  });

  it("keeps every row when a check or the saving fails, and drops the saved ones", () => {
    const problem = { title: "No", text: "The connection broke off." };
    expect(reduce({ ...checked, stage: "checking" }, { type: "check-failed", problem })).toMatchObject({
      stage: "review",
      rows: checked.rows,
    });
    expect(reduce({ ...checked, stage: "processing" }, { type: "process-failed", problem })).toMatchObject({
      stage: "review",
      rows: checked.rows,
    });
    expect(reduce(checked, { type: "processed", created: 1, text: "" }).rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it("keeps the rows of a first check that failed, so that it can be repeated", () => {
    const problem = { title: "No", text: "" };
    expect(reduce(loaded, { type: "check-failed", problem })).toMatchObject({ stage: "choose", rows: loaded.rows });
  });
});

describe("nextFault", () => {
  it("goes on from where one is, and begins again after the last", () => {
    expect(nextFault(checked.rows, columns, null)).toEqual({ line: 3, key: "zone" });
    expect(nextFault(checked.rows, columns, { line: 3, key: "zone" })).toEqual({ line: 5, key: "name" });
    expect(nextFault(checked.rows, columns, { line: 5, key: "name" })).toEqual({ line: 3, key: "zone" });
  });
});
