import { expect, it } from "vitest";
import type { DayTiming } from "../schemas/branch";
import { formatHours, hoursOfDays } from "./hours-text";
import { dayRange } from "./wall-time";

const timezone = "Asia/Kolkata";
const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

it("says opening hours with a break at noon, and midnight as 24:00", () => {
  const hours = [
    { startAt: at("10:00"), endAt: at("13:00") },
    { startAt: at("14:00"), endAt: at("18:00") },
  ];
  expect(formatHours(hours, timezone)).toBe("10:00–13:00, 14:00–18:00");
  expect(formatHours([{ startAt: at("10:00"), endAt: new Date("2026-11-21T18:30:00Z") }], timezone)).toBe(
    "10:00–24:00",
  );
  expect(formatHours([], timezone)).toBe("");
});

/** Until nine, on Saturdays until two, closed on Sundays. 23 November 2026 is a Monday. */
const timings: DayTiming[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "09:00",
  close: day === 6 ? "14:00" : "21:00",
  closed: day === 0,
}));
const branch = { timezone, timings, closures: [] };
const days = (first: string, last = first) => ({
  startAt: dayRange(first, timezone).startAt,
  endAt: dayRange(last, timezone).endAt,
});

it.each([
  ["one day", days("2026-11-23"), "09:00–21:00"],
  ["days alike", days("2026-11-23", "2026-11-27"), "09:00–21:00"],
  ["days that differ", days("2026-11-27", "2026-11-28"), null],
  ["a closed day among them", days("2026-11-23", "2026-11-30"), null],
  ["a closed day", days("2026-11-29"), null],
])("has the hours of %s", (_, period, hours) => {
  expect(hoursOfDays(branch, period)).toBe(hours);
});

it("has none of a closure, nor where none are known", () => {
  const closures = [{ from: "2026-11-24", to: "2026-11-24", reason: "Painting", givesBack: false }];
  expect(hoursOfDays({ ...branch, closures }, days("2026-11-24"))).toBeNull();
  expect(hoursOfDays({ ...branch, closures }, days("2026-11-23", "2026-11-25"))).toBeNull();
  expect(hoursOfDays({ ...branch, timings: [] }, days("2026-11-23"))).toBeNull();
});
