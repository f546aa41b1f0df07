import { expect, test } from "vitest";
import { freeInWords, fullness } from "./fullness";

test.each([
  [0, { available: false, reason: "Full" }],
  [1, { available: true, hint: "1 left" }],
  [5, { available: true, hint: "5 left" }],
  [6, { available: true }],
  [undefined, { available: true }],
])("a slot with %s free desks", (free, shown) => {
  expect(fullness(free)).toEqual(shown);
});

test("a day says how many are free for all of it", () => {
  const words = { desk: "Seat", desks: "Seats" };
  expect(freeInWords(0, 1, words)).toContain("No seat is free all day.");
  expect(freeInWords(1, 1, words)).toBe("1 seat is free all day.");
  expect(freeInWords(12, 1, words)).toBe("12 seats are free all day.");
  expect(freeInWords(12, 3, words)).toBe("12 seats are free on all 3 days.");
  expect(freeInWords(0, 3, words)).toBe("No seat is free on all 3 days. Choose fewer days, or others.");
});
