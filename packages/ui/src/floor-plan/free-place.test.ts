import { expect, test } from "vitest";
import { freePlace } from "./free-place";

const plan = { width: 200, height: 100 };
const size = { w: 40, h: 20 };
const near = { x: 100, y: 50 };

test("an empty plan has room where one looks", () => {
  expect(freePlace({}, size, near, plan)).toEqual({ x: 80, y: 40 });
});

test("the next one stands beside, not on it", () => {
  const positions = { a: { x: 80, y: 40, ...size, rotation: 0 } };
  expect(freePlace(positions, size, near, plan)).toEqual({ x: 80, y: 10 });
});

test("a full plan takes it where one looks", () => {
  const positions = { a: { x: 0, y: 0, w: 200, h: 100, rotation: 0 } };
  expect(freePlace(positions, size, near, plan)).toEqual({ x: 80, y: 40 });
});
