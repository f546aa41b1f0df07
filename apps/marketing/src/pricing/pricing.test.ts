import type { PricingPlan } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { featuresOf } from "./features-of";
import { pairPlans } from "./pair-plans";
import { roomLines } from "./plan-words";
import { tablesOf } from "./plans-as-table";
import { seatsAsked } from "./seats-asked";
import { majorOf } from "./structured-offers";

const plan = (code: string, amount: number, more: Partial<PricingPlan> = {}): PricingPlan => ({
  ...{ _id: code, code, name: code, description: "", amount, currency: "INR", interval: "month", features: [] },
  ...{ limits: { branches: 1, desks: 40, adminUsers: 3 }, isActive: true, order: 0, createdAt: "", updatedAt: "" },
  ...more,
});
const paired = (...plans: PricingPlan[]) =>
  pairPlans(plans).map(({ month, year, saved }) => [month?.code ?? null, year?.code ?? null, saved]);
const year = { interval: "year" } as const;

it("pairs a plan by the year with the one by the month that it is called after, and says what a year saves", () => {
  expect(paired(plan("grow", 100), plan("grow-yearly", 1000, year))).toEqual([["grow", "grow-yearly", 200]]);
  const named = plan("y1", 1000, { ...year, name: "Grow, by the year" });
  expect(paired(plan("m1", 100, { name: "Grow" }), named)).toEqual([["m1", "y1", 200]]);
  expect(paired(plan("pro", 1), plan("pro-max", 100), plan("pro-max-yearly", 900, year))).toEqual([
    ["pro", null, 0],
    ["pro-max", "pro-max-yearly", 300],
  ]);
});

it("leaves alone what differs in room, currency or name, and never says that a dearer year saves", () => {
  const larger = { ...year, limits: { branches: 1, desks: 50, adminUsers: 3 } };
  expect(paired(plan("grow", 100), plan("grow-yearly", 1000, larger))).toEqual([
    ["grow", null, 0],
    [null, "grow-yearly", 0],
  ]);
  expect(paired(plan("grow", 100), plan("grow-yearly", 10, { ...year, currency: "EUR" }))).toHaveLength(2);
  expect(paired(plan("grow", 100), plan("growth-yearly", 1000, year))).toHaveLength(2);
  expect(paired(plan("grow", 100), plan("grow-yearly", 1300, year))).toEqual([["grow", "grow-yearly", 0]]);
  expect(paired()).toEqual([]);
});

it("says what a plan begins with, line by line, however plans name each other", () => {
  const small = { name: "Small", features: ["Bookings", "All of Large"] };
  const large = { name: "Large", features: ["All of small", "Own domain", "All of Nothing"] };
  expect(featuresOf(large, [small, large])).toEqual(["Bookings", "All of Large", "Own domain", "All of Nothing"]);
  expect(featuresOf(small, [small])).toEqual(["Bookings", "All of Large"]);
});

it.each([
  [0, []],
  [5, [5]],
  [6, [3, 3]],
  [11, [4, 4, 3]],
  [12, [4, 4, 4]],
])("compares %i plans in tables that are about as wide as each other", (count, tables) => {
  expect(tablesOf(Array.from({ length: count }, (_, at) => at)).map(({ length }) => length)).toEqual(tables);
});

it("says what there is room for", () => {
  expect(roomLines({ branches: 1, desks: 1500, adminUsers: null })).toEqual([
    "1,500 seats",
    "1 branch",
    "Any number of people of staff",
  ]);
});

it.each([
  [99_950, "INR", "999.50"],
  [1500, "JPY", "1500"],
  [1500, "KWD", "1.500"],
])("tells machines %i of %s as %s", (amount, currency, major) => {
  expect(majorOf({ amount, currency })).toBe(major);
});

it.each([
  [undefined, 60, null],
  ["", 60, null],
  [" 80 ", 80, null],
  ["10000", 10_000, null],
  ["0", 60, "Type a whole number from 1 to 10,000."],
  ["10001", 60, "Type a whole number from 1 to 10,000."],
  ["1e3", 60, "Type a whole number from 1 to 10,000."],
  ["<b>", 60, "Type a whole number from 1 to 10,000."],
])("of %s seats answers for %i", (typed, seats, error) => {
  expect(seatsAsked(typed)).toMatchObject({ seats, error });
});
