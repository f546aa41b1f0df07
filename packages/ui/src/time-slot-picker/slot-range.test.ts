import { expect, test } from "vitest";
import { isInRange, rangeBetween } from "./slot-range";

const slot = (hour: number, available = true) => ({ startAt: `${hour}`, endAt: `${hour + 1}`, available });
// Open 10 to 13 and 14 to 16; 15 is taken.
const slots = [slot(10), slot(11), slot(12), slot(14), slot(15, false)];

test("spans from the first slot's start to the last one's end, in either order", () => {
  expect(rangeBetween(slots, 0, 2)).toEqual({ startAt: "10", endAt: "13" });
  expect(rangeBetween(slots, 2, 0)).toEqual({ startAt: "10", endAt: "13" });
  expect(rangeBetween(slots, 1, 1)).toEqual({ startAt: "11", endAt: "12" });
});

test("spans no break and no slot that is taken", () => {
  expect(rangeBetween(slots, 2, 3)).toBeNull();
  expect(rangeBetween(slots, 3, 4)).toBeNull();
  expect(rangeBetween(slots, 9, 9)).toBeNull();
});

test("knows which slots a range covers", () => {
  const inside = slots.map((_, index) => isInRange(slots, index, { startAt: "11", endAt: "13" }));
  expect(inside).toEqual([false, true, true, false, false]);
  expect(isInRange(slots, 0, null)).toBe(false);
  expect(isInRange(slots, 0, { startAt: "9", endAt: "11" })).toBe(false);
});
