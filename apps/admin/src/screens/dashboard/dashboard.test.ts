import type { TrendDay } from "@carrel/sdk";
import { addDays } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { dayOf } from "./day-of";
import { peakGrid } from "./peak-grid";
import { sumOf, trendPoints } from "./trend-points";

const daysFrom = (first: string, bookings: readonly number[]): TrendDay[] =>
  bookings.map((made, at) => ({ date: addDays(first, at), bookings: made, revenue: made * 100 }));

it("puts each day beside the same day of the period before", () => {
  const points = trendPoints(
    { dailyTrend: daysFrom("2026-11-16", [1, 2]), trendBefore: daysFrom("2026-11-09", [5, 6]) },
    "weekly",
  );
  expect(points).toEqual([
    { label: "Mon 16", bookings: 1, revenue: 100, bookingsBefore: 5, revenueBefore: 500 },
    { label: "Tue 17", bookings: 2, revenue: 200, bookingsBefore: 6, revenueBefore: 600 },
  ]);
});

it("draws a year by its weeks and loses no day", () => {
  const year = daysFrom(
    "2025-11-23",
    Array.from({ length: 365 }, (_, day) => day),
  );
  const points = trendPoints({ dailyTrend: year, trendBefore: year }, "yearly");
  expect(points).toHaveLength(52);
  expect(points.at(-1)).toMatchObject({ label: expect.stringMatching(/^16\W+22 Nov$/) });
  const all = points.reduce((sum, { bookings, bookingsBefore }) => sum + bookings + bookingsBefore, 0);
  expect(all).toBe(2 * sumOf(year).bookings);
});

it("lays hours out by weekday, Monday first, as far as they are booked", () => {
  const grid = peakGrid([
    { weekday: 0, hour: 11, bookings: 2 },
    { weekday: 1, hour: 9, bookings: 7 },
  ]);
  expect(grid.columns).toEqual(["09:00", "10:00", "11:00"]);
  expect(grid.rows).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(grid.values[0]).toEqual([7, 0, 0]);
  expect(grid.values[6]).toEqual([0, 0, 2]);
  expect(grid.peak).toEqual({ weekday: "Mon", hour: "09:00", bookings: 7 });
  expect(peakGrid([])).toEqual({ rows: [], columns: [], values: [], from: 0, peak: undefined });
  expect(grid.from).toBe(0);
  const [wednesday, full] = [
    { weekday: 3, hour: 9, bookings: 6 },
    { weekday: 3, hour: 10, bookings: 9 },
  ];
  expect(peakGrid([wednesday, full])).toMatchObject({ rows: ["Wed"], values: [[6, 9]], from: 6 });
});

it("names the day of figures that are not of today in their branch", () => {
  const now = new Date("2026-11-22T20:00:00Z");
  expect(dayOf("2026-11-23", "Asia/Kolkata", now)).toBeUndefined();
  expect(dayOf("2026-11-23", "Europe/London", now)).toMatch(/^Mon\W+23 Nov$/);
});
