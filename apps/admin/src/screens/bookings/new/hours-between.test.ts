import { expect, it } from "vitest";
import { hoursBetween } from "./hours-between";

it.each([
  { from: "10:00", to: "12:00", startAt: "2026-11-21T04:30:00.000Z", endAt: "2026-11-21T06:30:00.000Z" },
  { from: "22:00", to: "01:00", startAt: "2026-11-21T16:30:00.000Z", endAt: "2026-11-21T19:30:00.000Z" },
  { from: "10:00", to: "10:00", startAt: "2026-11-21T04:30:00.000Z", endAt: "2026-11-22T04:30:00.000Z" },
])("lasts from $from until $to, on the next day where it must", ({ from, to, startAt, endAt }) => {
  expect(hoursBetween("2026-11-21", from, to, "Asia/Kolkata")).toEqual({ startAt, endAt });
});

it("is none while an end is missing", () => {
  expect(hoursBetween("2026-11-21", "", "10:00", "Asia/Kolkata")).toBeNull();
  expect(hoursBetween("2026-11-21", "10:00", "", "Asia/Kolkata")).toBeNull();
});
