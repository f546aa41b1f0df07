import { expect, it } from "vitest";
import { MOST_AMOUNT } from "./limits";
import { isPlanPayable, withTax } from "./with-tax";

it.each([
  [666, 18, 120],
  [20_000, 0.07, 14],
  [25, 18, 5],
  [50, 1, 1],
  [49, 1, 0],
  [1_000, 0, 0],
  [1e12, 18, 180_000_000_000],
])("%i at %d %% has %i of tax", (net, percent, tax) => {
  expect(withTax(net, percent)).toEqual({ net, tax, amount: net + tax });
});

it.each([
  [MOST_AMOUNT, 0, true],
  [MOST_AMOUNT + 1, 0, false],
  [MOST_AMOUNT - 1, 0, true],
  [MOST_AMOUNT, 18, false],
])("a plan of %i at %d %% can be paid: %s", (amount, taxPercent, isPayable) => {
  expect(isPlanPayable({ amount, taxPercent })).toBe(isPayable);
});
