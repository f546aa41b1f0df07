import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { runsLow, whereText } from "./membership-text";

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
  [{ unit: "day", total: 10, used: 4, left: 6 }, false],
  [{ unit: "day", total: 10, used: 9, left: 1 }, true],
  [{ unit: "minute", total: 1200, used: 450, left: 750 }, false],
  [{ unit: "minute", total: 1200, used: 1080, left: 120 }, true],
] as const)("of %j little is left: %s", (pass, isLow) => {
  expect(runsLow(pass)).toBe(isLow);
});
