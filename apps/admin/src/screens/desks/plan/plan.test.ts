import { roomSize, WORKSHOP, zoneAreas } from "@carrel/ui/floor-plan";
import { expect, test } from "vitest";
import { deskFixture } from "../desk.fixture";
import { arranged } from "./arranged";
import { followed, movedIds, storedPositions } from "./moves";

const at = (x: number, y = 0, rotation = 0) => ({ x, y, w: 100, h: 60, rotation });
const desks = Array.from({ length: 20 }, (_, index) =>
  deskFixture({ name: `D${index + 1}`, zone: index < 11 ? "Hall" : index < 18 ? "Window" : "" }),
);

test("puts every desk somewhere, none over another, each zone by itself", () => {
  const places = Object.values(arranged(desks, {}));
  expect(places).toHaveLength(20);
  const corners = new Set(places.map(({ x, y }) => `${x} ${y}`));
  expect(corners.size).toBe(20);
  expect(areasOf(desks).map(({ name }) => name)).toEqual(["Hall", "Window"]);
});

const areasOf = (those: typeof desks) => {
  const places = arranged(those, {});
  return zoneAreas(those.flatMap(({ _id, zone }) => ({ zone, position: places[_id] ?? at(0) })));
};

test.each([
  ["four zones of ten", ["Atrium", "Hall", "Loft", "Window"], 10],
  ["eight zones of three", ["A", "B", "C", "D", "E", "F", "G", "H"], 3],
  ["one zone of fourteen", ["Hall"], 14],
  ["one zone of three hundred", ["Hall"], 300],
])("fills the floor with %s", (_, zones, each) => {
  const all = zones.flatMap((zone) =>
    Array.from({ length: each }, (__, index) => deskFixture({ name: `${zone}${index + 1}`, zone })),
  );
  const places = Object.values(arranged(all, {}));
  const size = roomSize(arranged(all, {}), WORKSHOP);
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const right = Math.max(...places.map(({ x, w }) => x + w));
  const bottom = Math.max(...places.map(({ y, h }) => y + h));
  expect((right - left) / size.width).toBeGreaterThan(0.75);
  expect((bottom - top) / size.height).toBeGreaterThan(0.6);
  expect(Math.abs(left - (size.width - right))).toBeLessThanOrEqual(20);
  const boxes = areasOf(all);
  expect(boxes).toHaveLength(zones.length);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
});

test("leaves where it is what stands already", () => {
  const [first] = desks;
  const places = arranged(desks, { [first?._id ?? ""]: at(500, 300) });
  expect(places[first?._id ?? ""]).toEqual(at(500, 300));
  expect(Math.min(...Object.entries(places).map(([id, { y }]) => (id === first?._id ? 400 : y)))).toBeGreaterThan(360);
});

test("tells moved desks, and those put down or taken off", () => {
  expect(movedIds({ a: at(1), b: at(2), c: at(3) }, { a: at(1), b: at(9), d: at(4) }).sort()).toEqual(["b", "c", "d"]);
  expect(storedPositions([deskFixture({ position: null })])).toEqual({});
});

test("follows what others moved, keeps what this person did, and tells where both did", () => {
  const before = { a: at(1), b: at(2), c: at(3) };
  const drawn = { a: at(10), b: at(2), c: at(30) };
  const now = { a: at(1), b: at(20), c: at(33) };
  expect(followed(drawn, before, now)).toEqual({ drawn: { a: at(10), b: at(20), c: at(30) }, contested: ["c"] });
  expect(followed(drawn, before, { a: at(10), c: at(3) })).toEqual({ drawn: { a: at(10), c: at(30) }, contested: [] });
});
