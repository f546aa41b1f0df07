import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { overBudget } from "../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";

/** docs/interface.md: bytes of gzipped JavaScript before the back-office's first screen. */
const LIMIT = 220_000;
const DIST = join(import.meta.dirname, "../../apps/admin/dist");

test("the back-office's first load stays small", () => {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? "");
  expect(scripts.length).toBeGreaterThan(1);
  const parts = scripts.map((name) => ({ name, bytes: gzipSize(readFileSync(join(DIST, name))) }));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  test.info().annotations.push({ type: "first load, bytes of gzipped JavaScript", description: String(bytes) });
  expect(bytes, overBudget("the first load", bytes, LIMIT, parts)).toBeLessThanOrEqual(LIMIT);
});
