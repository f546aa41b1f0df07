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

test("a month from the 23rd ends with the 22nd, tax included", () => {
  const term = assignmentTerm(month, "2026-11-23", PLACE);
  expect(term?.startAt.toISOString()).toBe("2026-11-22T18:30:00.000Z");
  expect(term?.endAt.toISOString()).toBe("2026-12-22T18:30:00.000Z");
  expect(term?.price).toMatchObject({ net: 450_000, tax: 81_000, amount: 531_000 });
});

test.each([
  ["from its end while it runs", "2026-11-30T18:30:00Z", "2026-11-30T18:30:00.000Z", "2026-12-31T18:30:00.000Z"],
  ["from today once it has lapsed", "2026-11-10T18:30:00Z", "2026-11-21T18:30:00.000Z", "2026-12-21T18:30:00.000Z"],
  ["from today where it ended today", "2026-11-22T05:00:00Z", "2026-11-22T05:00:00.000Z", "2026-12-21T18:30:00.000Z"],
])("renews %s", (_, endsAt, from, until) => {
  const term = renewalTerm(month, new Date(endsAt), new Date("2026-11-22T06:00:00Z"), PLACE);
  expect([term?.startAt.toISOString(), term?.endAt.toISOString()]).toEqual([from, until]);
});

test("a plan that the branch doesn't sell buys nothing", () => {
  expect(assignmentTerm({ ...month, branchIds: ["b2"] }, "2026-11-23", PLACE)).toBeNull();
});
