import { expect, test } from "vitest";
import { largest, piecesOf } from "./bars";

/** To the minute: shares of a day are no exact numbers. */
const hourOf = (share: number) => Math.round(share * 1440) / 60;

const hours = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.map(({ start, size, goesOn }) => [hourOf(start), hourOf(start + size), goesOn]);

test.each([
  ["06:00", "14:00", [[6, 14, undefined]]],
  ["00:00", "24:00", [[0, 24, undefined]]],
  ["14:30", "00:00", [[14.5, 24, undefined]]],
  [
    "22:00",
    "06:00",
    [
      [22, 24, "after"],
      [0, 6, "before"],
    ],
  ],
  [
    "09:00",
    "09:00",
    [
      [9, 24, "after"],
      [0, 9, "before"],
    ],
  ],
])("%s to %s is drawn in its pieces", (from, to, drawn) => {
  expect(hours(piecesOf(from, to))).toEqual(drawn);
});

test("the words stand in the largest piece, in the first of equal ones", () => {
  expect(largest(piecesOf("22:00", "06:00"))?.start).toBe(0);
  expect(largest(piecesOf("18:00", "06:00"))?.start).toBe(0.75);
  expect(largest([])).toBeUndefined();
});
