import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GROUPS } from "../../src/foundations/welcome-groups";

const source = join(import.meta.dirname, "../../src");
const titles = globSync("**/*.stories.tsx", { cwd: source }).flatMap(
  (path) => /title: "([A-Z][a-z ]*\/[^"]+)"/.exec(readFileSync(join(source, path), "utf8"))?.[1] ?? [],
);

it.each(GROUPS)("$name leads to a page that there is", ({ name, first }) => {
  expect(titles).toContain(`${name}/${first}`);
});

it("names every group", () => {
  const shown = new Set(titles.map((title) => title.split("/")[0]).filter((group) => group !== "Start here"));
  expect([...shown].sort()).toEqual(GROUPS.map(({ name }) => name).sort());
});
