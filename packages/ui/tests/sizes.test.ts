import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overBudget } from "../../../scripts/testing/byte-budget.ts";
import { budgetsFile, components, openScales, type Scales } from "../scripts/sizes.mjs";

/** Bytes, min+gzip: what is measured plus a tenth; `pnpm sizes` writes it anew, and the difference is read in review. */
const budgets: Record<string, Record<string, number>> = JSON.parse(readFileSync(budgetsFile, "utf8"));

let scales: Scales;
beforeAll(async () => {
  scales = await openScales();
});
afterAll(() => scales.close());

it("has a budget for every component, and none for what is gone", () => {
  expect(Object.keys(budgets)).toEqual(components);
});

it.each(components)("%s stays within its budget", async (name) => {
  const { sizes, modules } = await scales.weigh(name);
  for (const [part, bytes] of Object.entries(sizes)) {
    const budget = budgets[name]?.[part] ?? 0;
    expect(bytes, overBudget(`${name}, ${part}`, bytes, budget, modules)).toBeLessThanOrEqual(budget);
  }
});
