import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROWS } from "./testing/access/calls";

// The matrix and the loops take every row by themselves; what a call does is held by a test that names it.
const tests = globSync("**/*.test.ts", { cwd: import.meta.dirname, exclude: (path) => path === "access" })
  .map((path) => readFileSync(join(import.meta.dirname, path), "utf8"))
  .join("\n");

it("has a test that calls each handler by its name", () => {
  const untested = ROWS.filter(({ name }) => !new RegExp(`\\b${name.replace(".", "\\s*\\.\\s*")}\\b`).test(tests)).map(
    ({ name }) =>
      `no test calls ${name}: write one beside its handler, below apps/api/src/areas (docs/testing.md, "a new call")`,
  );
  expect(untested).toEqual([]);
});
