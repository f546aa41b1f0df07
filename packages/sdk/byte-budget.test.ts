import { expect, it } from "vitest";
import { overBudget } from "../../scripts/testing/byte-budget.ts";

it("says by how much a budget is passed, and what is over its own or large, first", () => {
  const parts = [
    { name: "small.js", bytes: 100 },
    { name: "large.js", bytes: 700 },
    { name: "grown.js", bytes: 400, budget: 300 },
  ];
  expect(overBudget("the first load", 1_200, 1_000, parts).split("\n")).toEqual([
    "the first load: 1200 bytes, 200 over the budget of 1000; made of",
    "     400  grown.js, 100 over its budget",
    "     700  large.js",
    "     100  small.js",
  ]);
});
