import { addDays, dayRange } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { wholeDaysInWords } from "./whole-days";

const timezone = "Asia/Kolkata";
/** Open until nine, on Saturdays until two, closed on Sundays. */
const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "09:00",
  close: day === 6 ? "14:00" : "21:00",
  closed: day === 0,
}));
const branch = { timezone, timings };

const MONDAY = "2026-11-23";
const FRIDAY = addDays(MONDAY, 4);
const SUNDAY = addDays(MONDAY, 6);
const days = (first: string, last = first) => ({
  startAt: dayRange(first, timezone).startAt,
  endAt: dayRange(last, timezone).endAt,
});

test("one whole day says when it is open", () => {
  expect(wholeDaysInWords(days(MONDAY), branch)).toBe("The whole day, open 09:00–21:00");
});

test("several say their hours where they are the same", () => {
  expect(wholeDaysInWords(days(MONDAY, FRIDAY), branch)).toBe("Whole days, open 09:00–21:00");
  expect(wholeDaysInWords(days(FRIDAY, addDays(FRIDAY, 1)), branch)).toBe("");
  expect(wholeDaysInWords(days(MONDAY, addDays(MONDAY, 7)), branch)).toBe("");
});

test("where it is not known when a place is open, or it is closed then, nothing is said", () => {
  expect(wholeDaysInWords(days(MONDAY), { timezone, timings: [] })).toBe("");
  expect(wholeDaysInWords(days(SUNDAY), branch)).toBe("");
  const closures = [{ from: MONDAY, to: MONDAY, reason: "Painting", givesBack: false }];
  expect(wholeDaysInWords(days(MONDAY), { ...branch, closures })).toBe("");
});
