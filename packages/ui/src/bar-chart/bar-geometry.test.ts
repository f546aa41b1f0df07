import { expect, test } from "vitest";
import type { Box } from "../chart-frame/use-box";
import { type BarData, barGeometry, barPath } from "./bar-geometry";

const box: Box = { width: 400, height: 200, em: 10, textWidth: (text) => text.length * 6 };
const data: BarData = {
  categories: ["Mon", "Tue"],
  series: [
    { id: "a", name: "A", values: [10, 20] },
    { id: "b", name: "B", values: [5, null] },
  ],
  layout: "grouped",
  isHorizontal: false,
  format: String,
  direction: "ltr",
};

test("grouped bars stand side by side on zero", () => {
  const { bars, area } = barGeometry(box, data);
  const [first, second, third] = bars;
  expect(bars).toHaveLength(3);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(area.bottom);
  expect(third?.height).toBeCloseTo((first?.height ?? 0) * 2);
});

test("stacked bars stand on each other", () => {
  const { bars } = barGeometry(box, { ...data, layout: "stacked" });
  const [lower, upper] = bars;
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.y ?? 0);
  expect(upper?.x).toBe(lower?.x);
});

test("where reading goes from right to left the first category is at the right", () => {
  const { middle } = barGeometry(box, { ...data, direction: "rtl" });
  expect(middle(0)).toBeGreaterThan(middle(1));
  const { bars, area } = barGeometry(box, { ...data, isHorizontal: true, direction: "rtl" });
  expect((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0)).toBeCloseTo(area.right);
});

test("a place leads to its category", () => {
  const places = barGeometry(box, data);
  expect(places.locate(places.middle(1), 0)).toBe(1);
  expect(places.locate(-50, 0)).toBeNull();
  const level = barGeometry(box, { ...data, isHorizontal: true });
  expect(level.locate(0, level.middle(0))).toBe(0);
});

test("values below zero hang from the line", () => {
  const { bars, scale } = barGeometry(box, { ...data, series: [{ id: "a", name: "A", values: [-4, 6] }] });
  expect(bars[0]?.y).toBeCloseTo(scale(0));
});

test("a bar is never rounder than it is big", () => {
  const bar = { series: 0, category: 0, value: 1, x: 0, y: 0, width: 4, height: 1 };
  expect(barPath(bar, "top", 8)).toBe("M0 1V1q0 -1 1 -1H3q1 0 1 1V1Z");
});
