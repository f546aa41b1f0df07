import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fragmentOf, readFragment } from "../parts/address";
import { nextLetters, rowsOf, seatNames } from "./numbering";
import { PlanDrawing } from "./plan-drawing";
import { type Placed, PlanState, placedOf, thingOf } from "./plan-state";
import { bounded, doubleNames, freeLetters, newThing, renumbered, seatBlock, startRoom } from "./room-plan";
import { seatSheet } from "./seat-sheet";

const BY_ROW = { by: "row", prefix: "A", from: 1, along: "right" } as const;

it("names seats by row or by one count, in either direction and there and back", () => {
  expect(seatNames([3, 2], BY_ROW)).toEqual([
    ["A1", "A2", "A3"],
    ["B1", "B2"],
  ]);
  expect(seatNames([2, 2], { by: "count", prefix: "", from: 101, along: "back" })).toEqual([
    ["101", "102"],
    ["104", "103"],
  ]);
  expect(seatNames([2], { ...BY_ROW, along: "left" })).toEqual([["A2", "A1"]]);
});

it.each([
  ["A", "B"],
  ["Z", "AA"],
  ["AZ", "BA"],
  ["ZZ", "AAA"],
  ["z", "aa"],
  ["Hall 1", "Hall 1A"],
  ["", "A"],
])("goes on from %j to %j", (letters, next) => {
  expect(nextLetters(letters)).toBe(next);
});

it("gives each seat a name of its own, whatever the rule", () => {
  const rule = fc.record({
    by: fc.constantFrom("row" as const, "count" as const),
    prefix: fc.constantFrom("", "A", "Y", "Zz", "N-"),
    from: fc.integer({ min: 0, max: 500 }),
    along: fc.constantFrom("right" as const, "left" as const, "back" as const),
  });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 30 }), rule, (counts, numbering) => {
      const names = seatNames(counts, numbering);
      expect(names.map(({ length }) => length)).toEqual(counts);
      expect(new Set(names.flat()).size).toBe(names.flat().length);
    }),
  );
});

it("begins with letters that are free", () => {
  const room = startRoom();
  expect([freeLetters(room), freeLetters([])]).toEqual(["E", "A"]);
});

it("puts rows below what stands there, and finds them again", () => {
  const room = startRoom();
  const more = seatBlock(room, room, { rows: 2, seats: 3, zone: "Window" }, { ...BY_ROW, prefix: "E" });
  const lowest = Math.max(...room.filter(({ kind }) => kind === "s").map(({ position: { y, h } }) => y + h));
  expect(Math.min(...more.map(({ position }) => position.y))).toBeGreaterThan(lowest);
  const all = [...room, ...more];
  expect(new Set(all.map(({ id }) => id.slice(1))).size).toBe(all.length);
  expect(rowsOf(all.filter(({ kind }) => kind === "s")).map(({ length }) => length)).toEqual([6, 6, 6, 6, 3, 3]);
  expect(newThing(all, all, "w")).toMatchObject({ kind: "w", name: "Wall 6" });
});

it("numbers anew in the order that one sees, with ids of their own", () => {
  const room = startRoom().toReversed();
  const again = renumbered(room, room, { by: "count", prefix: "", from: 1, along: "right" });
  expect(again.slice(0, 7).map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  expect(again.some(({ id }) => room.some((before) => before.id === id))).toBe(false);
  expect(doubleNames([...room, ...again])).toEqual([]);
  expect(doubleNames([...again, ...again.slice(0, 1)])).toEqual(["1"]);
});

const text = fc.stringMatching(/^[A-Za-z0-9अ-ह][^\p{C}]{0,10}$/u).filter((name) => name.length <= 20);
const side = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenth) => tenth / 10);
const rooms = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 1_000_000 }),
    kind: fc.constantFrom("s" as const, "t" as const, "w" as const, "d" as const),
    name: text,
    zone: fc.oneof(fc.constant(""), text),
    position: fc.record({
      x: side(0, 100_000),
      y: side(0, 100_000),
      w: side(1, 10_000),
      h: side(1, 10_000),
      rotation: fc.integer({ min: -360, max: 360 }),
    }),
  }),
  { selector: ({ number }) => number, maxLength: 20 },
);

it("survives its address with each place, and is drawn", () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const things = room.map(({ number, ...thing }): Placed => ({ id: `${thing.kind}${number}`, ...thing }));
      const state = { title: "A room", word: "seat" as const, things: things.map(thingOf) };
      const read = readFragment(fragmentOf(state), PlanState);
      expect(read).toEqual({ kind: "read", state });
      expect(read.kind === "read" && read.state.things.map(placedOf)).toEqual(things);
      expect(renderToStaticMarkup(<PlanDrawing title="" word="seat" things={things} />)).not.toContain("NaN");
    }),
    { numRuns: 40 },
  );
});

it.each([
  ["a formula", { name: "=1+1" }],
  ["no name", { name: "" }],
  ["a place off the floor", { position: { x: -1, y: 0, w: 10, h: 10, rotation: 0 } }],
])("reads no address with %s", (_, part) => {
  const [seat] = startRoom();
  const things = seat ? [thingOf({ ...seat, ...part })] : [];
  expect(readFragment(fragmentOf({ title: "", word: "seat", things }), PlanState).kind).toBe("broken");
});

it("keeps a place within what an address holds", () => {
  const [seat] = startRoom();
  const wild = bounded({ x: -5, y: 1e9, w: 0, h: 99_999, rotation: -725 });
  expect(wild).toEqual({ x: 0, y: 100_000, w: 1, h: 10_000, rotation: -5 });
  const things = seat ? [thingOf({ ...seat, position: wild })] : [];
  expect(readFragment(fragmentOf({ title: "", word: "seat", things }), PlanState).kind).toBe("read");
});

it("makes a sheet of the seats alone", () => {
  const [first = "", second = "", ...rest] = seatSheet(startRoom(), "seat").split("\r\n");
  expect(first).toBe(
    '\uFEFF"Seat name","Branch","Zone","Kind","People","Amenities","Active","Left","Top","Width","Height","Turned"',
  );
  expect(second).toBe('"A1","","","seat","","","yes","120","80","100","60","0"');
  expect(rest.filter(Boolean)).toHaveLength(23);
});
