import { expect, test } from "vitest";
import { donutGeometry } from "./donut-geometry";

const box = { width: 208, height: 208, em: 12, textWidth: () => 0 };

test("places on the ring lead to their part, those beside it to none", () => {
  const { locate, anchor } = donutGeometry(box, [1, 1, 2]);
  expect(locate(104 + 60, 104 - 60)).toBe(0);
  expect(locate(104 + 60, 104 + 60)).toBe(1);
  expect(locate(104 - 80, 104)).toBe(2);
  expect(locate(104, 104)).toBeNull();
  expect(locate(0, 0)).toBeNull();
  const { x, y } = anchor(2);
  expect(locate(x, y)).toBe(2);
});

test("a part of nothing is nowhere to be pointed at", () => {
  const { locate } = donutGeometry(box, [0, 5]);
  expect(locate(104 + 60, 104 - 60)).toBe(1);
});
