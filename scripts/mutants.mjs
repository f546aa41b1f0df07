// `pnpm mutants [SCOPE] [FILE …]`: breaks each scope's code in one small place after another, runs the tests that reach it, and
// says which changes none of them noticed. It fails where a score falls under its scope's floor. Of single files (paths from the
// package's folder, `src/domain/hold.ts:20-30` for lines) it tells the same and holds them to no floor.
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { PURE } from "../apps/api/vitest.pure.config.ts";
import { root } from "./toolchain.mjs";

/**
 * @typedef {object} Scope
 * @property {string} home the package's folder
 * @property {string[]} code what is broken, from there
 * @property {string} tests the folder of the tests that shall notice, from there
 * @property {string} [config] another file than `vitest.config.ts`
 * @property {number} floor the least score in percent: a little below what was measured (`docs/testing.md`)
 */

/** @type {Record<string, Scope>} */
const SCOPES = {
  sdk: { home: "packages/sdk", code: ["src/domain/**/*.ts"], tests: "src/domain", floor: 90 },
  hooks: {
    home: "packages/hooks",
    // What is measured so far: a mutant of the other hooks costs seconds, since they are rendered.
    code: ["src/{make-stale,query-client,read-site,records-of,reordered,use-permission,use-terminology,with-input}.ts"],
    tests: "src",
    floor: 94,
  },
  pipeline: {
    home: "apps/api",
    code: PURE.map((name) => `src/pipeline/${name}.ts`),
    tests: ".",
    config: "vitest.pure.config.ts",
    floor: 92,
  },
};

/** Beside the code, and none. */
const NO_CODE = ["!src/**/*.test.{ts,tsx}", "!src/testing/**"];

const [name, ...files] = process.argv.slice(2);
if (name && !Object.hasOwn(SCOPES, name)) {
  console.error(`usage: pnpm mutants [SCOPE] [FILE …]; SCOPE is one of ${Object.keys(SCOPES).join(", ")}`);
  process.exit(1);
}

/** @param {Scope} scope @returns how its mutants ended, and how many of each */
async function broken(id, { home, code, tests, config }) {
  process.chdir(join(root, home));
  const mutants = await new Stryker({
    mutate: [...(files.length > 0 ? files : code), ...NO_CODE],
    // Stryker looks for its plugins beside itself, where pnpm puts none.
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    testRunner: "vitest",
    vitest: { dir: tests, ...(config && { configFile: config }) },
    // As deep as a package, so that what a copy names by `../../` is there, and no path in its `tsconfig.json` is rewritten.
    tempDirName: join(root, ".stryker-tmp"),
    tsconfigFile: "",
    ignorePatterns: ["dist"],
    concurrency: 2,
    // By default five seconds, which a busy machine takes for a mutant that ends.
    timeoutMS: 60_000,
    cleanTempDir: "always",
    logLevel: "warn",
    warnings: { slow: false },
    reporters: ["clear-text", "json"],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: join(root, `node_modules/.cache/carrel/mutants/${id}.json`) },
  }).runMutationTest();
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  // What never ends is noticed too; what can't be run at all is no mutant.
  const [killed, survived, unreached] = [count("Killed", "Timeout"), count("Survived"), count("NoCoverage")];
  const all = killed + survived + unreached;
  return { all, killed, survived, unreached, score: (100 * killed) / all };
}

const rows = [];
for (const [id, scope] of Object.entries(SCOPES)) {
  if (name && id !== name) continue;
  console.log(`\n── ${id}: ${scope.home}/${scope.tests}`);
  rows.push({ id, floor: files.length > 0 ? 0 : scope.floor, ...(await broken(id, scope)) });
}

const COLUMNS = ["mutants", "killed", "survived", "no coverage", "score", "floor"];
const line = (first, cells) => first.padEnd(12) + cells.map((cell) => String(cell).padStart(13)).join("");
console.log(`\n${line("scope", COLUMNS)}`);
for (const { id, all, killed, survived, unreached, score, floor } of rows) {
  console.log(line(id, [all, killed, survived, unreached, `${score.toFixed(1)} %`, `${floor} %`]));
}
const low = rows.filter(({ score, floor }) => !(score >= floor));
if (low.length > 0) console.log(`below the floor: ${low.map(({ id }) => id).join(", ")}`);
process.exit(low.length === 0 ? 0 : 1);
