import { expect, it } from "vitest";
import { dueOf, overpaidOf } from "./booking-money";

it.each([
  ["CONFIRMED", 500, 0, 500, 0],
  ["PENDING", 500, 0, 500, 0],
  ["CONFIRMED", 500, 499, 1, 0],
  ["CONFIRMED", 500, 500, 0, 0],
  ["CONFIRMED", 500, 501, 0, 1],
  ["CONFIRMED", 0, 0, 0, 0],
  ["CANCELLED", 500, 0, 0, 0],
  ["CANCELLED", 500, 200, 0, 200],
  ["CONFIRMED", 500, undefined, 0, 0],
  ["CANCELLED", 500, undefined, 0, 0],
] as const)(
  "of a booking that is %s, costs %i and of which %s was paid, %i is due and %i is paid beyond it",
  (...given) => {
    const [status, amount, paid, due, overpaid] = given;
    const booking = { status, amount, ...(paid !== undefined && { paid }) };
    expect(dueOf(booking)).toBe(due);
    expect(overpaidOf(booking)).toBe(overpaid);
  },
);

it.each([
  [500, 200, 100, 200],
  [500, 200, 300, 0],
  // Its price was lowered since.
  [400, 200, 300, 0],
])("of %i of which %i was paid and %i written off, %i is due", (amount, paid, writtenOff, due) => {
  expect(dueOf({ status: "CONFIRMED", amount, paid, writtenOff })).toBe(due);
});

it("is of a membership what it is of a booking", () => {
  expect(dueOf({ state: "ended", amount: 500, paid: 200 })).toBe(300);
  expect(dueOf({ state: "cancelled", amount: 500, paid: 200 })).toBe(0);
  expect(overpaidOf({ state: "frozen", amount: 500, paid: 501 })).toBe(1);
  expect(overpaidOf({ state: "cancelled", amount: 500, paid: 200 })).toBe(200);
});
