import { expect, it } from "vitest";
import { type Lane, type LaneBooking, lanesOf, spanOf } from "./lane";
import { booking, calendarOf, week } from "./lanes.fixture";
import { carried, inTheWay, nextLine, type Place, pulled, slotAt } from "./placing";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const kolkata = { timezone: "Asia/Kolkata", slotMinutes: 60 };
const london = { timezone: "Europe/London", slotMinutes: 30 };

const laneAt = (lanes: readonly Lane[], index: number) => {
  const lane = lanes[index];
  if (!lane) throw new Error(`No lane ${index}`);
  return lane;
};
const bookingIn = (lane: Lane): LaneBooking => {
  const [first] = lane.bookings;
  if (!first) throw new Error("No booking in the lane");
  return first;
};
const shown = ({ span, lane }: Place) => [
  lane.deskName,
  new Date(span.from).toISOString().slice(0, 16),
  new Date(span.to).toISOString().slice(0, 16),
];

/** 10:00 to 11:30 at A1, and nothing at A2; open from 09:30. */
const morning = (timings = week("09:30", "20:00")) => {
  const lanes = lanesOf(
    calendarOf(kolkata.timezone, ["2026-11-23"], [booking("2026-11-23T04:30:00Z", "2026-11-23T06:00:00Z")], []),
    timings,
  );
  return { here: laneAt(lanes, 0), there: laneAt(lanes, 1), it: bookingIn(laneAt(lanes, 0)) };
};

it("carries a booking to another desk at the same time, on the grid or not", () => {
  const { here, there, it: moved } = morning();
  expect(shown(carried(moved, here, there, 0, kolkata))).toEqual(["A2", "2026-11-23T04:30", "2026-11-23T06:00"]);
});

it.each([
  { by: -20, start: "04:00", why: "back to when the branch opens, 09:30" },
  { by: 20, start: "05:00", why: "to the slot after it" },
  { by: -500, start: "20:00", why: "into the night, where the same grid goes on" },
])("lets $by minutes snap $why", ({ by, start }) => {
  const { here, it: moved } = morning();
  expect(shown(carried(moved, here, here, by * MINUTE, kolkata))[1]?.slice(11)).toBe(start);
});

it("begins the grid at midnight where nobody is there that day", () => {
  const { here, it: moved } = morning([]);
  expect(shown(carried(moved, here, here, 20 * MINUTE, kolkata))[1]).toBe("2026-11-23T04:30");
});

it("keeps the start on the lines within the day", () => {
  const { here, it: moved } = morning();
  expect(carried(moved, here, here, -30 * HOUR, kolkata).span.from).toBe(here.day.from + 30 * MINUTE);
  expect(carried(moved, here, here, 30 * HOUR, kolkata).span.from).toBe(here.day.to - 30 * MINUTE);
});

it("keeps a booking that began the night before where it is, when only the desk changes", () => {
  const night = booking("2026-11-22T17:30:00Z", "2026-11-22T19:30:00Z");
  const lanes = lanesOf(calendarOf(kolkata.timezone, ["2026-11-23"], [night], []), undefined);
  const place = carried(bookingIn(laneAt(lanes, 0)), laneAt(lanes, 0), laneAt(lanes, 1), 0, kolkata);
  expect(shown(place)).toEqual(["A2", "2026-11-22T17:30", "2026-11-22T19:30"]);
});

it.each([
  { ten: "2026-03-28T10:00", to: "2026-03-29", start: "2026-03-29T09:00", hours: 23 },
  { ten: "2026-10-24T09:00", to: "2026-10-25", start: "2026-10-25T10:00", hours: 25 },
])("keeps the time of the clock on $to, which has $hours hours", ({ ten, to, start, hours }) => {
  const lasting = booking(`${ten}:00Z`, `${ten.slice(0, 14)}30:00Z`);
  const lanes = lanesOf(calendarOf(london.timezone, [ten.slice(0, 10), to], [lasting]), undefined);
  const [from, until] = [laneAt(lanes, 0), laneAt(lanes, 1)];
  expect(shown(carried(bookingIn(from), from, until, 0, london))[1]).toBe(start);
  expect(until.day.to - until.day.from).toBe(hours * HOUR);
});

it("moves whole days from day to day and never along one", () => {
  const dates = ["2026-03-28", "2026-03-29"];
  const two = booking("2026-03-28T00:00:00Z", "2026-03-29T23:00:00Z", { type: "DAILY" });
  const lanes = lanesOf(calendarOf(london.timezone, dates, [two]), undefined);
  const [from, to] = [laneAt(lanes, 0), laneAt(lanes, 1)];
  const daily = bookingIn(from);
  expect(carried(daily, from, from, 5 * HOUR, london).span).toEqual(daily.span);
  expect(shown(carried(daily, from, to, 5 * HOUR, london)).slice(1)).toEqual(["2026-03-29T00:00", "2026-03-30T23:00"]);
});

it.each([
  { grip: "end", by: 40, start: "04:30", end: "07:00" },
  { grip: "end", by: -600, start: "04:30", end: "05:30" },
  { grip: "end", by: 3000, start: "04:30", end: "04:30" },
  { grip: "start", by: -50, start: "04:00", end: "06:00" },
  { grip: "start", by: 600, start: "05:00", end: "06:00" },
] as const)("pulls the $grip by $by minutes", ({ grip, by, start, end }) => {
  const { here, it: changed } = morning();
  const [, from, to] = shown(pulled(changed, here, grip, by * MINUTE, kolkata));
  expect([from?.slice(11), to?.slice(11)]).toEqual([start, end]);
});

it("keeps a booking as long as it is, where it is shorter than a slot", () => {
  const short = booking("2026-11-23T04:30:00Z", "2026-11-23T04:45:00Z");
  const lanes = lanesOf(calendarOf(kolkata.timezone, ["2026-11-23"], [short]), undefined);
  const lane = laneAt(lanes, 0);
  expect(pulled(bookingIn(lane), lane, "end", -HOUR, kolkata).span).toEqual(spanOf(short));
});

it("finds what is in the way, but for the booking itself", () => {
  const { here, there, it: moved } = morning();
  expect(inTheWay({ lane: here, span: moved.span }, moved._id)).toBeUndefined();
  expect(inTheWay({ lane: here, span: moved.span }, "another")).toBe(moved);
  expect(inTheWay({ lane: there, span: moved.span }, "another")).toBeUndefined();
  const after = { from: moved.span.to, to: moved.span.to + HOUR };
  expect(inTheWay({ lane: here, span: after }, "another")).toBeUndefined();
});

it("names the slot that a moment lies in", () => {
  const { here } = morning();
  const at = Date.parse("2026-11-23T05:15:00Z");
  expect(new Date(slotAt(at, here, 60).from).toISOString()).toBe("2026-11-23T05:00:00.000Z");
  expect(slotAt(here.day.from, here, 60).from).toBe(here.day.from);
});

it("steps from line to line of the grid, and from between two of them", () => {
  const { here, it: between } = morning();
  const { from } = between.span;
  expect([nextLine(from, here, 1, 60) - from, nextLine(from, here, -1, 60) - from]).toEqual([
    30 * MINUTE,
    -30 * MINUTE,
  ]);
  const line = from + 30 * MINUTE;
  expect([nextLine(line, here, 1, 60) - line, nextLine(line, here, -1, 60) - line]).toEqual([HOUR, -HOUR]);
});
