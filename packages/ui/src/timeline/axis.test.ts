import { expect, it } from "vitest";
import { axisOf, clockOf, closedSpans, ownTicks, shareOf } from "./axis";
import { HOUR, lane, span } from "./lanes.fixture";

const clock = clockOf("Europe/London", "en-GB");
const winter = lane("Saturday", [], { day: span("2026-03-28T00:00Z", "2026-03-29T00:00Z") });
const spring = lane("Sunday", [], { day: span("2026-03-29T00:00Z", "2026-03-29T23:00Z") });
const autumn = lane("Sunday", [], { day: span("2026-10-24T23:00Z", "2026-10-26T00:00Z") });

it("leaves one hour out of the axis, or says it twice, where the clocks change", () => {
  const axis = axisOf([winter, spring], clock);
  expect(axis.ticks.map(({ label }) => label).slice(0, 3)).toEqual(["00:00", "01:00", "02:00"]);
  expect(ownTicks(spring.day, axis, clock)[0]).toEqual({ offset: HOUR, label: "02:00" });
  const long = axisOf([autumn], clock);
  expect(long.length).toBe(25 * HOUR);
  expect(long.ticks.map(({ label }) => label).slice(0, 4)).toEqual(["00:00", "01:00", "01:00", "02:00"]);
});

it("has 24 hours and no line where there is no lane", () => {
  expect(axisOf([], clock)).toEqual({ length: 24 * HOUR, ticks: [] });
});

it("shades what lies before and after the hours of the day, and a day without any whole", () => {
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
