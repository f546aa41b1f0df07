import { expect, test } from "vitest";
import { parseAmount, showAmount, symbolOf } from "./minor-units";

test.each([
  ["50", "INR", "en-IN", 5_000],
  ["₹ 1,50,000", "INR", "en-IN", 15_000_000],
  ["1,50,000.5", "INR", "en-IN", 15_000_050],
  ["Rs. 50", "INR", "en-IN", 5_000],
  ["Rs.50", "INR", "en-IN", 5_000],
  ["50.5 Rs.", "INR", "en-IN", 5_050],
  [".5", "INR", "en-IN", 50],
  ["0.29", "INR", "en-IN", 29],
  ["1,234", "USD", "en", 123_400],
  ["1.5 USD", "USD", "en", 150],
  ["12,5", "EUR", "en", 1_250],
  ["12,50", "EUR", "en", 1_250],
  ["1,234.55", "EUR", "en", 123_455],
  ["1.234,55", "EUR", "de-DE", 123_455],
  ["1.234", "EUR", "de-DE", 123_400],
  ["1.234.567", "EUR", "de-DE", 123_456_700],
  ["12,5 €", "EUR", "de-DE", 1_250],
  ["12.50", "EUR", "de-DE", 1_250],
  ["1\u202f234,55 €", "EUR", "fr-FR", 123_455],
  ["1 234,55", "EUR", "fr-FR", 123_455],
  ["12.50", "EUR", "fr-FR", 1_250],
  ["1.234", "KWD", "en", 1_234],
  ["1,234", "KWD", "en", 1_234_000],
  ["١٬٢٣٤٫٥٥", "EGP", "ar-EG", 123_455],
  ["500", "JPY", "en", 500],
  ["1,500", "JPY", "en", 1_500],
  ["", "INR", "en-IN", null],
  ["abc", "INR", "en-IN", null],
  ["-5", "INR", "en-IN", null],
  ["1.2.3", "INR", "en-IN", null],
  ["9".repeat(20), "INR", "en-IN", null],
])("%o in %s, written as in %s, is %o", (typed, currency, locale, minor) => {
  expect(parseAmount(typed, currency, locale)).toBe(minor);
});

test.each(["en-IN", "en", "de-DE", "fr-FR", "ar-EG"])("what is shown in %s is read back as it was", (locale) => {
  for (const minor of [0, 5, 5_000, 123_455, 15_000_050]) {
    expect(parseAmount(showAmount(minor, "EUR", locale), "EUR", locale)).toBe(minor);
    expect(parseAmount(showAmount(minor, "EUR", locale, false), "EUR", locale)).toBe(minor);
  }
});

test("amounts are grouped as their readers expect", () => {
  expect(showAmount(15_000_000, "INR", "en-IN")).toBe("1,50,000");
  expect(showAmount(15_000_050, "INR", "en-IN")).toBe("1,50,000.50");
  expect(showAmount(15_000_050, "INR", "en-IN", false)).toBe("150000.50");
  expect(showAmount(123_455, "EUR", "de-DE")).toBe("1.234,55");
  expect(showAmount(null, "INR", "en-IN")).toBe("");
  expect(symbolOf("INR", "en-IN")).toBe("₹");
});
