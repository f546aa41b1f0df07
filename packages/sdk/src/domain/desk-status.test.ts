import { expect, it } from "vitest";
import { DESK_STATUS, DESK_STATUS_LOOK, DESK_STATUS_ORDER, deskCounters, deskLook } from "./desk-status";

it("keeps each status's code, label and colour", () => {
  const shown = Object.entries(DESK_STATUS).map(([name, code]) => [
    name,
    code,
    DESK_STATUS_LOOK[code].label,
    DESK_STATUS_LOOK[code].colour,
  ]);
  expect(shown).toEqual([
    ["Available", 1, "Available", "green"],
    ["Occupied", 2, "Occupied", "red"],
    ["PartiallyBooked", 3, "Partially Booked", "amber"],
    ["BookingHold", 8, "On Hold", "grey"],
  ]);
});

it("is read from free to not to be had, each code once", () => {
  expect(DESK_STATUS_ORDER).toEqual([1, 3, 2, 8]);
});

it("looks as the kit draws it", () => {
  expect(Object.values(DESK_STATUS).map(deskLook)).toEqual([
    { status: "available", statusLabel: "Available" },
    { status: "occupied", statusLabel: "Occupied" },
    { status: "partial", statusLabel: "Partially Booked" },
    { status: "hold", statusLabel: "On Hold" },
  ]);
});

it("counts desks by status, and those that nobody is assigned to", () => {
  const desks = [
    { status: 1, now: "free", assigned: false },
    { status: 1, now: "free", assigned: true },
    { status: 2, now: "taken", assigned: true },
    { status: 3, now: "free", assigned: false },
    { status: 8, now: "held", assigned: false },
  ] as const;
  expect(deskCounters(desks)).toEqual({
    total: 5,
    booked: 1,
    available: 2,
    partiallyBooked: 1,
    bookingHold: 1,
    unassigned: 3,
    freeNow: 3,
    takenNow: 1,
  });
});
