import { expect, test } from "vitest";
import { bookedSpan, overdueText, reminderText, spanText, wholeUnit } from "./span-text";

test.each([
  [0, "0 minutes"],
  [1, "1 minute"],
  [60, "1 hour"],
  [90, "90 minutes"],
  [1440, "1 day"],
  [43_200, "30 days"],
])("%i minutes are told as %s", (minutes, text) => {
  expect(spanText(minutes)).toBe(text);
});

test("none has no larger unit", () => {
  expect(wholeUnit(0).name).toBe("minutes");
});

test("days of reminders", () => {
  expect(reminderText([7, 1, 0])).toBe("7 days before, 1 day before and on the last day");
  expect(reminderText([])).toBe("");
  expect(overdueText([3, 7, 14])).toBe("3, 7 and 14 days after");
  expect(overdueText([1])).toBe("1 day after");
  expect(overdueText([])).toBe("");
});

test("says how long bookings are", () => {
  expect([0, 1, 59.6, 60, 95, 2880].map(bookedSpan)).toEqual([
    "0 minutes",
    "1 minute",
    "1 hour",
    "1 hour",
    "1.6 hours",
    "2 days",
  ]);
});
