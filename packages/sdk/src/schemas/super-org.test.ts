import { expect, test } from "vitest";
import { PlanCode, UpdateAddOns, UpdatePricingPlans } from "./super-org";

const plan = {
  code: "starter",
  name: "Starter",
  amount: 99_900,
  interval: "month",
  limits: { branches: 1, desks: 40, adminUsers: null },
};
const addOn = { ...plan, code: "desks-50", limits: { branches: 0, desks: 50, adminUsers: 0 } };

test("plans come with codes of their own, whatever their case", () => {
  expect(UpdatePricingPlans.safeParse({ pricingPlans: [plan, { ...plan, code: "growth" }] }).success).toBe(true);
  expect(
    UpdatePricingPlans.safeParse({ pricingPlans: [plan, { ...plan, code: "STARTER" }] }).error?.issues,
  ).toMatchObject([{ path: ["pricingPlans"], message: "Give each a code of its own" }]);
  expect(UpdateAddOns.safeParse({ addOns: [addOn, addOn] }).error?.issues).toMatchObject([{ path: ["addOns"] }]);
});

test("a plan may be without a limit, an add-on not", () => {
  expect(UpdateAddOns.safeParse({ addOns: [addOn] }).success).toBe(true);
  expect(UpdateAddOns.safeParse({ addOns: [{ ...addOn, limits: plan.limits }] }).success).toBe(false);
});

test("a plan can be saved as it was read", () => {
  const read = { ...plan, order: 0, createdAt: "2026-11-21T10:00:00Z", updatedAt: "2026-11-21T10:00:00Z" };
  expect(UpdatePricingPlans.safeParse({ pricingPlans: [read] }).success).toBe(true);
});

test.each(["Growth Yearly", "-growth", "growth--yearly", "", "wachstum_ä"])("%j is no code", (code) => {
  expect(PlanCode.safeParse(code).success).toBe(false);
});
