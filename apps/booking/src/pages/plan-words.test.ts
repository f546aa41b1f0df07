import { expect, it } from "vitest";
import { planTerms } from "./plan-words";

it("says what a price buys", () => {
  const terms = (
    count: number,
    unit: "hour" | "day" | "month",
    allowance: { count: number; unit: "day" | "hour" } | null = null,
  ) => planTerms({ duration: { count, unit }, allowance });
  expect([terms(1, "hour"), terms(1, "month"), terms(3, "month")]).toEqual(["an hour", "a month", "for 3 months"]);
  expect(terms(3, "month", { count: 10, unit: "day" })).toBe("10 days, within 3 months");
  expect(terms(1, "month", { count: 20, unit: "hour" })).toBe("20 hours, within a month");
});
