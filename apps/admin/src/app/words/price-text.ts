import type { PlanInterval } from "@carrel/sdk";

/** What a price is for. */
export const PERIODS: Readonly<Record<PlanInterval, string>> = { month: "a month", year: "a year" };

/** By what prices are shown where plans are chosen. */
export const INTERVALS: readonly { value: PlanInterval; label: string }[] = [
  { value: "month", label: "By the month" },
  { value: "year", label: "By the year" },
];
