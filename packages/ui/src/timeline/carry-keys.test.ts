import { expect, it } from "vitest";
import { alongTime, placeByKey, stopByKey } from "./carry-keys";
import { block, hours, lane } from "./lanes.fixture";
import type { Carry } from "./use-carry";

const grid = { timezone: "Asia/Kolkata", step: 60 };
const at = (from: number, to: number) => block(hours(from, to), { id: `${from}` });
const nine = at(9, 10);
const first = lane("A1", [nine, at(12, 13)]);
const lanes = [first, lane("A2", []), lane("A3", [at(8, 9), at(13, 14)])];
const held: Carry = {
  block: nine,
  from: first,
  grip: "whole",
  means: "keys",
  isFresh: true,
  place: { lane: first, span: nine.span },
};
const shown = (place: ReturnType<typeof placeByKey>) => place && { lane: place.lane.label, ...place.span };

it.each([
  { key: "ArrowRight", shiftKey: false, to: "A1", from: 10, until: 11 },
  { key: "ArrowLeft", shiftKey: false, to: "A1", from: 8, until: 9 },
  { key: "ArrowRight", shiftKey: true, to: "A1", from: 9, until: 11 },
  { key: "ArrowLeft", shiftKey: true, to: "A1", from: 9, until: 10 },
  { key: "ArrowDown", shiftKey: false, to: "A2", from: 9, until: 10 },
])("brings a block by $key (Shift: $shiftKey) to $to, $from to $until", ({ key, shiftKey, to, from, until }) => {
  expect(shown(placeByKey({ key, shiftKey }, held, lanes, grid))).toEqual({ lane: to, ...hours(from, until) });
});

it("brings a block nowhere over the last lane, by other keys, or along a lane where it is whole days", () => {
  expect(placeByKey({ key: "ArrowUp", shiftKey: false }, held, lanes, grid)).toBeNull();
  expect(placeByKey({ key: "a", shiftKey: false }, held, lanes, grid)).toBeNull();
  const daily = { ...held, block: { ...nine, isWholeDays: true } };
  expect(placeByKey({ key: "ArrowRight", shiftKey: false }, daily, lanes, grid)).toBeNull();
});

it("goes on from where it was brought to", () => {
  const place = placeByKey({ key: "ArrowDown", shiftKey: false }, held, lanes, grid);
  if (!place) throw new Error("It went nowhere");
  expect(shown(placeByKey({ key: "ArrowRight", shiftKey: false }, { ...held, place }, lanes, grid))).toEqual({
    lane: "A2",
    ...hours(10, 11),
  });
});

const stop = (laneId: string, blockId: string) => ({ laneId, blockId });
it.each([
  { key: "ArrowRight", from: stop("A1", "9"), to: stop("A1", "12") },
  { key: "ArrowRight", from: stop("A1", "12"), to: null },
  { key: "Home", from: stop("A1", "12"), to: stop("A1", "9") },
  { key: "End", from: stop("A1", "9"), to: stop("A1", "12") },
  { key: "ArrowDown", from: stop("A1", "12"), to: stop("A3", "13") },
  { key: "ArrowDown", from: stop("A1", "9"), to: stop("A3", "8") },
  { key: "ArrowUp", from: stop("A3", "13"), to: stop("A1", "12") },
  { key: "ArrowUp", from: stop("A1", "9"), to: null },
  { key: "ArrowRight", from: stop("A1", "gone"), to: null },
])("leads by $key over empty lanes to the block nearest in time", ({ key, from, to }) => {
  expect(stopByKey(key, from, lanes)).toEqual(to);
});

it("turns the arrows round where time goes from right to left", () => {
  expect([alongTime("ArrowRight", true), alongTime("ArrowLeft", true), alongTime("Home", true)]).toEqual([
    "ArrowLeft",
    "ArrowRight",
    "Home",
  ]);
  expect(alongTime("ArrowRight", false)).toBe("ArrowRight");
});
