import { terminology } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { hallWeek } from "./hall-grid";
import { lanesOf } from "./lane";
import { dayName } from "./lane-names";
import { booking, calendarOf, week } from "./lanes.fixture";

/** A Sunday, when it is closed, and a Monday, from 09:00 to 19:00. */
const DAYS = ["2026-11-22", "2026-11-23"];
const words = terminology("co-working");

it("says each desk's share of each day, and the days' totals over those in service", () => {
  const hall = calendarOf(
    "Asia/Kolkata",
    DAYS,
    [booking("2026-11-23T04:30:00.000Z", "2026-11-23T09:30:00.000Z")],
    [],
    [],
  );
  const [first, second, third] = hall.desks;
  if (!first || !second || !third) throw new Error("no desks");
  const desks = [first, second, { ...third, isActive: false }].map((desk) => ({
    ...desk,
    days: desk.days.map((day) => ({ ...day, bookings: day.date === "2026-11-23" ? day.bookings : [] })),
  }));
  const { columns, rows } = hallWeek(lanesOf({ ...hall, desks }, week("09:00", "19:00")), "2026-11-23", words);
  expect(columns.map(({ label, detail, isCurrent, total }) => [label, detail, isCurrent, total.share])).toEqual([
    ["Sun", "22 Nov", false, null],
    ["Mon", "23 Nov", true, 0.25],
  ]);
  expect(rows.map(({ label, cells }) => [label, ...cells.map(({ share, text }) => text ?? share)])).toEqual([
    ["A1", "Closed", 0.5],
    ["A2", "Closed", 0],
    ["A3", "–", "–"],
  ]);
  expect(rows[0]?.cells[1]?.name).toBe(`Desk A1, ${dayName("2026-11-23")}, 50% booked, 1 booking`);
  expect(rows[2]?.cells[1]?.name).toBe(`Desk A3, ${dayName("2026-11-23")}, out of service, 0 bookings`);
});
