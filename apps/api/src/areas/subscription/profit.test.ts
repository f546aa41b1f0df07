import { expect, it } from "vitest";
import { shareOf } from "./profit";

const INR = "INR";

it.each([
  [99_900, "INR", { rate: 20, type: "percent" }, 19_980],
  [99_999, "INR", { rate: 33.33, type: "percent" }, 33_329],
  [1, "INR", { rate: 99.99, type: "percent" }, 0],
  [1e12, "INR", { rate: 12.35, type: "percent" }, 123_500_000_000],
  [99_900, "USD", { rate: 20, type: "percent" }, 19_980],
  [99_900, "INR", { rate: 5_000, type: "fixed" }, 5_000],
  [4_000, "INR", { rate: 5_000, type: "fixed" }, 4_000],
  [99_900, "USD", { rate: 5_000, type: "fixed" }, 0],
  [99_900, "INR", { rate: null, type: null }, 0],
] as const)("of %i %s by %j a reseller gets %i", (amount, currency, rate, share) => {
  expect(shareOf({ amount, currency }, { ...rate, currency: INR })).toBe(share);
});
