import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { contract, pending } from "../src/contract";
import { apiMd } from "./api-md";
import { docsModule, schemaDocsModule } from "./docs-module";
import { markedSource, PENDING_MARK } from "./pending-mark";
import { contractFiles, readDocs } from "./read-docs";

// After a change of the contract: `pnpm --filter @carrel/sdk reference`.
const OUTDATED = "is not what the contract says. Run `pnpm --filter @carrel/sdk reference`, and commit what it writes.";

const names = Object.entries(contract).flatMap(([area, rows]) => Object.keys(rows).map((name) => `${area}.${name}`));

it("has a sentence and an example of every row, and of nothing else", () => {
  const docs = readDocs();
  const undocumented = names
    .filter((name) => !(name in docs))
    .map((name) => `${name} has no JSDoc: write it above its row`);
  const poor = Object.entries(docs).flatMap(([name, { description, example }]) => [
    ...(names.includes(name) ? [] : [`${name} is documented and in no area of the contract`]),
    ...(/[.?]$/.test(description) ? [] : [`${name}: its JSDoc ends with no full stop`]),
    ...(example.includes(name) ? [] : [`${name}: its JSDoc needs an @example that calls client.${name}`]),
  ]);
  expect([...undocumented, ...poor]).toEqual([]);
});

it.each(contractFiles().map((path) => ({ file: basename(path), path })))(
  "marks what is pending in the JSDoc of contract/$file",
  async ({ file, path }) => {
    await expect(markedSource(readFileSync(path, "utf8")), `contract/${file} ${OUTDATED}`).toMatchFileSnapshot(path);
  },
);

it("says of what is pending, and of nothing else, that it is not available yet", () => {
  const marked = Object.entries(readDocs()).filter(([, { description }]) => description.startsWith(PENDING_MARK));
  const waiting = Object.entries(pending).flatMap(([area, rows]) => rows.map((name) => `${area}.${name}`));
  expect(marked.map(([name]) => name)).toEqual(waiting.sort());
});

it("is what api.md says", async () => {
  await expect(apiMd(), `api.md ${OUTDATED}`).toMatchFileSnapshot("../api.md");
});

it("is what the OpenAPI document says", async () => {
  await expect(docsModule(), `row-docs.gen.ts ${OUTDATED}`).toMatchFileSnapshot("../src/openapi/row-docs.gen.ts");
  await expect(schemaDocsModule(), `schema-docs.gen.ts ${OUTDATED}`).toMatchFileSnapshot(
    "../src/openapi/schema-docs.gen.ts",
  );
});
