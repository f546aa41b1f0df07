import type { FeePlan, Shift } from "@carrel/sdk";
import { expect, test } from "vitest";
import { planFixture } from "../../../app/words/plan.fixture";
import { hasShift, shiftsOf, soldPlans } from "./sold-plans";

const plan = (name: string, fields: Partial<FeePlan>) => planFixture({ _id: name, name, ...fields });
const month = plan("month", { amount: 90_000 });
const week = plan("week", { amount: 40_000 });
const morning = plan("morning", { sells: "shift", shiftIds: ["m"], amount: 50_000 });
const anyShift = plan("any", { sells: "shift", amount: 60_000, prices: [{ shiftId: "e", amount: 30_000 }] });
const flex = plan("flex", { sells: "floating" });
const pass = plan("pass", { sells: "pass" });
const hour = plan("hour", { bookingType: "HOURLY" });
const gone = plan("gone", { isActive: false });
const elsewhere = plan("elsewhere", { branchIds: ["other"] });
const all = [pass, flex, month, week, hour, morning, anyShift, gone, elsewhere];
const names = (where: Partial<Parameters<typeof soldPlans>[1]>) =>
  soldPlans(all, { branchId: "here", ...where }).map(({ name }) => name);

test("plans by days that a branch sells, kind by kind, the cheapest first", () => {
  expect(names({})).toEqual(["week", "month", "any", "morning", "flex", "pass"]);
});

test("of a desk, only what has one; in a shift, only what is sold in it, the cheapest there first", () => {
  expect(names({ isOfDesk: true })).toEqual(["week", "month", "any", "morning"]);
  expect(names({ isOfDesk: true, shiftId: "m" })).toEqual(["morning", "any"]);
  expect(names({ isOfDesk: true, shiftId: "e" })).toEqual(["any"]);
});

test("a floating place is in a shift where its plan names one", () => {
  expect(hasShift(flex)).toBe(false);
  expect(hasShift({ ...flex, shiftIds: ["m"] })).toBe(true);
  expect(hasShift(pass)).toBe(false);
});

test("a plan's shifts are those it names, else all that are in use", () => {
  const shift = (id: string, isActive = true) => ({ _id: id, isActive }) as Shift;
  const shifts = [shift("m"), shift("e"), shift("old", false)];
  expect(shiftsOf(morning, shifts).map(({ _id }) => _id)).toEqual(["m"]);
  expect(shiftsOf(anyShift, shifts).map(({ _id }) => _id)).toEqual(["m", "e"]);
});
