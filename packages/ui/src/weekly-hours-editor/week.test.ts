import { expect, test } from "vitest";
import { dayName, inWeekOrder, minutesOf, timeOf, timesBetween } from "./week";

test("reads and writes times up to the end of the day", () => {
  for (const time of ["00:00", "09:05", "24:00"]) expect(timeOf(minutesOf(time))).toBe(time);
});

test("offers the grid and the time that is set", () => {
  expect(timesBetween(60, 150, 30, "01:10")).toEqual(["01:00", "01:10", "01:30", "02:00", "02:30"]);
  expect(timesBetween(1425, 1440, 30, "24:00")).toEqual(["24:00"]);
});

test("starts the week on any day and keeps the value as it is", () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "17:00", closed: false }));
  expect(inWeekOrder(days, 1).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(inWeekOrder(days, 6).map(({ day }) => day)).toEqual([6, 0, 1, 2, 3, 4, 5]);
  expect(days[0]?.day).toBe(0);
});

test("names days in the reader's language", () => {
  expect(dayName(0, "en")).toBe("Sunday");
  expect(dayName(6, "de")).toBe("Samstag");
});
