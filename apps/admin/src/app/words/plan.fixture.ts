import type { FeePlan } from "@carrel/sdk";

/** A month of a seat, for the tests of what is pure. */
export const planFixture = (change: Partial<FeePlan> = {}): FeePlan => ({
  _id: "m",
  name: "Month",
  sells: "seat",
  bookingType: "DAILY",
  duration: { count: 1, unit: "month" },
  amount: 450_000,
  currency: "INR",
  taxPercent: 18,
  branchIds: [],
  shiftIds: [],
  prices: [],
  allowance: null,
  isShared: false,
  isPublic: false,
  description: "",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...change,
});
