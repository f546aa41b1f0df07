import { expect, test } from "vitest";
import { cutRoom, roomSize, WORKSHOP, zoneAreas } from "./room";

const at = (x: number, y = 0, rotation = 0) => ({ x, y, w: 100, h: 60, rotation });

test("a floor to look at is cut to what stands on it, wherever that is", () => {
  const positions = { a: at(4000, 3000), b: at(5000, 3500) };
  const areas = zoneAreas([{ zone: "Hall", position: positions.a }]);
  const cut = cutRoom({ positions, areas });
  expect(cut).toMatchObject({ width: 1000 + 100 + 24 + 2 * 28, height: 560 + 46 + 2 * 28 });
  expect(cut.positions.a).toEqual(at(28 + 24, 28 + 46));
  expect(cut.areas).toEqual([{ name: "Hall", x: 28, y: 28, width: 148, height: 130, title: 46 }]);
  const alone = cutRoom({ positions: { a: at(900, 900) }, areas: [] });
  expect(alone).toMatchObject({ width: 720, height: 360, positions: { a: at(310, 150) } });
});

test("draws no zone whose desks stand among others", () => {
  const row = [
    { zone: "Hall", position: at(100, 100) },
    { zone: "Window", position: at(300, 100) },
    { zone: "Hall", position: at(500, 100) },
    { zone: "", position: at(100, 500) },
  ];
  expect(zoneAreas(row).map(({ name }) => name)).toEqual(["Window"]);
});

test("makes room for what stands far out, turned or not", () => {
  expect(roomSize({}, WORKSHOP)).toEqual({ width: 1400, height: 800 });
  expect(roomSize({ a: at(1500) }, WORKSHOP).width).toBe(1670);
  expect(roomSize({ a: at(1500, 0, 90) }, WORKSHOP).width).toBe(1650);
});
