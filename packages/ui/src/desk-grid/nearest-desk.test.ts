import { expect, test } from "vitest";
import { nearestDesk } from "./nearest-desk";

const box = (left: number, top: number) => ({ left, top, width: 20, height: 10 });
// A ring of six around a long table, and one far off.
const boxes = [box(0, 0), box(30, 0), box(60, 2), box(0, 40), box(30, 40), box(60, 40), box(400, 300)];

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 1, 2],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 2, 5],
  ["ArrowLeft", 5, 4],
  ["ArrowUp", 3, 0],
  ["ArrowUp", 0, 0],
  ["ArrowRight", 5, 6],
  ["ArrowDown", 5, 6],
  ["ArrowLeft", 6, 5],
  ["Home", 4, 0],
  ["End", 0, 6],
])("%s from %d leads to %d", (key, from, to) => {
  expect(nearestDesk(key, boxes, from)).toBe(to);
});

test("other keys are left alone", () => {
  expect(nearestDesk("a", boxes, 0)).toBeNull();
});
