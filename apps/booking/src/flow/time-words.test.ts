import { expect, test } from "vitest";
import { clocksDiffer, dayInWords, hoursInWords, timeOf, unbroken, zoneInWords } from "./time-words";

const at = new Date("2026-11-21T04:30:00Z");

test("times and days are the branch's", () => {
  expect(timeOf(at, "Asia/Kolkata")).toBe("10:00");
  expect(dayInWords("2026-11-21")).toEqual({ weekday: "Sat", day: "21 Nov" });
  expect(zoneInWords("Asia/Kolkata", at)).toBe("India Standard Time");
});

test("a break at noon shows in the hours", () => {
  const hours = [
    { startAt: at, endAt: new Date("2026-11-21T07:30:00Z") },
    { startAt: new Date("2026-11-21T08:30:00Z"), endAt: new Date("2026-11-21T12:30:00Z") },
  ];
  expect(hoursInWords(hours, "Asia/Kolkata")).toBe("10:00–13:00, 14:00–18:00");
});

test("open until midnight is open until 24:00", () => {
  const untilMidnight = [{ startAt: at, endAt: new Date("2026-11-21T18:30:00Z") }];
  expect(hoursInWords(untilMidnight, "Asia/Kolkata")).toBe("10:00–24:00");
});

test.each([
  ["Asia/Kolkata", "Asia/Colombo", false],
  ["Asia/Kolkata", "Europe/London", true],
  ["Pacific/Honolulu", "Pacific/Kiritimati", true],
])("the clocks of %s and %s differ: %s", (one, other, differ) => {
  expect(clocksDiffer(one, other, at)).toBe(differ);
});

test("a day and two times stay on their lines", () => {
  expect(unbroken("Sun 29 Nov")).not.toMatch(/[ ]/);
  expect(unbroken("13:00–14:00")).toBe("13:00\u2060–\u206014:00");
});
