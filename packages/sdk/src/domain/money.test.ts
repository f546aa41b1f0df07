import { expect, it } from "vitest";
import { formatMoney } from "./money";

it.each([
  [150_000, "INR", undefined, "₹1,500"],
  [15_000_000, "INR", undefined, "₹1,50,000"],
  [150_050, "INR", undefined, "₹1,500.50"],
  [999, "GBP", undefined, "£9.99"],
  [1234, "KWD", undefined, "KWD\u00a01.234"],
  [1500, "JPY", undefined, "¥1,500"],
  [123_456, "EUR", "de-DE", "1.234,56\u00a0€"],
  [0, "USD", undefined, "$0"],
])("writes %i %s (%s)", (amount, currency, locale, expected) => {
  expect(formatMoney(amount, currency, locale)).toBe(expected);
});
