import { expect, test } from "vitest";
import { planFixture } from "./plan.fixture";
import { renewalTerm } from "./renewal-term";

const PLACE = { branchId: "b1", timezone: "Asia/Kolkata" };
const assignment = { startAt: "2026-10-30T18:30:00.000Z", endAt: "2026-11-29T18:30:00.000Z" };
const now = new Date("2026-11-22T06:00:00Z");

test("a renewal keeps the day on which the assignment began", () => {
  const term = renewalTerm(planFixture(), assignment, now, PLACE);
  expect(term?.period.startAt.toISOString()).toBe(assignment.endAt);
  expect(term?.period.endAt.toISOString()).toBe("2026-12-30T18:30:00.000Z");
});

test("it costs what the plan asks for in that shift", () => {
  const plan = planFixture({ sells: "shift", taxPercent: 0, prices: [{ shiftId: "s1", amount: 200_000 }] });
  expect(renewalTerm(plan, assignment, now, { ...PLACE, shiftId: "s1" })?.price.amount).toBe(200_000);
  expect(renewalTerm(plan, assignment, now, { ...PLACE, shiftId: "s2" })?.price.amount).toBe(450_000);
});

test("a plan that the branch doesn't sell buys nothing", () => {
  expect(renewalTerm(planFixture({ branchIds: ["b2"] }), assignment, now, PLACE)).toBeNull();
});
