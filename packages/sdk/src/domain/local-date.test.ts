import { describe, expect, it } from "vitest";
import { addDays, addDuration, daysBetween, localDateOf, weekdayOf } from "./local-date";

describe("localDateOf", () => {
  it.each([
    ["2026-11-21T18:29:59Z", "Asia/Kolkata", "2026-11-21"],
    ["2026-11-21T18:30:00Z", "Asia/Kolkata", "2026-11-22"],
    ["2026-07-01T03:59:00Z", "America/New_York", "2026-06-30"],
    ["2026-07-01T04:00:00Z", "America/New_York", "2026-07-01"],
    ["2026-06-30T23:00:00Z", "Europe/London", "2026-07-01"],
    ["2026-01-01T00:00:00Z", "UTC", "2026-01-01"],
  ])("%s in %s", (instant, timezone, expected) => {
    expect(localDateOf(new Date(instant), timezone)).toBe(expected);
  });
});

describe("addDuration", () => {
  it.each([
    ["2026-01-31", 1, "month", "2026-02-28"],
    ["2028-01-31", 1, "month", "2028-02-29"],
    ["2026-01-31", 3, "month", "2026-04-30"],
    ["2026-12-15", 1, "month", "2027-01-15"],
    ["2026-03-28", 1, "week", "2026-04-04"],
    ["2026-03-28", 2, "week", "2026-04-11"],
    ["2026-03-28", 2, "day", "2026-03-30"],
    ["2026-03-28", 5, "hour", "2026-03-29"],
    ["2026-03-28", 25, "hour", "2026-03-30"],
  ] as const)("%s and %i %s", (from, count, unit, expected) => {
    expect(addDuration(from, { count, unit })).toBe(expected);
  });
});

it("counts calendar days whatever the clocks do", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
});

it("counts weekdays from Sunday", () => {
  expect(weekdayOf("2026-11-22")).toBe(0);
  expect(weekdayOf("2026-11-21")).toBe(6);
});
