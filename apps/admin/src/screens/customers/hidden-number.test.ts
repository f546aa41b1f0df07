import { expect, test } from "vitest";
import { hiddenNumber } from "./hidden-number";

test.each([
  ["1234 5678 9012", "•••• •••• 9012"],
  ["ABCDE1234F", "••••••234F"],
  ["KA-12", "••-12"],
  ["7", "•"],
])("hides most of %s: %s", (number, hidden) => {
  expect(hiddenNumber(number)).toBe(hidden);
});
