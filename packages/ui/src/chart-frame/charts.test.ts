import { expect, test } from "vitest";
import { nextPoint } from "./next-point";
import { looksOf } from "./series";
import { labelStep, valueScale } from "./value-scale";

test("values stand on zero and end on a round number", () => {
  const { scale, ticks } = valueScale([12, 37], [100, 0], 4);
  expect(scale.domain()).toEqual([0, 40]);
  expect(scale(0)).toBe(100);
  expect(ticks).toEqual([0, 10, 20, 30, 40]);
  expect(valueScale([-8, 5], [0, 1], 4).scale.domain()[0]).toBeLessThanOrEqual(-8);
  expect(valueScale([0, 0], [0, 1], 4).scale.domain()).toEqual([0, 1]);
  expect(valueScale([], [0, 1], 4).scale.domain()).toEqual([0, 1]);
});

test("counts get no halves", () => {
  expect(valueScale([0, 1], [0, 1], 4).ticks).toEqual([0, 1]);
  expect(valueScale([0, 0.9], [0, 1], 4).ticks.length).toBeGreaterThan(3);
});

test("labels are thinned until they don't touch", () => {
  expect(labelStep([30, 40], 60, 10)).toBe(1);
  expect(labelStep([30, 40], 20, 10)).toBe(3);
  expect(labelStep([], 0, 10)).toBe(1);
});

test.each([
  ["ArrowRight", 0, 1, "ltr", 1],
  ["ArrowRight", 5, 1, "ltr", 5],
  ["ArrowLeft", 0, 1, "rtl", 1],
  ["ArrowDown", 1, 1, "ltr", 2],
  ["ArrowDown", 1, 3, "ltr", 4],
  ["ArrowDown", 4, 3, "ltr", 4],
  ["ArrowUp", 4, 3, "ltr", 1],
  ["Home", 4, 3, "ltr", 0],
  ["End", 0, 3, "ltr", 5],
] as const)("%s from %d of six, %d in a row, %s, leads to %d", (key, from, columns, direction, to) => {
  expect(nextPoint(key, from, 6, columns, direction)).toBe(to);
});

test("other keys are left alone, and so is nothing", () => {
  expect(nextPoint("a", 0, 6, 1)).toBeNull();
  expect(nextPoint("End", 0, 0, 1)).toBeNull();
});

test("no two series look alike, and a comparison takes no colour", () => {
  const looks = looksOf([{}, { comparison: true }, {}, ...Array.from({ length: 6 }, () => ({}))]);
  expect(looks[1]).toMatchObject({ comparison: true, dash: "4 4" });
  expect(looks[2]?.colour).toBe("var(--ui-chart-2)");
  const told = looks.map(({ colour, pattern }) => `${colour} ${pattern}`);
  expect(new Set(told).size).toBe(told.length);
});
