import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { passText, runsLow, whereText } from "./membership-text";

const words = terminology("study-hall");

test.each([
  [{ deskName: "A12", shiftName: "Morning" }, "Seat A12, Morning"],
  [{ deskName: "A12", shiftName: null }, "Seat A12"],
  [{ deskName: null, shiftName: "Morning" }, "Any seat, Morning"],
  [{ deskName: null, shiftName: null }, "Any seat"],
])("says where %j is: %s", (membership, text) => {
  expect(whereText(membership, words)).toBe(text);
});

test.each([
  [{ unit: "day", total: 10, used: 4, left: 6 }, "6 of 10 days", false],
  [{ unit: "day", total: 10, used: 9, left: 1 }, "1 of 10 days", true],
  [{ unit: "day", total: 1, used: 0, left: 1 }, "1 of 1 day", true],
  [{ unit: "minute", total: 1200, used: 450, left: 750 }, "12.5 of 20 hours", false],
  [{ unit: "minute", total: 1200, used: 1080, left: 120 }, "2 of 20 hours", true],
] as const)("says what is left of %j: %s", (pass, text, isLow) => {
  expect(passText(pass)).toBe(text);
  expect(runsLow(pass)).toBe(isLow);
});
