import { expect, it } from "vitest";
import { changeOf, changeTrend } from "./change";

it("compares with the time before, where there is something to compare with", () => {
  expect(changeOf(9, 8)).toBe(12.5);
  expect(changeOf(9, 0)).toBeNull();
  expect(changeOf(9, -5)).toBeNull();
  expect(changeTrend(12.5, "yesterday")).toEqual({ direction: "up", label: "12.5% more than yesterday", tone: "good" });
  expect(changeTrend(-40, "yesterday")).toMatchObject({ direction: "down", label: "40% less than yesterday" });
  expect(changeTrend(0, "yesterday")).toMatchObject({ direction: "flat", label: "As much as yesterday" });
  expect(changeTrend(8, "last month", { of: "revenue" })).toMatchObject({ label: "8% more revenue than last month" });
  expect(changeTrend(null, "yesterday")).toBeUndefined();
});

it("tells no percent of a base that is too small for them", () => {
  expect(changeTrend(100, "yesterday", { was: "₹999" })).toMatchObject({ label: "100% more than yesterday" });
  expect(changeTrend(1700.4, "yesterday", { was: "₹999" })).toEqual({
    direction: "up",
    label: "Up from ₹999 yesterday",
    tone: "good",
  });
  expect(changeTrend(1700.4, "last month", { of: "revenue" })).toMatchObject({
    label: "More than twice as much revenue as last month",
  });
});
