import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { budgetsFile, components, measureComponent } from "../scripts/sizes.mjs";

/** Bytes, min+gzip: what is measured plus a tenth; `pnpm sizes` writes it anew, and the difference is read in review. */
const budgets: Record<string, Record<string, number>> = JSON.parse(readFileSync(budgetsFile, "utf8"));

it("has a budget for every component, and none for what is gone", () => {
  expect(Object.keys(budgets)).toEqual(components);
});

it.each(components)("%s stays within its budget", async (name) => {
  const sizes = await measureComponent(name);
  const over = Object.entries(sizes).filter(([part, bytes]) => bytes > (budgets[name]?.[part] ?? 0));
  expect(over).toEqual([]);
});
