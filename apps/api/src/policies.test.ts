import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { policies } from "./policies";

it("gathers the policy of every area that has one", async () => {
  const files = globSync("areas/*/policy.ts", { cwd: import.meta.dirname });
  const exported = await Promise.all(
    files.map(async (file): Promise<unknown[]> => Object.values(await import(join(import.meta.dirname, file)))),
  );
  const gathered: unknown[] = Object.values(policies);
  expect(files).not.toEqual([]);
  expect(files.filter((_, place) => !exported[place]?.every((policy) => gathered.includes(policy)))).toEqual([]);
});
