import { expect, test } from "vitest";
import { heatGeometry } from "./heat-geometry";
import { stepOf } from "./heat-steps";

test("the highest is in the last step, and nothing is in none", () => {
  expect([1, 20, 21, 60, 99, 100].map((value) => stepOf(value, 100))).toEqual([0, 0, 1, 2, 4, 4]);
  expect([0, null, -3].map((value) => stepOf(value, 100))).toEqual([null, null, null]);
  expect(stepOf(1, 0)).toBeNull();
  expect([80, 81, 90, 100].map((value) => stepOf(value, 100, 80))).toEqual([0, 0, 2, 4]);
});

const box = { width: 240, height: 120, em: 10, textWidth: () => 32.5 };
const rows = ["Mon", "Tue"];

test("cells lie in rows, and a place leads to its cell", () => {
  const ltr = heatGeometry(box, { rows, columns: 4, direction: "ltr" });
  expect(ltr.cell(0)).toEqual({ x: 41, y: 1, width: 48, height: 48 });
  expect(ltr.cell(5)).toMatchObject({ x: 91, y: 51 });
  expect(ltr.locate(95, 60)).toBe(5);
  expect(ltr.locate(10, 60)).toBeNull();
  expect(ltr.locate(95, 110)).toBeNull();
});

test("the first column is where reading starts", () => {
  const rtl = heatGeometry(box, { rows, columns: 4, direction: "rtl" });
  expect(rtl.cell(0).x).toBe(151);
  expect(rtl.locate(rtl.columnX(3), rtl.rowY(1))).toBe(7);
});
