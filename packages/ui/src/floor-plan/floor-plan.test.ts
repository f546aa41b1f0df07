import { describe, expect, test } from "vitest";
import { aligned, distributed } from "./arrange";
import { NO_HISTORY, redone, stepped, undone } from "./history";
import {
  asRotation,
  backOnto,
  boundsAround,
  boundsOf,
  type DeskPosition,
  overlaps,
  turned,
  uprightOf,
} from "./position";
import { resized, turnedTowards } from "./resize";
import { snapped } from "./snap";
import { clampScale, fitScale, planPoint, scrollTo } from "./view";

const desk = (x: number, y: number, w = 20, h = 10, rotation = 0): DeskPosition => ({ x, y, w, h, rotation });
const closely = (position: DeskPosition | undefined) =>
  position && Object.fromEntries(Object.entries(position).map(([key, value]) => [key, Math.round(value * 1e6) / 1e6]));

describe("where a desk is", () => {
  test("turned by a quarter it fills a box as wide as it was high", () => {
    const { left, top, right, bottom } = boundsOf(desk(0, 0, 20, 10, 90));
    expect([left, top, right, bottom].map(Math.round)).toEqual([5, -5, 15, 15]);
    expect(boundsOf(desk(3, 4))).toEqual({ left: 3, top: 4, right: 23, bottom: 14 });
  });

  test("its words keep to a box that they can be read in", () => {
    expect(uprightOf(desk(0, 0, 20, 10, 270))).toEqual({ x: 5, y: -5, w: 10, h: 20 });
    expect(uprightOf(desk(0, 0, 20, 10, 180))).toMatchObject({ x: 0, y: 0, w: 20, h: 10 });
    expect(uprightOf(desk(0, 0, 20, 10, 45))).toMatchObject({ w: 20, h: 10 });
  });

  test("points turn clockwise", () => {
    const { x, y } = turned({ x: 1, y: 0 }, { x: 0, y: 0 }, 90);
    expect([Math.round(x), Math.round(y)]).toEqual([0, 1]);
    expect([-90, 450, 360].map(asRotation)).toEqual([270, 90, 0]);
  });

  test("the box around several, and around none", () => {
    expect(boundsAround([desk(0, 0), desk(50, 30)])).toEqual({ left: 0, top: 0, right: 70, bottom: 40 });
    expect(boundsAround([])).toBeNull();
  });

  test("boxes that only touch do not overlap", () => {
    expect(overlaps(boundsOf(desk(0, 0)), boundsOf(desk(20, 0)))).toBe(false);
    expect(overlaps(boundsOf(desk(0, 0)), boundsOf(desk(19, 9)))).toBe(true);
  });

  test("what stands beside the plan comes back onto it", () => {
    const plan = { width: 100, height: 50 };
    expect(backOnto(boundsOf(desk(-5, 45)), plan)).toEqual({ x: 5, y: -5 });
    expect(backOnto(boundsOf(desk(10, 10)), plan)).toEqual({ x: 0, y: 0 });
    expect(backOnto(boundsOf(desk(10, 0, 200)), plan).x).toBe(-10);
  });
});

describe("aligning and distributing", () => {
  const positions = { a: desk(0, 0), b: desk(35, 30), c: desk(100, 90), d: desk(500, 500) };
  const ids = ["a", "b", "c"];

  test.each([
    ["left", [0, 0, 0], "x"],
    ["right", [100, 100, 100], "x"],
    ["centre", [50, 50, 50], "x"],
    ["top", [0, 0, 0], "y"],
    ["bottom", [90, 90, 90], "y"],
    ["middle", [45, 45, 45], "y"],
  ] as const)("%s", (to, expected, axis) => {
    const result = aligned(positions, ids, to);
    expect(ids.map((id) => result[id]?.[axis])).toEqual(expected);
    expect(result.d).toBe(positions.d);
  });

  test("a turned desk is aligned by what it fills", () => {
    const result = aligned({ a: desk(0, 0), b: desk(40, 40, 20, 10, 90) }, ["a", "b"], "left");
    expect(result.b?.x).toBeCloseTo(-5);
  });

  test("gaps become equal, the first and the last one stay", () => {
    const result = distributed(positions, ["c", "a", "b"], "x");
    expect(ids.map((id) => result[id]?.x)).toEqual([0, 50, 100]);
    expect(distributed(positions, ["a", "b"], "x")).toBe(positions);
    expect(distributed(positions, ids, "y").b?.y).toBe(45);
  });
});

describe("snapping", () => {
  const options = { grid: 10, reach: 4 };

  test("a neighbour that is near wins over the grid, with a line that shows it", () => {
    const box = boundsOf(desk(33, 52));
    const result = snapped(box, [boundsOf(desk(36, 0))], { x: 0, y: 0 }, options);
    expect(result).toEqual({ dx: 3, dy: -2, guides: [{ axis: "x", at: 36, from: 0, to: 62 }] });
  });

  test("the nearest edge wins, and middles count", () => {
    const others = [boundsOf(desk(100, 0, 20)), boundsOf(desk(104, 200, 30))];
    const result = snapped(boundsOf(desk(98, 100, 20)), others, { x: 7, y: 0 }, { grid: 0, reach: 4 });
    expect(result.dx).toBe(8);
    expect(snapped(boundsOf(desk(0, 0, 10)), [boundsOf(desk(-8, 50, 30))], { x: 0, y: 0 }, options).dx).toBe(2);
  });

  test("without a grid and without a neighbour nothing is moved", () => {
    expect(snapped(boundsOf(desk(33, 52)), [], { x: 3, y: 2 }, { grid: 0, reach: 4 })).toEqual({
      dx: 3,
      dy: 2,
      guides: [],
    });
  });
});

describe("resizing and turning", () => {
  const options = { smallest: 5, grid: 0 };

  test("the opposite edge stays", () => {
    expect(resized(desk(10, 10), "e", { x: 6, y: 99 }, options)).toEqual(desk(10, 10, 26, 10));
    expect(resized(desk(10, 10), "nw", { x: -2, y: -3 }, options)).toEqual(desk(8, 7, 22, 13));
  });

  test("it stays on a turned desk as well", () => {
    // Turned by a quarter, its own right edge looks down.
    const result = resized(desk(0, 0, 20, 10, 90), "e", { x: 0, y: 10 }, options);
    expect(closely(result)).toEqual(desk(-5, 5, 30, 10, 90));
    expect(boundsOf(result).top).toBeCloseTo(-5);
  });

  test("no side gets shorter than the smallest, and sides keep to the grid", () => {
    expect(resized(desk(0, 0), "w", { x: 100, y: 0 }, options)).toEqual(desk(15, 0, 5, 10));
    expect(resized(desk(0, 0), "s", { x: 0, y: 6 }, { smallest: 5, grid: 10 }).h).toBe(20);
  });

  test("a desk turns towards the pointer in steps", () => {
    expect(turnedTowards(desk(0, 0), { x: 200, y: 5 }, 15).rotation).toBe(90);
    expect(turnedTowards(desk(0, 0), { x: 10, y: -100 }, 15).rotation).toBe(0);
    expect(turnedTowards(desk(0, 0), { x: -100, y: -90 }, 15).rotation).toBe(315);
  });
});

describe("history", () => {
  test("steps go back and forth; a new one ends what could be made again", () => {
    const one = stepped<string>(NO_HISTORY, "a");
    const two = stepped(one, "b");
    const [back, after] = undone(two, "c") ?? [];
    expect(back).toBe("b");
    expect(after && redone(after, "b")).toEqual(["c", { past: ["a", "b"], future: [] }]);
    expect(after && stepped(after, "b").future).toEqual([]);
    expect(undone(NO_HISTORY, "a")).toBeNull();
    expect(redone(one, "b")).toBeNull();
  });
});

describe("the view", () => {
  const plan = { width: 1000, height: 500 };
  const window = { width: 532, height: 532 };

  test("all of the plan is in sight, with a margin", () => {
    expect(fitScale(plan, window)).toBe(0.5);
    expect(clampScale(0.01, 0.5)).toBe(0.25);
    expect(clampScale(99, 0.5)).toBe(6);
  });

  test("the place under the pointer stays under it", () => {
    const at = { x: 300, y: 200 };
    const point = planPoint({ scale: 2, scroll: { x: 120, y: 40 }, window }, plan, at);
    const scroll = scrollTo({ scale: 3, window }, plan, point, at);
    expect(planPoint({ scale: 3, scroll, window }, plan, at)).toEqual(point);
  });
});
