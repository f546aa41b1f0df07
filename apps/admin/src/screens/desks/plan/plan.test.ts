import { expect, test } from "vitest";
import { deskFixture } from "../desk.fixture";
import { arranged } from "./arranged";
import { followed, movedIds, storedPositions } from "./moves";
import { roomSize, WORKSHOP, zoneAreas } from "./room";

const at = (x: number, y = 0, rotation = 0) => ({ x, y, w: 100, h: 60, rotation });
const desks = Array.from({ length: 20 }, (_, index) =>
  deskFixture({ name: `D${index + 1}`, zone: index < 11 ? "Hall" : index < 18 ? "Window" : "" }),
);

test("puts every desk somewhere, none over another, each zone by itself", () => {
  const places = Object.values(arranged(desks, {}));
  expect(places).toHaveLength(20);
  const corners = new Set(places.map(({ x, y }) => `${x} ${y}`));
  expect(corners.size).toBe(20);
  const areas = zoneAreas(desks.flatMap(({ _id, zone }) => ({ zone, position: arranged(desks, {})[_id] ?? at(0) })));
  expect(areas.map(({ zone }) => zone)).toEqual(["Hall", "Window"]);
  const [hall, windowSide] = areas;
  expect((hall?.y ?? 0) + (hall?.height ?? 0)).toBeLessThanOrEqual(windowSide?.y ?? 0);
});

test("leaves where it is what stands already", () => {
  const [first] = desks;
  const places = arranged(desks, { [first?._id ?? ""]: at(500, 300) });
  expect(places[first?._id ?? ""]).toEqual(at(500, 300));
  expect(Math.min(...Object.entries(places).map(([id, { y }]) => (id === first?._id ? 400 : y)))).toBeGreaterThan(360);
});

test("draws no zone whose desks stand among others", () => {
  const row = [
    { zone: "Hall", position: at(100, 100) },
    { zone: "Window", position: at(300, 100) },
    { zone: "Hall", position: at(500, 100) },
    { zone: "", position: at(100, 500) },
  ];
  expect(zoneAreas(row).map(({ zone }) => zone)).toEqual(["Window"]);
});

test("makes room for what stands far out, turned or not", () => {
  expect(roomSize({}, WORKSHOP)).toEqual({ width: 1200, height: 800 });
  expect(roomSize({ a: at(1500) }, WORKSHOP).width).toBe(1670);
  expect(roomSize({ a: at(1500, 0, 90) }, WORKSHOP).width).toBe(1650);
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
