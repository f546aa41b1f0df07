import { expect, it } from "vitest";
import { isAssignment } from "./assignment";

const assignment = { status: "CONFIRMED", type: "DAILY", customerId: "asha", feePlanId: "month" } as const;

it("is a customer's confirmed days on a plan", () => {
  expect(isAssignment(assignment)).toBe(true);
});

it.each([
  ["that waits", { status: "PENDING" }],
  ["that was cancelled", { status: "CANCELLED" }],
  ["by the hour", { type: "HOURLY" }],
  ["of no customer", { customerId: null }],
  ["on no plan", { feePlanId: null }],
] as const)("is no booking %s", (_, changes) => {
  expect(isAssignment({ ...assignment, ...changes })).toBe(false);
});
