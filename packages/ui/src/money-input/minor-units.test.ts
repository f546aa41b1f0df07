import { expect, test } from "vitest";
import { parseAmount, showAmount, symbolOf } from "./minor-units";

test.each([
  ["50", "INR", 5_000],
  ["₹ 1,50,000", "INR", 15_000_000],
  ["1,50,000.5", "INR", 15_000_050],
  ["12,5", "EUR", 1_250],
  ["12,50", "EUR", 1_250],
  ["1,234", "USD", 123_400],
  ["500", "JPY", 500],
  ["", "INR", null],
  ["abc", "INR", null],
  ["-5", "INR", null],
])("%o in %s is %o", (typed, currency, minor) => {
  expect(parseAmount(typed, currency)).toBe(minor);
});

test("amounts are grouped as their readers expect", () => {
  expect(showAmount(15_000_000, "INR", "en-IN")).toBe("1,50,000");
  expect(showAmount(15_000_050, "INR", "en-IN")).toBe("1,50,000.50");
  expect(showAmount(null, "INR", "en-IN")).toBe("");
  expect(symbolOf("INR", "en-IN")).toBe("₹");
});
