import { expect, it } from "vitest";
import { dueOf, isClaimed, mayClaim, overpaidOf, payableOf } from "./booking-money";

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

const NOW = new Date("2026-11-21T10:00:00Z");
const asked = { _id: "p", name: "Ten days", amount: 90_000 };

it.each([
  ["CONFIRMED", {}, 30_000],
  ["CONFIRMED", { pass: asked }, 30_000],
  ["PENDING", {}, 30_000],
  ["PENDING", { holdUntil: "2026-11-21T10:00:00Z" }, 0],
  ["PENDING", { pass: asked }, 0],
  ["CANCELLED", {}, 0],
] as const)("of a booking that is %s, with %j, %i can be taken now", (status, changes, taken) => {
  const booking = {
    status,
    amount: 50_000,
    paid: 20_000,
    startAt: "2026-11-22T10:00:00Z",
    endAt: "2026-11-22T11:00:00Z",
    createdAt: "2026-11-21T09:00:00Z",
    holdUntil: status === "PENDING" ? "2026-11-21T10:01:00Z" : null,
    pass: null,
    ...changes,
  };
  expect(payableOf(booking as Parameters<typeof payableOf>[0], NOW)).toBe(taken);
});

it.each([
  ["nothing was said", null, false, true],
  ["an answer waits", { answer: null }, true, false],
  ["nothing was found", { answer: "refused" }, false, false],
  ["a part was received", { answer: "received" }, false, true],
  ["it was paid in another way, and given back since", { answer: "settled" }, false, true],
] as const)("is said to be paid: where %s", (_, said, waits, may) => {
  const claim = said && { at: "", reference: "4123", amount: 500, answeredAt: null, ...said };
  expect([isClaimed({ claim }), mayClaim({ claim })]).toEqual([waits, may]);
});

it("is said by a server of before to be neither", () => {
  expect([isClaimed({}), mayClaim({})]).toEqual([false, true]);
});
