import { expect, test } from "vitest";
import type { Box } from "../chart-frame/use-box";
import { areaGeometry, dottedPoints } from "./area-geometry";

const box: Box = { width: 420, height: 240, em: 10, textWidth: (text) => text.length * 10 };
const series = [{ id: "a", name: "A", values: [0, 10, null, 40] }];
const at = (direction: "ltr" | "rtl") => areaGeometry(box, { count: 4, series, format: String, direction });

test("the axis takes the room its widest label needs, at the side where reading starts", () => {
  expect(at("ltr").area).toMatchObject({ left: 26, right: 412.5 });
  expect(at("rtl").area).toMatchObject({ left: 7.5, right: 394 });
});

test("points run from the start to the end, and the nearest one is found", () => {
  const ltr = at("ltr");
  expect(ltr.x(0)).toBe(26);
  expect(ltr.x(3)).toBe(412.5);
  expect(ltr.locate(0, 0)).toBe(0);
  expect(ltr.locate(ltr.x(2) + 5, 0)).toBe(2);
  expect(ltr.locate(9999, 0)).toBe(3);
  const rtl = at("rtl");
  expect(rtl.x(0)).toBe(394);
  expect(rtl.locate(rtl.x(1), 0)).toBe(1);
});

test("a missing value is a gap in the line", () => {
  const [first, ...others] = at("ltr")
    .linePath(series[0]?.values ?? [])
    .split("M")
    .filter(Boolean);
  expect(first).toMatch(/^26,/);
  expect(others).toHaveLength(1);
});

test("a value on its own gets a dot, and so does the last one", () => {
  expect(dottedPoints([1, 2, null, 3, null, 4, 5])).toEqual([3, 6]);
  expect(dottedPoints([7])).toEqual([0]);
  expect(dottedPoints([1, 2, null])).toEqual([]);
});
