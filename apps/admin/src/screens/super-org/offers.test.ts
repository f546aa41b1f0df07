import { expect, test } from "vitest";
import { codeFrom, inOrder } from "./offers";

test.each([
  ["Growth", "growth"],
  ["Growth, by the year", "growth-by-the-year"],
  ["  Café +50 ", "cafe-50"],
  ["स्टार्टर", ""],
  ["A very long name that no code could ever be as long as it is", "a-very-long-name-that-no-code-could-ever"],
])("suggests for %j the code %j", (name, code) => {
  expect(codeFrom(name)).toBe(code);
});

test("orders entries by ids, those that somebody else added meanwhile last", () => {
  const [a, b, c] = [{ _id: "a" }, { _id: "b" }, { _id: "c" }];
  expect(inOrder([a, b, c], ["b", "a"])).toEqual([b, a, c]);
});
