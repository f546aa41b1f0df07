import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";

const SECURITY = new URL("../../../../docs/security.md", import.meta.url);

/** The functions in the first column of the document's table of look-ups. */
const documented = () => {
  const text = readFileSync(SECURITY, "utf8");
  const chapter = text.split(/^## /m).find((part) => part.startsWith("Look-ups across tenants")) ?? "";
  const cells = chapter.split("\n").flatMap((line) => /^\| (`.+`) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)).sort();
};

eachDatabase("functions that look beyond a tenant", (test) => {
  it("each stand in docs/security.md with their reason", async () => {
    const functions = await test.database.execute<{ name: string }>(
      `select f.proname as name from pg_proc f
       where f.prosecdef and f.pronamespace = 'public'::regnamespace order by f.proname collate "C"`,
    );
    expect(documented()).toEqual(functions.map(({ name }) => name));
  });
});
