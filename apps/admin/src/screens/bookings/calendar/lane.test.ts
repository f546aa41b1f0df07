import { expect, it } from "vitest";
import { withMoved } from "./lane";
import { booking, calendarOf } from "./lanes.fixture";
import { weekOf } from "./week-of";

const ZONE = "Europe/London";
const dates = ["2026-03-28", "2026-03-29"];
const ids = (calendar: ReturnType<typeof calendarOf>) =>
  calendar.desks.map(({ days }) => days.map(({ bookings }) => bookings.map(({ _id }) => _id)));

it("shows a moved booking at its new desk, in every day that it touches, and nowhere else", () => {
  const morning = booking("2026-03-28T09:00:00Z", "2026-03-28T10:00:00Z", { _id: "morning" });
  const calendar = calendarOf(ZONE, dates, [], []);
  const [one] = calendar.desks;
  one?.days[0]?.bookings.push(morning);
  const night = { deskId: "desk-2", startAt: "2026-03-28T23:00:00Z", endAt: "2026-03-29T01:00:00Z" };
  expect(ids(withMoved(calendar, "morning", night))).toEqual([
    [[], []],
    [["morning"], ["morning"]],
  ]);
  expect(withMoved(calendar, "unknown", night)).toBe(calendar);
});

it.each([
  ["2026-11-22", "2026-11-16", "2026-11-22"],
  ["2026-11-23", "2026-11-23", "2026-11-29"],
  ["2027-01-01", "2026-12-28", "2027-01-03"],
])("begins the week of %s on Monday %s", (date, from, to) => {
  expect(weekOf(date)).toEqual({ from, to });
});
