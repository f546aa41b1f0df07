import { expect, it } from "vitest";
import { calendarOf } from "./lanes.fixture";
import { withinDays } from "./within-days";

const week = Array.from({ length: 7 }, (_, day) => `2026-11-${23 + day}`);
const datesOf = (calendar: ReturnType<typeof withinDays>) =>
  calendar?.desks.map(({ days }) => days.map(({ date }) => date));

it("shows the day that a week holds already, and nothing of a day in place of a week", () => {
  const hall = calendarOf("Asia/Kolkata", week, [], []);
  expect(datesOf(withinDays(hall, { from: "2026-11-25", to: "2026-11-25" }))).toEqual([["2026-11-25"], ["2026-11-25"]]);
  const day = calendarOf("Asia/Kolkata", ["2026-11-25"], []);
  expect(withinDays(day, { from: "2026-11-23", to: "2026-11-29" })).toBeUndefined();
});

it("shows the day or the week before until the next one is there", () => {
  const day = calendarOf("Asia/Kolkata", ["2026-11-25"], []);
  expect(withinDays(day, { from: "2026-11-26", to: "2026-11-26" })).toBe(day);
  const hall = calendarOf("Asia/Kolkata", week, []);
  expect(withinDays(hall, { from: "2026-11-30", to: "2026-12-06" })).toBe(hall);
  const empty = calendarOf("Asia/Kolkata", week);
  expect(withinDays(empty, { from: "2026-11-30", to: "2026-11-30" })).toBe(empty);
});
