import { expect, test } from "vitest";
import { newPassUses, passHolds } from "./new-pass";
import { dayRange, instantAt } from "./wall-time";

const ZONE = "Asia/Kolkata";
const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "21:00", closed: false }));
const branch = { timezone: ZONE, timings, closures: [] };
const day = (date: string, last = date) => ({
  type: "DAILY" as const,
  startAt: dayRange(date, ZONE).startAt,
  endAt: dayRange(last, ZONE).endAt,
});
const hours = (from: string, to: string) => ({
  type: "HOURLY" as const,
  startAt: instantAt("2026-11-24", from, ZONE),
  endAt: instantAt("2026-11-24", to, ZONE),
});
const days = (count: number) => ({ count, unit: "day" as const });
const MONTH = { count: 1, unit: "month" } as const;

test.each([
  ["a day", days(10), MONTH, day("2026-11-24"), 1],
  ["as many days as it holds", days(3), MONTH, day("2026-11-24", "2026-11-26"), 3],
  ["a day more", days(3), MONTH, day("2026-11-24", "2026-11-27"), null],
  ["its last valid day", days(10), days(2), day("2026-11-24", "2026-11-25"), 2],
  ["a day beyond that", days(10), days(2), day("2026-11-24", "2026-11-26"), null],
  ["hours of a pass of days", days(1), MONTH, hours("10:00", "12:00"), 1],
  ["all its hours", { count: 2, unit: "hour" }, MONTH, hours("10:00", "12:00"), 120],
  ["a minute more", { count: 2, unit: "hour" }, MONTH, hours("10:00", "12:01"), null],
  ["a whole day's open hours", { count: 12, unit: "hour" }, MONTH, day("2026-11-24"), 720],
] as const)("a visit of %s", (_, allowance, duration, visit, uses) => {
  expect(newPassUses({ allowance, duration }, visit, branch)).toBe(uses);
});

test("a pass is counted by the day or the minute", () => {
  expect(passHolds(days(10))).toEqual({ total: 10, unit: "day" });
  expect(passHolds({ count: 20, unit: "hour" })).toEqual({ total: 1200, unit: "minute" });
});
