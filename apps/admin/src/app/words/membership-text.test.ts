import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { nextText, whereText } from "./membership-text";

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
  ["upcoming", "begins in 2 days"],
  ["active", "ends in 32 days"],
  ["frozen", "ends in 32 days"],
  ["ended", null],
  ["cancelled", null],
] as const)("of one that is %s it says: %s", (state, text) => {
  const membership = { state, startAt: "2026-11-22T18:30:00Z", endAt: "2026-12-23T18:30:00Z" };
  expect(nextText(membership, new Date("2026-11-21T10:00:00Z"), "Asia/Kolkata")).toBe(text);
});
