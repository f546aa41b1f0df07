import { expect, it } from "vitest";
import { excerptOf } from "./excerpt";

const whole = { isCutBefore: false, isCutAfter: false };

it.each([
  ["# Keys\n\n1. **Lights** on\n2) _Doors_\n> - `unlock`", "Keys Lights on Doors - unlock"],
  ["See [the list](https://example.com/a_b) of snake_case ~~today~~", "See the list of snake_case today"],
  ["| What | Where |\n| --- | :-: |\n| Money | Dashboard |", "What Where Money Dashboard"],
  ["2 * 3 is 6, 1.5 is not", "2 3 is 6, 1.5 is not"],
  ["**half of a pair", "half of a pair"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
])("says %j of an article in plain words", (passage, says) => {
  expect(excerptOf({ passage, ...whole }, true)).toBe(says);
});

it("leaves what is no Markdown as it is, on one line", () => {
  expect(excerptOf({ passage: "# 1\n* 2 ", ...whole }, false)).toBe("# 1 * 2");
});

it.each([
  ["ff the lights and g", { isCutBefore: true, isCutAfter: true }, "…the lights and…"],
  ["Turn off the li", { isCutBefore: false, isCutAfter: true }, "Turn off the…"],
  [
    "鍵は金庫の中にあります。朝はまず明かりをつけます。 窓",
    { isCutBefore: true, isCutAfter: false },
    "…鍵は金庫の中にあります。朝はまず明かりをつけます。 窓",
  ],
])("cuts %j between words, where there are some", (passage, cuts, says) => {
  expect(excerptOf({ passage, ...cuts }, true)).toBe(says);
});
