import { expect, test } from "vitest";
import { shiftText, timesText, weekdaysText } from "./shift-times";

test.each([
  [[0, 1, 2, 3, 4, 5, 6], "Every day"],
  [[1, 2, 3, 4, 5], "Mon–Fri"],
  [[5, 6, 0], "Fri–Sun"],
  [[0, 6], "Sat, Sun"],
  [[6, 4, 1, 2, 3], "Mon–Thu, Sat"],
  [[0], "Sun"],
])("%j is %s", (weekdays, words) => {
  expect(weekdaysText(weekdays)).toBe(words);
});

test.each([
  ["06:00", "14:00", "06:00–14:00"],
  ["22:00", "06:00", "22:00–06:00, next day"],
  ["14:00", "00:00", "14:00–00:00"],
  ["00:00", "24:00", "00:00–24:00"],
])("%s to %s is %s", (starts, ends, words) => {
  expect(timesText({ starts, ends })).toBe(words);
  expect(shiftText({ name: "Late", starts, ends })).toBe(`Late, ${words}`);
});
