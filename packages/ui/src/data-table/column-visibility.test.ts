import { expect, test } from "vitest";
import { shownColumns, withMoved, withVisible } from "./column-visibility";

const columns = ["member", "seat", "branch", "total"].map((id) => ({ id }));
const ids = (choices: Parameters<typeof shownColumns>[1]) => shownColumns(columns, choices).map(({ id }) => id);

test("shows every column in its own order until something is chosen", () => {
  expect(ids(null)).toEqual(["member", "seat", "branch", "total"]);
  expect(ids([])).toEqual(["member", "seat", "branch", "total"]);
});

test("keeps to the order that was chosen, and puts new columns after it", () => {
  const chosen = [
    { id: "total", visible: true },
    { id: "seat", visible: false },
  ];
  expect(ids(chosen)).toEqual(["member", "total", "branch"]);
});

test("never hides or moves the column that names the row, and passes over those that are no more", () => {
  const chosen = [
    { id: "total", visible: true },
    { id: "gone", visible: true },
    { id: "member", visible: false },
  ];
  expect(ids(chosen)).toEqual(["member", "total", "seat", "branch"]);
});

test("hides and shows one column without losing its place", () => {
  const hidden = withVisible(columns, null, "seat", false);
  expect(ids(hidden)).toEqual(["member", "branch", "total"]);
  expect(ids(withVisible(columns, hidden, "seat", true))).toEqual(["member", "seat", "branch", "total"]);
});

test("moves a column, not past the ends", () => {
  expect(ids(withMoved(columns, null, "total", -1))).toEqual(["member", "seat", "total", "branch"]);
  expect(ids(withMoved(columns, null, "seat", -1))).toEqual(["member", "seat", "branch", "total"]);
  expect(ids(withMoved(columns, null, "seat", 9))).toEqual(["member", "branch", "total", "seat"]);
});
