import type { FeePlan } from "@carrel/sdk";
import { expect, test } from "vitest";
import { assignmentTerm, dailyPlansOf, renewalTerm } from "./term";

const PLACE = { branchId: "b1", timezone: "Asia/Kolkata" };
const month: FeePlan = {
  _id: "m",
  name: "Month",
  bookingType: "DAILY",
  duration: { count: 1, unit: "month" },
  amount: 450_000,
  currency: "INR",
  taxPercent: 18,
  branchIds: [],
  description: "",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

test("offers plans of days that are in use and sold here", () => {
  const plans = [
    month,
    { ...month, _id: "h", bookingType: "HOURLY" as const },
    { ...month, _id: "off", isActive: false },
    { ...month, _id: "there", branchIds: ["b2"] },
    { ...month, _id: "here", branchIds: ["b1"] },
  ];
  expect(dailyPlansOf(plans, "b1").map(({ _id }) => _id)).toEqual(["m", "here"]);
});

test("assigning buys a month from the first midnight of the day", () => {
  const term = assignmentTerm(month, "2026-11-23", PLACE);
  expect(term?.period.startAt.toISOString()).toBe("2026-11-22T18:30:00.000Z");
  expect(term?.period.endAt.toISOString()).toBe("2026-12-22T18:30:00.000Z");
});

test("a renewal keeps the day on which the assignment began", () => {
  const assignment = { startAt: "2026-10-30T18:30:00.000Z", endAt: "2026-11-29T18:30:00.000Z" };
  const term = renewalTerm(month, assignment, new Date("2026-11-22T06:00:00Z"), PLACE);
  expect(term?.period.startAt.toISOString()).toBe(assignment.endAt);
  expect(term?.period.endAt.toISOString()).toBe("2026-12-30T18:30:00.000Z");
});

test("a plan that the branch doesn't sell buys nothing", () => {
  expect(assignmentTerm({ ...month, branchIds: ["b2"] }, "2026-11-23", PLACE)).toBeNull();
});
