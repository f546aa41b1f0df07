import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lintProblems, manifestIn, openEntries, typeProblems } from "../sdk/packed/checks";
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
});
