import { type PricedPlan, quote } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { majorUnits, priceOnce, priceText, unitPriceText } from "./plan-price";

test.each([
  [9_000, 18, 1_620],
  [333, 12.5, 42],
  [5, 10, 1],
  [0, 18, 0],
])("the tax on %i at %d percent is %i, as the server reckons it", (amount, taxPercent, tax) => {
  const plan: PricedPlan = {
    _id: "plan",
    name: "Hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount,
    taxPercent,
    currency: "INR",
    branchIds: [],
    isActive: true,
  };
  const [startAt, endAt] = [new Date("2026-11-21T10:00:00Z"), new Date("2026-11-21T11:00:00Z")];
  const served = quote([plan], { type: "HOURLY", startAt, endAt, timezone: "Asia/Kolkata", branchId: "branch" });
  expect(priceOnce({ amount, taxPercent })).toEqual({ net: amount, tax, amount: amount + tax });
  expect(served).toMatchObject({ net: amount, tax, amount: amount + tax });
});

test.each([
  [{ count: 1, unit: "hour" }, "₹118 for 1 hour", undefined],
  [{ count: 4, unit: "hour" }, "₹118 for 4 hours", "₹29.50 an hour"],
  [{ count: 1, unit: "day" }, "₹118 for 1 day", undefined],
  [{ count: 2, unit: "week" }, "₹118 for 2 weeks", "₹8.43 a day"],
  [{ count: 1, unit: "month" }, "₹118 for 1 month", "about ₹3.93 a day"],
] as const)("compares %j: %s, %s", (duration, whole, each) => {
  const plan = { duration, amount: 10_000, taxPercent: 18, currency: "INR" };
  expect(priceText(plan)).toBe(whole);
  expect(unitPriceText(plan)).toBe(each);
});

test.each([
  [9_050, "INR", 90.5],
  [500, "JPY", 500],
  [1_250, "KWD", 1.25],
])("writes %i of %s as %d", (amount, currency, major) => {
  expect(majorUnits(amount, currency)).toBe(major);
});
