import { expect, it } from "vitest";
import { allowanceText } from "./allowance-text";

it.each([
  ["day", 10, 3, "3 of 10 days"],
  ["day", 1, 0, "0 of 1 day"],
  ["minute", 1200, 750, "12 hours 30 minutes of 20 hours"],
  ["minute", 60, 45, "45 minutes of 1 hour"],
  ["minute", 60, 0, "0 hours of 1 hour"],
] as const)("what is left of a pass: %s, %i, %i", (unit, total, left, text) => {
  expect(allowanceText({ unit, total, left })).toBe(text);
});
