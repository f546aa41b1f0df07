import { expect, test } from "vitest";
import { oneOf, ownPath, text } from "./search-params";

test.each([
  ["desk 4", "desk 4"],
  [42, "42"],
  ["", undefined],
  [undefined, undefined],
  [{ a: 1 }, undefined],
])("text %o reads as %o", (value, read) => {
  expect(text(value)).toBe(read);
});

test("oneOf takes nothing else", () => {
  expect(oneOf(["grid", "list"], "list")).toBe("list");
  expect(oneOf(["grid", "list"], "heap")).toBeUndefined();
});

test.each([
  ["/bookings?status=PENDING", "/bookings?status=PENDING"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["https://evil.example", undefined],
  ["javascript:alert(1)", undefined],
  [7, undefined],
])("ownPath %o leads to %o", (value, path) => {
  expect(ownPath(value)).toBe(path);
});
