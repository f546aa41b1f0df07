import { describe, expect, it } from "vitest";
import { type PricedPlan, type QuotedPeriod, quote } from "./fee-quote";

const plan = (changes: Partial<PricedPlan>): PricedPlan => ({
  _id: "hour",
  name: "Hour",
  bookingType: "HOURLY",
  duration: { count: 1, unit: "hour" },
  amount: 5000,
  currency: "INR",
  taxPercent: 0,
  branchIds: [],
  isActive: true,
  ...changes,
});
const day = plan({
  _id: "day",
  name: "Day",
  bookingType: "DAILY",
  duration: { count: 1, unit: "day" },
  amount: 30_000,
});
const week = plan({ ...day, _id: "week", name: "Week", duration: { count: 1, unit: "week" }, amount: 150_000 });
const month = plan({ ...day, _id: "month", name: "Month", duration: { count: 1, unit: "month" }, amount: 400_000 });

const hourly = (startAt: string, endAt: string): QuotedPeriod => ({
  type: "HOURLY",
  startAt: new Date(startAt),
  endAt: new Date(endAt),
  timezone: "Asia/Kolkata",
  branchId: "pier",
});
const daily = (startAt: string, endAt: string, timezone = "UTC"): QuotedPeriod => ({
  type: "DAILY",
  startAt: new Date(startAt),
  endAt: new Date(endAt),
  timezone,
  branchId: "pier",
});
const twoHours = hourly("2026-11-21T10:00:00Z", "2026-11-21T12:00:00Z");

describe("quote", () => {
  it("takes a plan as often as it takes to cover the period", () => {
    expect(quote([plan({})], twoHours)).toEqual({
      feePlanId: "hour",
      feePlanName: "Hour",
      units: 2,
      net: 10_000,
      tax: 0,
      amount: 10_000,
      currency: "INR",
    });
    expect(quote([plan({})], hourly("2026-11-21T10:00:00Z", "2026-11-21T12:01:00Z"))?.units).toBe(3);
  });

  it("takes the price that names most of the desk's zone and kind", () => {
    const priced = {
      ...day,
      prices: [
        { zone: "Window", amount: 40_000 },
        { zone: "Window", deskKind: "cabin" as const, amount: 90_000 },
      ],
    };
    const asked = daily("2026-11-21T00:00:00Z", "2026-11-23T00:00:00Z");
    const at = (place: Partial<QuotedPeriod>) => quote([priced, week], { ...asked, ...place })?.amount;
    expect(at({})).toBe(60_000);
    expect(at({ zone: "Door", deskKind: "cabin" })).toBe(60_000);
    expect(at({ zone: "Window" })).toBe(80_000);
    // Dearer than a week of any seat.
    expect(at({ zone: "Window", deskKind: "cabin" })).toBe(150_000);
  });

  it("adds the tax, rounded once", () => {
    expect(quote([plan({ amount: 333, taxPercent: 18 })], twoHours)).toMatchObject({ net: 666, tax: 120, amount: 786 });
    expect(quote([plan({ amount: 10_000, taxPercent: 0.07 })], twoHours)).toMatchObject({ net: 20_000, tax: 14 });
  });

  it("picks the cheapest plan for the whole period", () => {
    const halfDay = plan({ _id: "half", name: "Half day", duration: { count: 4, unit: "hour" }, amount: 12_000 });
    expect(quote([plan({}), halfDay], twoHours)?.feePlanId).toBe("hour");
    expect(quote([plan({}), halfDay], hourly("2026-11-21T10:00:00Z", "2026-11-21T13:00:00Z"))?.feePlanId).toBe("half");
  });

  it("prefers fewer units, then the name, at the same price", () => {
    const pair = plan({ _id: "pair", name: "Pair", duration: { count: 2, unit: "hour" }, amount: 10_000 });
    expect(quote([plan({}), pair], twoHours)?.feePlanId).toBe("pair");
    const twin = plan({ ...pair, _id: "twin", name: "A twin" });
    for (const plans of [
      [pair, twin],
      [twin, pair],
    ]) {
      expect(quote(plans, twoHours)?.feePlanId).toBe("twin");
    }
    expect(quote([pair, { ...pair, _id: "same" }], twoHours)?.feePlanId).toBe("pair");
  });

  it.each([
    ["inactive", { isActive: false }],
    ["of another branch", { branchIds: ["mill"] }],
    ["of the other booking type", { bookingType: "DAILY", duration: { count: 1, unit: "day" } }],
    ["beyond what an amount can be", { amount: 1e12 }],
  ] as const)("leaves out a plan that is %s", (_, changes) => {
    expect(quote([plan(changes as Partial<PricedPlan>)], twoHours)).toBeNull();
  });

  it("takes a plan at the largest amount", () => {
    expect(quote([plan({ amount: 5e11 })], twoHours)?.amount).toBe(1e12);
  });

  it("takes a plan that names the branch", () => {
    expect(quote([plan({ branchIds: ["mill", "pier"] })], twoHours)?.units).toBe(2);
  });

  it.each([
    ["one day", [day], "2026-11-21", "2026-11-22", 1],
    ["three days by two", [plan({ ...day, duration: { count: 2, unit: "day" } })], "2026-11-21", "2026-11-24", 2],
    ["eight days by the week", [week], "2026-11-01", "2026-11-09", 2],
    ["four weeks by two", [plan({ ...week, duration: { count: 2, unit: "week" } })], "2026-11-01", "2026-11-29", 2],
    ["exactly a month", [month], "2026-01-31", "2026-02-28", 1],
    ["a day more than a month", [month], "2026-02-01", "2026-03-02", 2],
    ["a year by the month", [month], "2026-01-01", "2027-01-01", 12],
    ["a year by three", [plan({ ...month, duration: { count: 3, unit: "month" } })], "2026-01-01", "2027-01-01", 4],
  ])("counts local days: %s", (_, plans, from, to, units) => {
    expect(quote(plans, daily(`${from}T00:00:00Z`, `${to}T00:00:00Z`))?.units).toBe(units);
  });

  it("counts a day of 25 hours once", () => {
    const period = daily("2026-10-24T23:00:00Z", "2026-10-26T00:00:00Z", "Europe/London");
    expect(quote([day], period)?.units).toBe(1);
  });

  it("has no price without plans", () => {
    expect(quote([], twoHours)).toBeNull();
  });
});
