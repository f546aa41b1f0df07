import { expect, it } from "vitest";
import { placeByKey, stopByKey } from "./carry-keys";
import { type Lane, lanesOf } from "./lane";
import { booking, calendarOf, week } from "./lanes.fixture";
import type { Carry } from "./use-carry";

const grid = { timezone: "Asia/Kolkata", slotMinutes: 60 };
const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour, -330)).toISOString();
const hours = (from: number, to: number, changes = {}) => booking(at(from), at(to), { _id: `${from}`, ...changes });
const lanes = lanesOf(
  calendarOf(grid.timezone, ["2026-11-23"], [hours(9, 10), hours(12, 13)], [], [hours(8, 9), hours(13, 14)]),
  week("09:00", "20:00"),
);
const lane = (index: number): Lane => {
  const found = lanes[index];
  if (!found) throw new Error(`No lane ${index}`);
  return found;
};
const stop = (index: number, bookingId: string) => ({ laneId: lane(index).id, bookingId });
const held = (index: number, place: number): Carry => {
  const from = lane(index);
  const found = from.bookings[place];
  if (!found) throw new Error(`No booking ${place}`);
  return { booking: found, from, grip: "whole", means: "keys", place: { lane: from, span: found.span } };
};
const shown = (place: ReturnType<typeof placeByKey>) =>
  place && [place.lane.deskName, new Date(place.span.from).toISOString(), new Date(place.span.to).toISOString()];

it.each([
  { key: "ArrowRight", shiftKey: false, desk: "A1", from: 10, to: 11 },
  { key: "ArrowLeft", shiftKey: false, desk: "A1", from: 8, to: 9 },
  { key: "ArrowRight", shiftKey: true, desk: "A1", from: 9, to: 11 },
  { key: "ArrowLeft", shiftKey: true, desk: "A1", from: 9, to: 10 },
  { key: "ArrowDown", shiftKey: false, desk: "A2", from: 9, to: 10 },
])("brings a booking by $key (Shift: $shiftKey) to $desk, $from to $to", ({ key, shiftKey, desk, from, to }) => {
  expect(shown(placeByKey({ key, shiftKey }, held(0, 0), lanes, grid))).toEqual([desk, at(from), at(to)]);
});

it("brings a booking nowhere over the last lane, by other keys, or along a lane where it is whole days", () => {
  expect(placeByKey({ key: "ArrowUp", shiftKey: false }, held(0, 0), lanes, grid)).toBeNull();
  expect(placeByKey({ key: "a", shiftKey: false }, held(0, 0), lanes, grid)).toBeNull();
  const carry = held(0, 0);
  const daily = { ...carry, booking: { ...carry.booking, type: "DAILY" as const } };
  expect(placeByKey({ key: "ArrowRight", shiftKey: false }, daily, lanes, grid)).toBeNull();
});

it("goes on from where it was brought to", () => {
  const first = held(0, 0);
  const place = placeByKey({ key: "ArrowDown", shiftKey: false }, first, lanes, grid);
  if (!place) throw new Error("It went nowhere");
  expect(shown(placeByKey({ key: "ArrowRight", shiftKey: false }, { ...first, place }, lanes, grid))).toEqual([
    "A2",
    at(10),
    at(11),
  ]);
});

it.each([
  { key: "ArrowRight", from: stop(0, "9"), to: stop(0, "12") },
  { key: "ArrowRight", from: stop(0, "12"), to: null },
  { key: "Home", from: stop(0, "12"), to: stop(0, "9") },
  { key: "End", from: stop(0, "9"), to: stop(0, "12") },
  { key: "ArrowDown", from: stop(0, "12"), to: stop(2, "13") },
  { key: "ArrowDown", from: stop(0, "9"), to: stop(2, "8") },
  { key: "ArrowUp", from: stop(2, "13"), to: stop(0, "12") },
  { key: "ArrowUp", from: stop(0, "9"), to: null },
])("leads by $key over empty lanes to the booking nearest in time", ({ key, from, to }) => {
  expect(stopByKey(key, from, lanes)).toEqual(to);
});
