import { expect, it } from "vitest";
import { hoursNow } from "./hours-now";

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const open = [{ startAt: at("08:30:00"), endAt: at("20:00:00") }];

it.each([
  { now: "10:05:40", from: "10:05:00", to: "11:30:00", why: "over a slot of which little is left" },
  { now: "09:40:00", from: "09:40:00", to: "10:30:00", why: "to the line after it" },
  { now: "19:40:00", from: "19:40:00", to: "20:00:00", why: "to the end of the hours" },
  { now: "22:10:00", from: "22:10:00", to: "23:10:00", why: "for a slot, where it is closed" },
])("lasts at $now until $to: $why", ({ now, from, to }) => {
  expect(hoursNow(at(now).getTime(), open, 60)).toEqual({ startAt: at(from), endAt: at(to) });
});
