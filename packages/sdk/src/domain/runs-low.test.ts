import { expect, it } from "vitest";
import { runsLow } from "./runs-low";

it.each([
  ["day", 30, 6, false],
  ["day", 30, 5, true],
  ["day", 10, 3, false],
  ["day", 10, 2, true],
  ["day", 10, 0, true],
  ["day", 2, 2, false],
  ["day", 2, 1, true],
  ["minute", 1200, 240, false],
  ["minute", 1200, 239, true],
  ["minute", 300, 121, false],
  ["minute", 300, 120, true],
] as const)("of a pass of %ss, %i in all and %i left, little is left: %s", (unit, total, left, isLow) => {
  expect(runsLow({ unit, total, left })).toBe(isLow);
});
