import { expect, it } from "vitest";
import { moneyState, openText } from "./booking-money";

const money = (amount: number) => `₹${amount / 100}`;

it.each([
  ["CONFIRMED", 50_000, 0, "unpaid", null],
  ["PENDING", 50_000, 0, "unpaid", null],
  ["CONFIRMED", 50_000, 20_000, "part", "₹300 due"],
  ["CONFIRMED", 50_000, 50_000, "paid", null],
  ["CONFIRMED", 50_000, 60_000, "paid", "₹100 too much"],
  ["CONFIRMED", 0, 10_000, "paid", "₹100 too much"],
  ["CONFIRMED", 0, 0, null, null],
  ["CANCELLED", 50_000, 0, null, null],
  ["CANCELLED", 50_000, 20_000, "held", "₹200 paid"],
  ["CONFIRMED", 50_000, undefined, null, null],
] as const)("a booking that is %s, costs %i and has %s of it stands %s: %s", (status, amount, paid, stands, open) => {
  const booking = { status, amount, ...(paid !== undefined && { paid }) };
  expect(moneyState(booking)).toBe(stands);
  expect(openText(booking, money)).toBe(open);
});

it("stands so of a membership too", () => {
  expect(moneyState({ state: "active", amount: 50_000, paid: 20_000 })).toBe("part");
  expect(moneyState({ state: "cancelled", amount: 50_000, paid: 20_000 })).toBe("held");
  expect(openText({ state: "ended", amount: 50_000, paid: 60_000 }, money)).toBe("₹100 too much");
});
