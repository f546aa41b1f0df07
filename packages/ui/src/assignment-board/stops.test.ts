import { expect, test } from "vitest";
import type { BoardCell, BoardEntry, BoardRow } from "./board";
import { cellAt, nearestStop, nextRow, stopByKey } from "./stops";

const entry = (label: string): BoardEntry => ({ id: label, label, detail: "", name: label, href: "#" });
const free: BoardCell = { state: "free", text: "Free", name: "free", entries: [] };
const taken = (...labels: string[]): BoardCell => ({ ...free, state: "taken", entries: labels.map(entry) });
const row = (id: string, cells: BoardCell[]): BoardRow => ({ id, label: id, group: "", href: "#", cells });

/** Three columns: a wide cell in the second row, three people in one cell of the third. */
const ROWS = [
  row("A1", [free, taken("Asha"), free]),
  row("A2", [{ ...taken("Ben"), span: 2 }, free]),
  row("A3", [taken("Cy", "Dee", "Eli"), free, free]),
];
const led = (keys: string, from = { row: 0, column: 0, entry: 0 }) => {
  let stop = from;
  let along = from.column;
  for (const key of keys.split(" ")) {
    const next = stopByKey({ key: key.replace("Ctrl+", ""), ctrlKey: key.startsWith("Ctrl+") }, stop, along, ROWS);
    if (!next) return null;
    if (!/Down|Up/.test(key)) along = next.column;
    stop = next;
  }
  return stop;
};

test.each([
  ["ArrowRight", { row: 0, column: 1, entry: 0 }],
  ["ArrowLeft", { row: 0, column: -1, entry: 0 }],
  ["ArrowLeft ArrowLeft", { row: 0, column: -1, entry: 0 }],
  // Into a wide cell, out of it past its end, and through it without losing the column.
  ["ArrowDown ArrowRight", { row: 1, column: 2, entry: 0 }],
  ["ArrowRight ArrowDown", { row: 1, column: 0, entry: 0 }],
  ["ArrowRight ArrowDown ArrowDown", { row: 2, column: 1, entry: 0 }],
  // Through three people of a cell, and back to the last of them from below.
  ["ArrowDown ArrowDown ArrowDown", { row: 2, column: 0, entry: 1 }],
  ["ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown", { row: 2, column: 0, entry: 2 }],
  ["ArrowDown ArrowDown ArrowDown ArrowRight", { row: 2, column: 1, entry: 0 }],
  ["End", { row: 0, column: 2, entry: 0 }],
  ["Ctrl+End", { row: 2, column: 2, entry: 0 }],
  ["Ctrl+End Ctrl+Home", { row: 0, column: -1, entry: 0 }],
  ["PageDown", { row: 2, column: 0, entry: 0 }],
  ["x", null],
])("%s leads to %o", (keys, stop) => {
  expect(led(keys)).toEqual(stop);
});

test("a place that is gone gives way to the nearest", () => {
  expect(nearestStop({ row: 9, column: 0, entry: 9 }, ROWS)).toEqual({ row: 2, column: 0, entry: 2 });
  expect(nearestStop({ row: 1, column: 1, entry: 0 }, ROWS)).toEqual({ row: 1, column: 0, entry: 0 });
  expect(nearestStop({ row: 3, column: 1, entry: 0 }, [])).toEqual({ row: 0, column: -1, entry: 0 });
});

test("a cell is found by each column that it takes", () => {
  expect(cellAt(ROWS[1], 1)?.start).toBe(0);
  expect(cellAt(ROWS[1], 2)?.cell).toBe(free);
  expect(cellAt(ROWS[1], 3)).toBeUndefined();
});

test("carried by keys, a row that does not fit is passed over", () => {
  const isFree = ({ cells: [first] }: BoardRow) => first?.state === "free";
  expect(nextRow(2, -1, ROWS, isFree)).toBe(0);
  expect(nextRow(0, 1, ROWS, isFree)).toBeNull();
});
