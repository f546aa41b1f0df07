import type { AddOn, PricingPlan } from "@carrel/sdk";
import { expect, it } from "vitest";
import { askedOf, choiceOf, notesOf, withKept } from "./choice";

const offer = (code: string, interval: "month" | "year" = "month") => ({
  _id: code,
  code,
  name: code,
  description: "",
  amount: 100,
  currency: "INR",
  interval,
  features: [],
  isActive: true,
  order: 0,
  createdAt: "2026-11-01T00:00:00Z",
  updatedAt: "2026-11-01T00:00:00Z",
});
const plan = (code: string, interval?: "month" | "year"): PricingPlan => ({
  ...offer(code, interval),
  limits: { branches: 1, desks: 40, adminUsers: 3 },
});
const addOn = (code: string, interval?: "month" | "year"): AddOn => ({
  ...offer(code, interval),
  limits: { branches: 0, desks: 50, adminUsers: 0 },
});
const offered = {
  availablePlans: [plan("starter"), plan("growth"), plan("yearly", "year")],
  availableAddOns: [addOn("desks"), addOn("staff"), addOn("all-year", "year")],
  subscription: null,
};
const having = (planCode: string, addOns: { code: string; quantity: number }[] = []) => ({
  ...offered,
  subscription: { planCode, addOns } as never,
});

it("chooses nothing where nothing is named and nothing is had", () => {
  expect(choiceOf({}, offered)).toBeNull();
  expect(choiceOf({ plan: "gone" }, having("trial"))).toBeNull();
});

it("begins with what one has", () => {
  const addOns = [{ code: "desks", quantity: 2 }];
  expect(choiceOf({}, having("growth", addOns))).toMatchObject({ plan: { code: "growth" }, addOns });
  expect(choiceOf({ plan: "starter" }, having("growth", addOns))).toMatchObject({ plan: { code: "starter" }, addOns });
  expect(choiceOf({ addOns: "none" }, having("growth", addOns))?.addOns).toEqual([]);
});

it.each([
  [
    "desks:2,staff:1",
    [
      ["desks", 2],
      ["staff", 1],
    ],
  ],
  // What is not offered, named twice, or no number of pieces.
  ["desks:2,desks:3,gone:1,staff:0,staff:1.5,staff:1001,:4,staff", [["desks", 2]]],
  ["all-year:1", []],
])("reads the pieces of %s", (text, pieces) => {
  const found = choiceOf({ plan: "growth", addOns: text }, offered);
  expect(found?.addOns.map(({ code, quantity }) => [code, quantity])).toEqual(pieces);
});

it("has add-ons by the year beside a plan by the year", () => {
  expect(choiceOf({ plan: "yearly", addOns: "all-year:1" }, offered)?.addOns).toHaveLength(1);
});

it("is written as it is read, and asked for", () => {
  const addOns = [{ code: "desks", quantity: 2 }];
  const choice = choiceOf({ plan: "growth", addOns: "desks:2" }, offered);
  if (!choice) throw new Error("It names a plan");
  expect(askedOf(choice, false)).toEqual({ planCode: "growth", addOns });
  expect(askedOf(choice, true)).toEqual({ planCode: "growth", addOns, isRecurring: true });
});

it("begins with what was chosen before and not paid, where nothing is had and the address names nothing", () => {
  const kept = { planCode: "growth", addOns: [{ code: "desks", quantity: 2 }], seen: { amount: 300, currency: "INR" } };
  expect(withKept({}, having("trial"), kept)).toEqual({ plan: "growth", addOns: "desks:2", seen: "300INR" });
  expect(withKept({}, having("trial"), null)).toEqual({});
  expect(withKept({ plan: "starter" }, having("trial"), kept)).toEqual({ plan: "starter" });
  expect(withKept({}, having("starter"), kept)).toEqual({});
});

it.each([
  [{}, 0],
  [{ plan: "growth", addOns: "desks:2", seen: "300INR" }, 0],
  [{ plan: "growth", addOns: "desks:2", seen: "299INR" }, 1],
  [{ plan: "gone" }, 1],
  [{ plan: "<script>" }, 1],
  [{ plan: "growth", addOns: "desks:1000000000,gone:1,all-year:1" }, 3],
])("says of %o what can't be had, or costs something else now", (search, count) => {
  expect(notesOf(search, offered)).toHaveLength(count);
});
