import { expect, it } from "vitest";
import { axisOf, closedSpans, ownTicks, shareOf, weekOf } from "./axis";
import { lanesOf, withMoved } from "./lane";
import { booking, calendarOf, week } from "./lanes.fixture";

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

it("leaves one hour out of the axis, or says it twice, where the clocks change", () => {
  const [winter, spring] = lanesOf(calendarOf(ZONE, dates, []), week("08:00", "20:00"));
  const axis = axisOf(
    [winter, spring].flatMap((lane) => lane ?? []),
    ZONE,
  );
  expect(axis.ticks.map(({ label }) => label).slice(0, 3)).toEqual(["00:00", "01:00", "02:00"]);
  expect(spring && ownTicks(spring.day, axis.ticks, ZONE)[0]).toEqual({ offset: 3_600_000, label: "02:00" });
  const [autumn] = lanesOf(calendarOf(ZONE, ["2026-10-25"], []), undefined);
  const long = axisOf(autumn ? [autumn] : [], ZONE);
  expect(long.length).toBe(25 * 3_600_000);
  expect(long.ticks.map(({ label }) => label).slice(0, 4)).toEqual(["00:00", "01:00", "01:00", "02:00"]);
});

it("shades what lies before and after the opening hours, and a closed day whole", () => {
  const day = { from: 0, to: 24 };
  expect(closedSpans(day, [{ from: 9, to: 17 }])).toEqual([
    { from: 0, to: 9 },
    { from: 17, to: 24 },
  ]);
  expect(closedSpans(day, [{ from: 0, to: 24 }])).toEqual([]);
  expect(closedSpans(day, [])).toEqual([day]);
});

it("cuts what goes over the day", () => {
  const day = { from: 100, to: 200 };
  expect(shareOf({ from: 50, to: 150 }, day, 100)).toEqual({ start: 0, size: 0.5 });
  expect(shareOf({ from: 150, to: 250 }, day, 200)).toEqual({ start: 0.25, size: 0.25 });
  expect(shareOf({ from: 200, to: 250 }, day, 100)).toBeNull();
});

it.each([
  ["2026-11-22", "2026-11-16", "2026-11-22"],
  ["2026-11-23", "2026-11-23", "2026-11-29"],
  ["2027-01-01", "2026-12-28", "2027-01-03"],
])("begins the week of %s on Monday %s", (date, from, to) => {
  expect(weekOf(date)).toEqual({ from, to });
});
