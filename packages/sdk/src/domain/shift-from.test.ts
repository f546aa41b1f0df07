import { expect, it } from "vitest";
import { shiftFrom } from "./shift-from";

const ZONE = "Asia/Kolkata";
const at = (wall: string) => new Date(`${wall}:00+05:30`);
const always = () => true;
const WORKDAYS = [1, 2, 3, 4, 5];
const morning = { starts: "06:00", ends: "14:00", weekdays: WORKDAYS };
const night = { starts: "22:00", ends: "06:00", weekdays: WORKDAYS };

// The 20th is a Friday.
it.each([
  ["before it begins", morning, "2026-11-20T05:00", "2026-11-20"],
  ["while it runs", morning, "2026-11-20T13:59", "2026-11-20"],
  ["once it is over, the next day on which it is", morning, "2026-11-20T14:00", "2026-11-23"],
  ["of the night before", night, "2026-11-21T05:59", "2026-11-20"],
  ["no more in the morning", night, "2026-11-21T06:00", "2026-11-23"],
])("is the shift's time %s", (_, shift, now, date) => {
  expect(shiftFrom(shift, at(now), ZONE, always)?.date).toBe(date);
});

it("leaves out days on which the branch is closed, and is none where it is on no others", () => {
  expect(shiftFrom(morning, at("2026-11-20T05:00"), ZONE, (date) => date !== "2026-11-20")).toEqual({
    date: "2026-11-23",
    period: { startAt: at("2026-11-23T06:00"), endAt: at("2026-11-23T14:00") },
  });
  expect(shiftFrom(morning, at("2026-11-20T05:00"), ZONE, () => false)).toBeNull();
});

it("passes over a day of which the clocks leave nothing", () => {
  const skipped = { starts: "01:00", ends: "02:00", weekdays: [0] };
  expect(shiftFrom(skipped, new Date("2026-03-28T12:00:00Z"), "Europe/London", always)?.date).toBe("2026-04-05");
});
