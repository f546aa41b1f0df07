import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { PricedPlan } from "./fee-quote";
import { addDuration, localDateOf } from "./local-date";
import { planTerm, renewalStart } from "./plan-term";
import { dayRange } from "./wall-time";

const timezone = "Asia/Kolkata";
const PLACE = { branchId: "pier", timezone };
const month: PricedPlan = {
  _id: "month",
  name: "Month",
  bookingType: "DAILY",
  duration: { count: 1, unit: "month" },
  amount: 450_000,
  currency: "INR",
  taxPercent: 18,
  branchIds: [],
  isActive: true,
};
const midnight = (date: string) => dayRange(date, timezone).startAt;

/** The local dates on which a membership's terms end, each renewed before the last is over. */
function endsOf(plan: PricedPlan, first: string, times: number): string[] {
  const startAt = midnight(first);
  let endAt = startAt;
  return Array.from({ length: times }, () => {
    const term = planTerm(plan, { ...PLACE, ...renewalStart({ startAt, endAt }, startAt, timezone) });
    if (!term) throw new Error("The plan fits");
    expect(term.price.units).toBe(1);
    endAt = term.period.endAt;
    return localDateOf(endAt, timezone);
  });
}

describe("planTerm", () => {
  it("lasts from the first day to the midnight that ends it, tax included", () => {
    const term = planTerm(month, { ...PLACE, startAt: midnight("2026-11-23") });
    expect(term?.period).toEqual({ startAt: midnight("2026-11-23"), endAt: midnight("2026-12-23") });
    expect(term?.price).toMatchObject({ net: 450_000, tax: 81_000, amount: 531_000 });
  });

  it.each([
    ["2026-01-31", ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
    ["2028-01-30", ["2028-02-29", "2028-03-30", "2028-04-30", "2028-05-30"]],
    ["2026-02-28", ["2026-03-28", "2026-04-28", "2026-05-28", "2026-06-28"]],
  ])("renewed month by month keeps the day of %s, one price a month", (first, ends) => {
    expect(endsOf(month, first, 4)).toEqual(ends);
  });

  it("of a year begun on 29 February comes back to it", () => {
    const year: PricedPlan = { ...month, duration: { count: 12, unit: "month" } };
    expect(endsOf(year, "2028-02-29", 4)).toEqual(["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
  });

  it("of many renewals ends where one of as many months ends, and costs as much", () => {
    const first = fc
      .integer({ min: 0, max: 1500 })
      .map((days) => addDuration("2026-01-01", { count: days, unit: "day" }));
    fc.assert(
      fc.property(first, fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 3 }), (from, times, count) => {
        const plan: PricedPlan = { ...month, duration: { count, unit: "month" } };
        expect(endsOf(plan, from, times).at(-1)).toBe(addDuration(from, { count: count * times, unit: "month" }));
      }),
    );
  });

  it("counts from its own start where a week came between", () => {
    const since = midnight("2026-01-31");
    expect(planTerm(month, { ...PLACE, startAt: midnight("2026-03-07"), since })?.period.endAt).toEqual(
      midnight("2026-04-07"),
    );
  });

  it.each([
    ["by the hour", { bookingType: "HOURLY" }],
    ["out of use", { isActive: false }],
    ["sold elsewhere", { branchIds: ["hill"] }],
  ] as const)("is nothing for a plan %s", (_, changes) => {
    expect(planTerm({ ...month, ...changes } as PricedPlan, { ...PLACE, startAt: midnight("2026-11-23") })).toBeNull();
  });
});

test.each([
  ["at its end while it runs", "2026-11-30T18:30:00Z", "2026-11-30T18:30:00.000Z", true],
  ["today once it has lapsed", "2026-11-10T18:30:00Z", "2026-11-21T18:30:00.000Z", false],
  ["at its end where that is this midnight", "2026-11-21T18:30:00Z", "2026-11-21T18:30:00.000Z", true],
  ["at its end where that was today", "2026-11-22T05:00:00Z", "2026-11-22T05:00:00.000Z", true],
])("a renewal begins %s", (_, end, from, continues) => {
  const startAt = new Date("2026-10-01T18:30:00Z");
  const start = renewalStart({ startAt, endAt: new Date(end) }, new Date("2026-11-22T06:00:00Z"), timezone);
  expect([start.startAt.toISOString(), start.since]).toEqual([from, continues ? startAt : undefined]);
});
