import { expect, test } from "vitest";
import { firstBookable, isBookable, shiftsLeft, slotsLeft } from "./bookable-days";

/** Open 09:00 to 12:00, closed on Sundays. */
const branch = {
  timezone: "Asia/Kolkata",
  timings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "12:00", closed: day === 0 })),
};
const SATURDAY = "2026-11-21";
const SUNDAY = "2026-11-22";
/** 10:00 in Kolkata: the slot that starts now is gone. */
const now = new Date("2026-11-21T04:30:00Z");

test("slots that have begun are left out", () => {
  expect(slotsLeft(branch, 60, SATURDAY, now).map(({ startAt }) => startAt.toISOString())).toEqual([
    "2026-11-21T05:30:00.000Z",
  ]);
});

test.each([
  ["HOURLY", SATURDAY, "2026-11-21T04:30:00Z", true],
  ["HOURLY", SATURDAY, "2026-11-21T05:45:00Z", false],
  ["DAILY", SATURDAY, "2026-11-21T05:45:00Z", true],
  ["DAILY", SATURDAY, "2026-11-21T06:30:00Z", false],
  ["DAILY", SUNDAY, "2026-11-21T04:30:00Z", false],
] as const)("%s on %s, asked at %s: %s", (type, date, at, free) => {
  expect(isBookable(branch, 60, type, date, new Date(at))).toBe(free);
});

test("a closure leaves a day of the week no slot", () => {
  const closures = [{ from: SATURDAY, to: SATURDAY, reason: "Painting", givesBack: false }];
  expect(slotsLeft({ ...branch, closures }, 60, SATURDAY, now)).toEqual([]);
  for (const type of ["HOURLY", "DAILY"] as const) {
    expect(isBookable({ ...branch, closures }, 60, type, SATURDAY, now)).toBe(false);
  }
});

test("the first bookable day passes over closed ones", () => {
  const isFree = (date: string) => isBookable(branch, 60, "DAILY", date, now);
  expect(firstBookable(SUNDAY, 7, isFree)).toBe("2026-11-23");
  expect(firstBookable(SUNDAY, 0, isFree)).toBe(SUNDAY);
});

test("a shift is offered as far as slots are left of it, and only where they make it up to its end", () => {
  const every = [0, 1, 2, 3, 4, 5, 6];
  const shifts = [
    { name: "All", starts: "09:00", ends: "12:00", weekdays: every },
    { name: "First hour", starts: "09:00", ends: "10:00", weekdays: every },
    { name: "Late", starts: "11:00", ends: "14:00", weekdays: every },
    { name: "Half past", starts: "09:30", ends: "11:30", weekdays: every },
    { name: "On Sundays", starts: "09:00", ends: "12:00", weekdays: [0] },
    { name: "Night", starts: "11:00", ends: "02:00", weekdays: every },
  ];
  const offered = (date: string, at: Date) =>
    shiftsLeft({ ...branch, shifts }, slotsLeft(branch, 60, date, at), date).map(({ name, slots }) => [
      name,
      slots.length,
    ]);
  expect(offered("2026-11-23", now)).toEqual([
    ["All", 3],
    ["First hour", 1],
  ]);
  expect(offered(SATURDAY, now)).toEqual([["All", 1]]);
  expect(offered(SUNDAY, now)).toEqual([]);
});
