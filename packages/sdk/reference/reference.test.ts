import { expect, it } from "vitest";
import { contract } from "../src/contract";
import { apiMd } from "./api-md";
import { docsModule } from "./docs-module";
import { readDocs } from "./read-docs";

const names = Object.entries(contract).flatMap(([area, rows]) => Object.keys(rows).map((name) => `${area}.${name}`));

it("has a sentence and an example of every row, and of nothing else", () => {
  const docs = readDocs();
  expect(Object.keys(docs)).toEqual([...names].sort());
  const poor = Object.entries(docs).filter(([name, { description, example }]) => {
    const [area, operation] = name.split(".");
    return !/[.?]$/.test(description) || !example.includes(`${area}.${operation}`);
  });
  expect(poor).toEqual([]);
});

// After a change of the contract: `pnpm reference`.
it("is what api.md says", async () => {
  await expect(apiMd()).toMatchFileSnapshot("../api.md");
});

it("is what the OpenAPI document says", async () => {
  await expect(docsModule()).toMatchFileSnapshot("../src/openapi/row-docs.gen.ts");
});
