import { expect, test } from "vitest";
import { clocksDiffer, dayInWords, timeOf, unbroken, zoneInWords } from "./time-words";

const at = new Date("2026-11-21T04:30:00Z");

test("times and days are the branch's", () => {
  expect(timeOf(at, "Asia/Kolkata")).toBe("10:00");
  expect(dayInWords("2026-11-21")).toEqual({ weekday: "Sat", day: "21 Nov" });
  expect(zoneInWords("Asia/Kolkata", at)).toBe("India Standard Time");
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
