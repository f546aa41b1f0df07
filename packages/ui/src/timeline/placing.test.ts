import { expect, it } from "vitest";
import type { Place } from "./lane";
import { block, HOUR, hours, lane, MONDAY, span } from "./lanes.fixture";
import { carried, drawn, inTheWay, nextLine, pulled, slotAt } from "./placing";

const MINUTE = 60_000;
const kolkata = { timezone: "Asia/Kolkata", step: 60 };
const london = { timezone: "Europe/London", step: 30 };

/** 28 and 29 March 2026 in London; the second has 23 hours. */
const saturday = lane("Saturday", [], { day: span("2026-03-28T00:00Z", "2026-03-29T00:00Z"), open: null });
const sunday = lane("Sunday", [], { day: span("2026-03-29T00:00Z", "2026-03-29T23:00Z"), open: null });
/** 24 and 25 October; the second has 25. */
const before = lane("Saturday", [], { day: span("2026-10-23T23:00Z", "2026-10-24T23:00Z"), open: null });
const after = lane("Sunday", [], { day: span("2026-10-24T23:00Z", "2026-10-26T00:00Z"), open: null });

const shown = ({ lane: { label }, span: { from, to } }: Place) => [
  label,
  new Date(from).toISOString().slice(0, 16),
  new Date(to).toISOString().slice(0, 16),
];

/** 10:00 to 11:30 in A1, and nothing in A2; from 09:30 on. */
const morning = (open = [hours(9.5, 20)]) => {
  const moved = block(hours(10, 11.5));
  return { here: lane("A1", [moved], { open }), there: lane("A2", [], { open }), moved };
};

it("carries a block to another lane at the same time, on the grid or not", () => {
  const { here, there, moved } = morning();
  expect(shown(carried(moved, here, there, 0, kolkata))).toEqual(["A2", "2026-11-23T04:30", "2026-11-23T06:00"]);
});

it.each([
  { by: -20, start: "04:00", why: "back to the beginning of the hours, 09:30" },
  { by: 20, start: "05:00", why: "to the line after it" },
  { by: -500, start: "20:00", why: "into the night, where the same grid goes on" },
])("lets $by minutes snap $why", ({ by, start }) => {
  const { here, moved } = morning();
  expect(shown(carried(moved, here, here, by * MINUTE, kolkata))[1]?.slice(11)).toBe(start);
});

it("begins the grid at midnight where a day has no hours", () => {
  const { here, moved } = morning([]);
  expect(shown(carried(moved, here, here, 20 * MINUTE, kolkata))[1]).toBe("2026-11-23T04:30");
});

it("keeps the start on the lines within the day", () => {
  const { here, moved } = morning();
  expect(carried(moved, here, here, -30 * HOUR, kolkata).span.from).toBe(MONDAY.from + 30 * MINUTE);
  expect(carried(moved, here, here, 30 * HOUR, kolkata).span.from).toBe(MONDAY.to - 30 * MINUTE);
});

it("keeps a block that began the night before where it is, when only the lane changes", () => {
  const night = block(hours(-1, 1));
  const place = carried(night, lane("A1", [night]), lane("A2", []), 0, kolkata);
  expect(shown(place)).toEqual(["A2", "2026-11-22T17:30", "2026-11-22T19:30"]);
});

it.each([
  { of: span("2026-03-28T10:00Z", "2026-03-28T10:30Z"), from: saturday, to: sunday, start: "2026-03-29T09:00" },
  { of: span("2026-03-29T09:00Z", "2026-03-29T09:30Z"), from: sunday, to: saturday, start: "2026-03-28T10:00" },
  { of: span("2026-10-24T09:00Z", "2026-10-24T09:30Z"), from: before, to: after, start: "2026-10-25T10:00" },
  { of: span("2026-10-24T22:30Z", "2026-10-24T23:30Z"), from: before, to: after, start: "2026-10-25T23:30" },
])("keeps the time of the clock over a night in which they change: $start", ({ of, from, to, start }) => {
  expect(shown(carried(block(of), from, to, 0, london))[1]).toBe(start);
});

it.each([
  { of: span("2026-03-28T01:30Z", "2026-03-28T02:00Z"), from: saturday },
  {
    of: span("2026-03-30T00:30Z", "2026-03-30T01:00Z"),
    from: lane("Monday", [], { day: span("2026-03-29T23:00Z", "2026-03-30T23:00Z") }),
  },
])("takes half past two for half past one where the clocks leave that out", ({ of, from }) => {
  expect(shown(carried(block(of), from, sunday, 0, london))[1]).toBe("2026-03-29T01:30");
});

it("moves whole days from day to day and never along one", () => {
  const two = block(span("2026-03-28T00:00Z", "2026-03-29T23:00Z"), { isWholeDays: true });
  expect(carried(two, saturday, saturday, 5 * HOUR, london).span).toEqual(two.span);
  expect(shown(carried(two, saturday, sunday, 5 * HOUR, london)).slice(1)).toEqual([
    "2026-03-29T00:00",
    "2026-03-30T23:00",
  ]);
});

it.each([
  { grip: "end", by: 40, start: "04:30", end: "07:00" },
  { grip: "end", by: -600, start: "04:30", end: "05:30" },
  { grip: "end", by: 3000, start: "04:30", end: "04:30" },
  { grip: "start", by: -50, start: "04:00", end: "06:00" },
  { grip: "start", by: 600, start: "05:00", end: "06:00" },
] as const)("pulls the $grip by $by minutes", ({ grip, by, start, end }) => {
  const { here, moved } = morning();
  const [, from, to] = shown(pulled(moved, here, grip, by * MINUTE, kolkata));
  expect([from?.slice(11), to?.slice(11)]).toEqual([start, end]);
});

it("keeps a block as long as it is, where it is shorter than a step", () => {
  const short = block(hours(10, 10.25));
  expect(pulled(short, lane("A1", [short]), "end", -HOUR, kolkata).span).toEqual(short.span);
});

it("finds what is in the way, but for the block itself", () => {
  const { here, there, moved } = morning();
  expect(inTheWay({ lane: here, span: moved.span }, moved.id)).toBeUndefined();
  expect(inTheWay({ lane: here, span: moved.span }, "another")).toBe(moved);
  expect(inTheWay({ lane: there, span: moved.span }, "another")).toBeUndefined();
  expect(inTheWay({ lane: here, span: hours(11.5, 12.5) }, "another")).toBeUndefined();
});

it("names the stretch between two lines that a moment lies in", () => {
  const { here } = morning();
  expect(slotAt(hours(10.75, 11).from, here, 60)).toEqual(hours(10.5, 11.5));
  expect(slotAt(MONDAY.from, here, 60).from).toBe(MONDAY.from);
});

it("steps from line to line of the grid, and from between two of them", () => {
  const { here, moved } = morning();
  const { from } = moved.span;
  expect([nextLine(from, here, 1, 60) - from, nextLine(from, here, -1, 60) - from]).toEqual([
    30 * MINUTE,
    -30 * MINUTE,
  ]);
  const line = from + 30 * MINUTE;
  expect([nextLine(line, here, 1, 60) - line, nextLine(line, here, -1, 60) - line]).toEqual([HOUR, -HOUR]);
});

const busy = lane("A1", [block(hours(12, 13))], { marks: [{ span: hours(15, 15.5), label: "Held" }] });
it.each([
  { pressed: 9.4, at: 9.5, from: 9, to: 10, why: "at least the slot that was pressed" },
  { pressed: 9.4, at: 11.4, from: 9, to: 11, why: "to the nearest line" },
  { pressed: 11.4, at: 9.4, from: 9, to: 12, why: "back as well" },
  { pressed: 9.4, at: 14, from: 9, to: 12, why: "not into what is taken" },
  { pressed: 13.5, at: 11, from: 13, to: 14, why: "nor back into it" },
  { pressed: 14.2, at: 18, from: 14, to: 15, why: "nor into what is held" },
  { pressed: 15.7, at: 17, from: 15.5, to: 17, why: "from the end of what is held" },
  { pressed: 23.5, at: 26, from: 23, to: 24, why: "not over the day" },
])("draws over free time $why", ({ pressed, at, from, to }) => {
  const moment = (hour: number) => hours(hour, hour).from;
  expect(drawn(moment(pressed), moment(at), busy, 60, 0)).toEqual(hours(from, to));
});

it("draws nothing on what is held, nor in a slot that is over; what began goes on", () => {
  const moment = (hour: number) => hours(hour, hour).from;
  expect(drawn(moment(15.2), moment(17), busy, 60, 0)).toBeNull();
  expect(drawn(moment(9.4), moment(12), busy, 60, moment(10))).toBeNull();
  expect(drawn(moment(10.9), moment(8), busy, 60, moment(10.5))).toEqual(hours(10, 11));
});
