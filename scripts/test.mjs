// `npm test`: everything that fits in CI's time, from a bare clone. `npm run test:full` runs more cases of the same, what
// takes a second server beside the first (the release before, and a primary that dies), and the mutants.
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { releaseBefore } from "./release-before.mjs";
import { errorTable, timeTable } from "./testing/run-table.mjs";
import { passedLater, readReport, removeReport } from "./testing/suite-report.mjs";
import { install, root, run, toolchain } from "./toolchain.mjs";

const isFull = process.argv.includes("--full");

const SUITES = [
  "packages/sdk",
  "packages/hooks",
  "packages/ui",
  "apps/api",
  "apps/admin",
  "apps/booking",
  "apps/marketing",
  "conformance",
  "e2e",
];

/** Beside the oldest, which `npm test` runs on as well. */
const OTHER_POSTGRES = ["16", "17", "18"];

/** The steps that are not test suites count as one check each. */
const CHECKS = [
  ["lint", ["exec", "biome", "ci", "."]],
  ["areas", ["exec", "node", "scripts/areas.mjs"]],
  ["unused", ["exec", "knip", "--no-progress"]],
  ["types", ["exec", "turbo", "run", "typecheck", "--output-logs=errors-only"]],
  ["build", ["exec", "turbo", "run", "build", "build:storybook", "--concurrency=1", "--output-logs=errors-only"]],
];
const SUITE_STEPS = [
  [
    "tests",
    [
      ...["exec", "turbo", "run", "test", "--concurrency=1", "--continue", "--output-logs=new-only"],
      // What `npm test` found with fewer cases, turbo would take for the same.
      ...(isFull ? ["--force"] : []),
    ],
  ],
  ["end to end", ["exec", "turbo", "run", "e2e"]],
];

const steps = [];
/** Does a step, and keeps how long it took. */
const timed = async (name, work) => {
  const start = performance.now();
  const result = await work();
  steps.push({ name, ms: performance.now() - start });
  return result;
};

const env = toolchain();
if (isFull) env.CARREL_TEST_FULL = "1";
await timed("install", () => install(env));
env.CHROMIUM_PATH = await timed("Chromium", () => chromium(env));
for (const suite of SUITES) removeReport(join(root, suite));

let passed = 0;
const failures = [];

for (const [name, args] of CHECKS) {
  console.log(`\n── ${name}`);
  if ((await timed(name, () => run("pnpm", args, env))) === 0) passed++;
  else failures.push(name);
}
if (isFull) {
  console.log("\n── the release before");
  try {
    env.CARREL_TEST_RELEASE_BEFORE = await timed("the release before", () => releaseBefore(env));
    passed++;
  } catch (error) {
    // Its test fails too, which says that nothing was tried.
    console.error(error.message);
    failures.push("the release before");
  }
}
let failed = failures.length;

const exits = [];
for (const [name, args] of SUITE_STEPS) {
  console.log(`\n── ${name}`);
  exits.push([name, await run("pnpm", args, env)]);
}

const suites = SUITES.map((suite) => ({ suite, report: readReport(join(root, suite)) }));
for (const version of isFull ? OTHER_POSTGRES : []) {
  const name = `apps/api on PostgreSQL ${version}`;
  console.log(`\n── ${name}`);
  removeReport(join(root, "apps/api"));
  exits.push([name, await run("pnpm", ["--filter=@carrel/api", "test"], { ...env, CARREL_TEST_POSTGRES: version })]);
  suites.push({ suite: name, report: readReport(join(root, "apps/api")) });
}
if (isFull) {
  console.log("\n── mutants");
  // With the cases of `npm test`, by which the floors were measured.
  const mutants = () => run("pnpm", ["mutants"], { ...env, CARREL_TEST_FULL: undefined });
  if ((await timed("mutants", mutants)) === 0) passed++;
  else {
    failed++;
    failures.push("mutants");
  }
}
const reported = suites.filter(({ report }) => report !== null);
console.log(timeTable(steps, reported).join("\n"));

const whereFound = ({ suite, report }, isWanted) =>
  report.tests.filter(isWanted).map((test) => ({ ...test, file: `${suite}/${test.file}` }));
const broken = reported.flatMap((suite) => whereFound(suite, ({ outcome }) => outcome === "failed"));
const later = reported.flatMap((suite) => whereFound(suite, passedLater));
console.log(errorTable("passed, but not at the first try", later).join("\n"));
console.log(errorTable("failed", broken).join("\n"));

console.log("");
for (const { suite, report } of suites) {
  if (!report) {
    failed++;
    failures.push(`${suite} (no report)`);
    continue;
  }
  const count = (outcome) => report.tests.filter((test) => test.outcome === outcome).length;
  // A file that can't be loaded, or an error outside the tests, counts as one.
  const [good, bad] = [count("passed"), count("failed") + report.errors.length];
  console.log(`${suite.padEnd(25)} ${good} passed, ${bad} failed`);
  for (const error of report.errors) console.log(`  ${error}`);
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(suite);
}

// A suite that ends badly without a test that failed (a server that was left running) still fails the run.
const ended = exits.filter(([, code]) => code !== 0).map(([name]) => name);
if (ended.length > 0 && failed === 0) {
  failed += ended.length;
  failures.push(...ended);
}
if (isFull && later.length > 0) {
  failed += later.length;
  failures.push("tests that needed a second try");
}

if (failures.length > 0) console.log(`failed: ${failures.join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
