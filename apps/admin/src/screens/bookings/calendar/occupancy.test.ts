import { expect, it } from "vitest";
import { lanesOf } from "./lane";
import { booking, calendarOf, stay, week } from "./lanes.fixture";
import { bookedShare, occupancyOf } from "./occupancy";

const HOUR = 3_600_000;
const kolkata = (timings: Parameters<typeof lanesOf>[1], ...bookings: Parameters<typeof booking>[]) => {
  const calendar = calendarOf(
    "Asia/Kolkata",
    ["2026-11-23"],
    bookings.map((each) => booking(...each)),
  );
  const [lane] = lanesOf(calendar, timings);
  if (!lane) throw new Error("no lane");
  return occupancyOf(lane);
};

it("counts what is booked of the open hours, and nothing beside them", () => {
  // 09:00 to 19:00; from 08:00 to 10:00 and from 12:00 to 13:30.
  const day = kolkata(
    week("09:00", "19:00"),
    ["2026-11-23T02:30:00.000Z", "2026-11-23T04:30:00.000Z"],
    ["2026-11-23T06:30:00.000Z", "2026-11-23T08:00:00.000Z"],
  );
  expect(day).toEqual({ open: 10 * HOUR, booked: 2.5 * HOUR });
  expect(bookedShare([day])).toBe(0.25);
});

it("counts what was used before a move", () => {
  const calendar = calendarOf("Asia/Kolkata", ["2026-11-23"], []);
  for (const day of calendar.desks.flatMap(({ days }) => days)) {
    day.stays = [stay("2026-11-22T18:30:00.000Z", "2026-11-23T06:30:00.000Z")];
  }
  const [lane] = lanesOf(calendar, week("09:00", "19:00"));
  expect(lane && occupancyOf(lane)).toEqual({ open: 10 * HOUR, booked: 3 * HOUR });
});

it("is full by a booking of several days, and of the whole day where the hours are not known", () => {
  const days: [string, string] = ["2026-11-20T18:30:00.000Z", "2026-11-30T18:30:00.000Z"];
  expect(bookedShare([kolkata(week("09:00", "19:00"), days)])).toBe(1);
  expect(kolkata(undefined, days)).toEqual({ open: 24 * HOUR, booked: 24 * HOUR });
});

it("has no share on a day when it is closed, and leaves such days out of a total", () => {
  const closed = occupancyOf({ day: { from: 0, to: 24 * HOUR }, open: [], bookings: [], stays: [] });
  expect(bookedShare([closed])).toBeNull();
  expect(bookedShare([])).toBeNull();
  expect(bookedShare([closed, { open: 8, booked: 2 }, { open: 8, booked: 6 }])).toBe(0.5);
});

it.each([
  { date: "2026-03-29", hours: 23 },
  { date: "2026-10-25", hours: 25 },
])("has $hours hours on $date in London, where it is open all day", ({ date, hours }) => {
  const timings = week("00:00", "24:00").map((day) => ({ ...day, closed: false }));
  const [lane] = lanesOf(calendarOf("Europe/London", [date], []), timings);
  expect(lane && occupancyOf(lane).open).toBe(hours * HOUR);
});
