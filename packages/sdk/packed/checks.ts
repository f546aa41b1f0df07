import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import type { Application } from "./install";

/** What publint has against a package as it would be published, warnings too. */
export async function lintProblems({ tarball }: Application): Promise<readonly object[]> {
  const bytes = Uint8Array.from(readFileSync(tarball)).buffer;
  const { messages } = await publint({ strict: true, pack: { tarball: bytes } });
  return messages;
}

/** Where a kind of resolution finds other types than what it runs, or none. */
export async function typeProblems({ tarball }: Application): Promise<readonly object[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!result.types) throw new Error("The package has no types");
  // Before `exports` (TypeScript's node10) only the main entry could be found.
  return result.problems.filter((problem) => !("resolutionKind" in problem && problem.resolutionKind === "node10"));
}

/** The manifest as it was packed. */
export const manifestIn = ({
  installed,
}: Application): Record<string, unknown> & { exports: Record<string, unknown> } =>
  JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));

/** Opens each entry of a package as ESM and as CommonJS; one `true` a line for each that holds something. */
export function openEntries(application: Application, name: string): { entries: number; esm: string; cjs: string } {
  const entries = Object.keys(manifestIn(application).exports).map((entry) => `${name}${entry.slice(1)}`);
  const run = (file: string, line: (entry: string) => string) => {
    application.write(file, entries.map(line).join("\n"));
    return application.run(file);
  };
  return {
    entries: entries.length,
    esm: run("open.mjs", (entry) => `console.log(Object.keys(await import("${entry}")).length > 0);`),
    cjs: run("open.cjs", (entry) => `console.log(Object.keys(require("${entry}")).length > 0);`),
  };
}
