import { expect, test } from "vitest";
import { nextDesk, type TileBox } from "./next-desk";

const box = (column: number, top: number): TileBox => ({ left: column * 110, top, width: 100, height: 80 });

// Two zones: three and two tiles a row, then a zone of one row.
const boxes = [box(0, 0), box(1, 0), box(2, 0), box(0, 90), box(1, 90), box(0, 240), box(1, 240), box(2, 240)];

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 3],
  ["ArrowRight", 7, 7],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 0, 3],
  ["ArrowDown", 2, 4],
  ["ArrowDown", 4, 6],
  ["ArrowDown", 6, 6],
  ["ArrowUp", 7, 4],
  ["ArrowUp", 4, 1],
  ["ArrowUp", 1, 1],
  ["Home", 6, 0],
  ["End", 0, 7],
])("%s from %d leads to %d", (key, from, to) => {
  expect(nextDesk(key, boxes, from)).toBe(to);
});

test("left and right change sides where reading goes from right to left", () => {
  expect(nextDesk("ArrowLeft", boxes, 0, "rtl")).toBe(1);
  expect(nextDesk("ArrowRight", boxes, 1, "rtl")).toBe(0);
});

test("other keys are left alone", () => {
  expect(nextDesk("a", boxes, 0)).toBeNull();
  expect(nextDesk("Enter", boxes, 0)).toBeNull();
});
