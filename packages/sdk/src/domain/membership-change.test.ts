import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boughtDays, changeSums, shareOf, unusedOf } from "./membership-change";
import { wholeDays } from "./membership-freeze";

const timezone = "Europe/London";
const days = (from: string, to: string) => wholeDays({ from, to }, timezone);

describe("shareOf", () => {
  it.each([
    [100_000, 10, 30, 33_333],
    [100_000, 20, 30, 66_667],
    [1, 1, 2, 1],
    [3, 1, 2, 2],
    [5, 0, 30, 0],
    [5, 30, 30, 5],
    [5, 1, 0, 0],
    [1_000_000_000_000, 1_097, 1_098, 999_089_253_188],
  ])("%i, %i of %i parts: %i", (amount, part, whole, share) => {
    expect(shareOf(amount, part, whole)).toBe(share);
  });
});

describe("boughtDays", () => {
  const membership = { ...days("2026-12-01", "2027-01-04"), freezes: [days("2026-12-10", "2026-12-14")] };
  it.each([
    [undefined, 30],
    ["2026-12-01", 30],
    ["2026-12-05", 26],
    ["2026-12-12", 21],
    ["2026-12-15", 21],
    ["2027-01-04", 1],
    ["2027-01-05", 0],
  ])("from %s on: %i", (from, count) => {
    expect(boughtDays(membership, timezone, from === undefined ? undefined : days(from, from).startAt)).toBe(count);
  });

  it("count a day whose rest is left, and none of a freeze that lies before", () => {
    const noon = new Date("2026-12-20T12:00:00Z");
    expect(boughtDays(membership, timezone, noon)).toBe(16);
    expect(boughtDays({ ...days("2026-12-20", "2026-12-24"), freezes: membership.freezes }, timezone)).toBe(5);
  });
});

describe("unusedOf", () => {
  const bought = {
    ...days("2026-12-01", "2027-01-04"),
    freezes: [days("2026-12-10", "2026-12-14")],
    amount: 300_000,
    allowance: null,
  };
  it.each([
    ["2026-11-01", 300_000],
    ["2026-12-06", 250_000],
    ["2026-12-12", 210_000],
    ["2027-01-05", 0],
  ])("is from %s on %i", (from, amount) => {
    expect(unusedOf(bought, timezone, days(from, from).startAt)).toBe(amount);
  });

  it("is of a pass what is left of it, whenever it ends", () => {
    const { startAt, endAt } = bought;
    expect(unusedOf({ ...bought, allowance: { total: 10, left: 3 } }, timezone, startAt)).toBe(90_000);
    expect(unusedOf({ ...bought, allowance: { total: 10, left: 0 } }, timezone, endAt)).toBe(0);
  });
});

describe("changeSums", () => {
  it("is what the days left cost more", () => {
    const sums = changeSums({ amount: 300_000, days: 30, daysLeft: 10, price: 450_000, priceDays: 30 });
    expect(sums).toEqual({ credit: 100_000, price: 150_000, due: 50_000, amount: 150_000 });
  });

  it("costs nothing where the credit is more, which stays with them", () => {
    const sums = changeSums({ amount: 450_000, days: 30, daysLeft: 10, price: 300_000, priceDays: 30 });
    expect(sums).toEqual({ credit: 150_000, price: 100_000, due: 0, amount: 150_000 });
  });

  const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
  const some = fc.integer({ min: 1, max: 1098 });
  it("never takes more than it sells, and changed back at once costs nothing", () => {
    fc.assert(
      fc.property(amounts, some, fc.nat(), amounts, some, (amount, all, left, price, priceDays) => {
        const daysLeft = (left % all) + 1;
        const sums = changeSums({ amount, days: all, daysLeft, price, priceDays });
        expect(sums.credit).toBeLessThanOrEqual(amount);
        expect(sums.amount).toBe(Math.max(sums.credit, sums.price));
        const back = changeSums({ amount: sums.amount, days: daysLeft, daysLeft, price: amount, priceDays: all });
        expect(back.due).toBe(0);
      }),
    );
  });
});
