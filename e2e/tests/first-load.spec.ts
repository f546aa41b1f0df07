import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

/** docs/interface.md: bytes of gzipped JavaScript before the back-office's first screen. */
const LIMIT = 220_000;
const DIST = join(import.meta.dirname, "../../apps/admin/dist");

test("the back-office's first load stays small", () => {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? "");
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length, 0);
  test.info().annotations.push({ type: "first load, bytes of gzipped JavaScript", description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(LIMIT);
});
