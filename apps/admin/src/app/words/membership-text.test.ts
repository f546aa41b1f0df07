import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { whereText } from "./membership-text";

const words = terminology("study-hall");

test.each([
  [{ deskName: "A12", shiftName: "Morning" }, "Seat A12, Morning"],
  [{ deskName: "A12", shiftName: null }, "Seat A12"],
  [{ deskName: null, shiftName: "Morning" }, "Any seat, Morning"],
  [{ deskName: null, shiftName: null }, "Any seat"],
])("says where %j is: %s", (membership, text) => {
  expect(whereText(membership, words)).toBe(text);
});
