import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lintProblems, manifestIn, openEntries, typeProblems } from "../sdk/packed/checks";
import { hoverDocs } from "../sdk/packed/hover";
import { type Application, installPacked } from "../sdk/packed/install";

// Compilers and other programs start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let application: Application;
beforeAll(() => {
  application = installPacked("hooks", ["react", "@tanstack/react-query"]);
}, 300_000);
afterAll(() => rmSync(application.directory, { recursive: true, force: true }));

describe("the packed @carrel/hooks", () => {
  it("passes publint", async () => {
    expect(await lintProblems(application)).toEqual([]);
  });

  it("gives every kind of resolution its types", async () => {
    expect(await typeProblems(application)).toEqual([]);
  });

  it("names versions, not the repository's own words for them", () => {
    expect(JSON.stringify(manifestIn(application))).not.toMatch(/workspace:|catalog:|\.\/src\//);
  });

  it("opens as ESM and as CommonJS", () => {
    const { entries, esm, cjs } = openEntries(application, "@carrel/hooks");
    expect(esm).toBe("true\n".repeat(entries));
    expect(cjs).toBe(esm);
  });

  it("shows over a query what its row's JSDoc says", () => {
    const source = `
      import { contract, createClient } from "@carrel/sdk";
      import { createQueries } from "@carrel/hooks";
      const q = createQueries(createClient({ baseUrl: "/api" }, contract), contract);`;
    const names = ["q.desks.get", "q.webhooks.list"];
    expect(hoverDocs({ directory: application.directory, source, names })).toEqual({
      "q.desks.get": "Reads one desk.",
      "q.webhooks.list": expect.stringMatching(/^Not available yet: .*Lists the addresses/),
    });
  });
});
