import { expect, test } from "vitest";
import { rangeWith } from "./use-virtual-rows";

const range = { startIndex: 40, endIndex: 42, overscan: 1, count: 100 };

test("keeps the row with the focus, in order, once", () => {
  expect(rangeWith(range, [])).toEqual([39, 40, 41, 42, 43]);
  expect(rangeWith(range, [3])).toEqual([3, 39, 40, 41, 42, 43]);
  expect(rangeWith(range, [99, 41])).toEqual([39, 40, 41, 42, 43, 99]);
});

test("forgets rows that are no more", () => {
  expect(rangeWith(range, [-1, 100])).toEqual([39, 40, 41, 42, 43]);
});
