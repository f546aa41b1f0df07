import { expect, test } from "vitest";
import { nextName } from "./next-name";

test.each([
  ["A1", "A2"],
  ["A9", "A10"],
  ["Seat 07", "Seat 08"],
  ["Seat 99", "Seat 100"],
  ["Window", ""],
  ["", ""],
])("after %o comes %o", (name, next) => {
  expect(nextName(name)).toBe(next);
});
