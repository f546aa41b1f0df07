// `npm test`: everything that fits in CI's time, from a bare clone. `npm run test:full` adds the heavier suites.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { readReport } from "./test-report.mjs";
import { install, root, run, toolchain } from "./toolchain.mjs";

/** Lines of a suite's failures in the summary. */
const MAX_SHOWN = 20;

const SUITES = [
  "packages/sdk",
  "packages/hooks",
  "packages/ui",
  "apps/api",
  "apps/admin",
  "apps/booking",
  "apps/marketing",
  "e2e",
];

/** The steps that are not test suites count as one check each. */
const CHECKS = [
  ["lint", ["exec", "biome", "ci", "."]],
  ["types", ["exec", "turbo", "run", "typecheck", "--output-logs=errors-only"]],
  ["build", ["exec", "turbo", "run", "build", "build:storybook", "--concurrency=1", "--output-logs=errors-only"]],
];
const SUITE_STEPS = [
  ["tests", ["exec", "turbo", "run", "test", "--concurrency=1", "--continue", "--output-logs=new-only"]],
  ["end to end", ["exec", "turbo", "run", "e2e"]],
];

const env = toolchain();
if (process.argv.includes("--full")) env.CARREL_TEST_FULL = "1";
await install(env);
env.CHROMIUM_PATH = await chromium(env);
for (const suite of SUITES) rmSync(join(root, suite, "test-report.json"), { force: true });

let passed = 0;
let failed = 0;
const failures = [];

for (const [name, args] of CHECKS) {
  console.log(`\n── ${name}`);
  if ((await run("pnpm", args, env)) === 0) passed++;
  else {
    failed++;
    failures.push(name);
  }
}

const exits = [];
for (const [name, args] of SUITE_STEPS) {
  console.log(`\n── ${name}`);
  exits.push([name, await run("pnpm", args, env)]);
}

console.log("");
for (const suite of SUITES) {
  const file = join(root, suite, "test-report.json");
  if (!existsSync(file)) {
    failed++;
    failures.push(`${suite} (no report)`);
    continue;
  }
  const result = readReport(JSON.parse(readFileSync(file, "utf8")));
  console.log(`${suite.padEnd(16)} ${result.passed} passed, ${result.failed} failed`);
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) failures.push(suite);
  const lines = [...result.failures, ...result.flaky.map((line) => `passed the second time: ${line}`)];
  for (const line of lines.slice(0, MAX_SHOWN)) console.log(`  ${line.replace(`${root}/`, "")}`);
}

// A suite that fails outside its tests (an unhandled error, a leaked server) still fails the run.
const broken = exits.filter(([, code]) => code !== 0).map(([name]) => name);
if (broken.length > 0 && failed === 0) {
  failed += broken.length;
  failures.push(...broken);
}

if (failures.length > 0) console.log(`failed: ${failures.join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
