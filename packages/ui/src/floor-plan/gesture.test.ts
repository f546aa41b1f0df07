import { expect, test } from "vitest";
import { gestureAt, nudged } from "./gesture";
import type { DeskPosition } from "./position";

const desk = (x: number, y: number): DeskPosition => ({ x, y, w: 20, h: 10, rotation: 0 });
const positions = { a: desk(0, 0), b: desk(50, 0), c: desk(50, 60) };
const plan = { width: 200, height: 100 };
const free = { plan, grid: 0, reach: 0 };

test("the marked desks move together, and stay on the plan", () => {
  const move = { kind: "move", from: { x: 5, y: 5 }, ids: ["a", "b"] } as const;
  expect(gestureAt(move, positions, { x: 15, y: 25 }, free).positions).toEqual({
    a: desk(10, 20),
    b: desk(60, 20),
    c: positions.c,
  });
  const far = gestureAt(move, positions, { x: -500, y: 500 }, free).positions;
  expect([far.a, far.b]).toEqual([desk(0, 90), desk(50, 90)]);
});

test("a desk that is moved becomes level with its neighbour", () => {
  const move = { kind: "move", from: { x: 0, y: 0 }, ids: ["a"] } as const;
  const { positions: moved, guides } = gestureAt(move, positions, { x: 48, y: 31 }, { plan, grid: 10, reach: 4 });
  expect(moved.a).toEqual(desk(50, 30));
  expect(guides).toHaveLength(1);
});

test("a desk from the tray stands under the pointer, on the grid and on the plan", () => {
  const place = { kind: "place", id: "d", size: { w: 20, h: 10 } } as const;
  expect(gestureAt(place, positions, { x: 120, y: 83 }, { plan, grid: 10, reach: 0 }).positions).toEqual({
    ...positions,
    d: desk(110, 80),
  });
  expect(gestureAt(place, positions, { x: 2, y: 99 }, free).positions.d).toEqual(desk(0, 90));
});

test("a marquee marks what it touches, and keeps what was marked", () => {
  const { selection, marquee } = gestureAt(
    { kind: "marquee", from: { x: 65, y: 65 }, kept: ["a"] },
    positions,
    { x: 40, y: 5 },
    free,
  );
  expect(selection).toEqual(["a", "b", "c"]);
  expect(marquee).toEqual({ left: 40, right: 65, top: 5, bottom: 65 });
});

test("resizing and turning change one desk", () => {
  const resize = { kind: "resize", from: { x: 20, y: 5 }, id: "a", handle: "e" } as const;
  expect(gestureAt(resize, positions, { x: 34, y: 5 }, { ...free, grid: 10 }).positions.a?.w).toBe(30);
  const turn = { kind: "turn", id: "a" } as const;
  expect(gestureAt(turn, positions, { x: 100, y: 8 }, free).positions.a?.rotation).toBe(92);
  expect(gestureAt(turn, positions, { x: 100, y: 8 }, { ...free, grid: 10 }).positions.a?.rotation).toBe(90);
  expect(gestureAt({ ...turn, id: "gone" }, positions, { x: 1, y: 1 }, free).positions).toBe(positions);
});

test("the arrow keys stop at the plan's edge", () => {
  expect(nudged(positions, ["b"], { x: 10, y: -10 }, plan).b).toEqual(desk(60, 0));
});
