import type { Occupancy } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { hallWeek } from "./hall-grid";
import { dayName } from "./lane-names";

const words = terminology("co-working");

/** A Sunday, when it is closed, and a Monday of ten hours. */
const DAYS: Occupancy["days"] = [
  { date: "2026-11-22", openMinutes: 0 },
  { date: "2026-11-23", openMinutes: 600 },
];

const desk = (deskName: string, booked: number, isActive = true) => ({
  deskId: deskName,
  deskName,
  zone: "",
  isActive,
  bookedMinutes: [0, booked],
  bookings: [0, booked > 0 ? 1 : 0],
});

it("says each desk's share of each day, and the days' totals over those in service", () => {
  const desks = [desk("A1", 300), desk("A2", 0), desk("A3", 0, false)];
  const { columns, rows } = hallWeek(DAYS, desks, "2026-11-23", words);
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

it("shows what is booked still of a desk out of service, and counts it in no total", () => {
  const { columns, rows } = hallWeek(DAYS, [desk("A1", 0), desk("A3", 300, false)], "2026-11-23", words);
  expect(rows[1]?.cells[1]?.share).toBe(0.5);
  expect(columns[1]?.total.share).toBe(0);
  expect(hallWeek(DAYS, [desk("A3", 300, false)], "2026-11-23", words).columns[1]?.total.share).toBeNull();
});
