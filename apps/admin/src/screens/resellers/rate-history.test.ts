import type { ProfitRate } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { rateHistory } from "./rate-history";
import { rateText, shareText } from "./rate-text";

const rate = (percent: number, effectiveFrom: string): ProfitRate => ({
  _id: `${percent}`,
  rate: percent,
  type: "percent",
  effectiveFrom,
  setBy: null,
  createdAt: `${effectiveFrom}T10:00:00Z`,
});

it("says which rate stands, which stood until when, which is to come and which was replaced on its own day", () => {
  const rates = [
    rate(25, "2026-12-01"),
    rate(22, "2026-11-21"),
    rate(21, "2026-11-21"),
    rate(20, "2026-03-01"),
    rate(10, "2025-01-01"),
  ];
  const told = rateHistory(rates, "2026-11-21").map(({ rate: { rate: percent }, state, until }) => [
    percent,
    state,
    until,
  ]);
  expect(told).toEqual([
    [25, "planned", null],
    [22, "current", "2026-11-30"],
    [21, "replaced", null],
    [20, "past", "2026-11-20"],
    [10, "past", "2026-02-28"],
  ]);
});

it("knows of no current rate before the first", () => {
  expect(rateHistory([rate(20, "2026-12-01")], "2026-11-21").map(({ state }) => state)).toEqual(["planned"]);
});

it("writes a rate as a percentage or as money", () => {
  expect(rateText({ rate: 22.5, type: "percent" }, "INR")).toBe("22.5%");
  expect(rateText({ rate: 50_000, type: "fixed" }, "INR")).toBe("₹500");
  expect(shareText({ rate: 0, type: "percent" }, "INR")).toBe("nothing of what clients pay");
});
