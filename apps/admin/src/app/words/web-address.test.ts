import { expect, test } from "vitest";
import { asOrigin, withScheme } from "./web-address";

test.each([
  ["x.com/harbour", "https://x.com/harbour"],
  [" http://x.com ", "http://x.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["harbour", "harbour"],
  ["", ""],
])("%o is made %o", (typed, whole) => {
  expect(withScheme(typed)).toBe(whole);
});

test.each([
  ["Example.com/book?desk=4", "https://example.com"],
  ["http://localhost:4000/", "http://localhost:4000"],
  ["not a site", "not a site"],
  ["ftp://example.com", "ftp://example.com"],
  [" *.example.com", "*.example.com"],
])("the origin of %o is %o", (typed, origin) => {
  expect(asOrigin(typed)).toBe(origin);
});
