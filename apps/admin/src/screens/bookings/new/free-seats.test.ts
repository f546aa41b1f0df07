import { expect, it } from "vitest";
import { booking, calendarOf, stay } from "../calendar/lanes.fixture";
import { freeTimes, isFree } from "./free-seats";

const at = (hour: string) => new Date(`2026-11-23T${hour}Z`);
const period = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
const span = (from: string, to: string) => ({ from: at(from).getTime(), to: at(to).getTime() });
const [seat] = calendarOf(
  "UTC",
  ["2026-11-23"],
  [
    booking("2026-11-23T10:00:00.000Z", "2026-11-23T12:00:00.000Z"),
    booking("2026-11-23T14:00:00.000Z", "2026-11-23T15:00:00.000Z"),
  ],
).desks;
if (!seat) throw new Error("no seat");
const held = {
  ...seat,
  days: seat.days.map((day) => ({
    ...day,
    holds: [
      { startAt: "2026-11-23T16:00:00.000Z", endAt: "2026-11-23T17:00:00.000Z", holdUntil: "2026-11-23T09:00:00.000Z" },
    ],
    stays: [stay("2026-11-23T18:00:00.000Z", "2026-11-23T19:00:00.000Z")],
  })),
};

it.each([
  { from: "12:00", to: "14:00", free: true },
  { from: "09:00", to: "10:00", free: true },
  { from: "09:00", to: "10:01", free: false },
  { from: "10:30", to: "11:00", free: false },
  { from: "16:30", to: "18:00", free: false },
  { from: "17:00", to: "18:00", free: true },
  { from: "18:30", to: "20:00", free: false },
])("is free from $from to $to: $free", ({ from, to, free }) => {
  expect(isFree(held, period(from, to))).toBe(free);
});

it("is not free while it is out of service", () => {
  expect(isFree({ ...seat, isActive: false }, period("12:00", "13:00"))).toBe(false);
});

it("says what is free of a day's hours", () => {
  expect(freeTimes(held, [period("08:00", "13:00"), period("14:30", "20:00")])).toEqual([
    span("08:00", "10:00"),
    span("12:00", "13:00"),
    span("15:00", "16:00"),
    span("17:00", "18:00"),
    span("19:00", "20:00"),
  ]);
  expect(freeTimes(seat, [period("10:00", "11:00")])).toEqual([]);
  expect(freeTimes({ ...seat, days: [] }, [period("08:00", "20:00")])).toEqual([span("08:00", "20:00")]);
});
