// `pnpm flaky NAME [TIMES]`: repeats the tests whose file's path has NAME in it, by default 20 times, without second
// tries, and says which failed how often. `pnpm flaky --all [TIMES]` does it with all there are, by default three times,
// in pieces; it notes which are done, and goes on there when it is called again.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildApps } from "./build-apps.mjs";
import { chromium } from "./chromium.mjs";
import { errorTable } from "./testing/run-table.mjs";
import { readReport, removeReport } from "./testing/suite-report.mjs";
import { byPackage, git, testFiles } from "./testing/test-files.mjs";
import { root, run, toolchain } from "./toolchain.mjs";

const NOTES = join(root, "node_modules/.cache/carrel/flaky.json");
const REPORTER = "../../scripts/testing/vitest-reporter.mjs";

/** Files of a piece: few enough to lose little when it is cut short, many enough to start seldom. */
const PIECE = 10;

const [name, count] = process.argv.slice(2);
const isAll = name === "--all";
const times = Number(count ?? (isAll ? 3 : 20));
if (!name || !Number.isInteger(times) || times < 1) {
  console.error("usage: pnpm flaky NAME [TIMES], or pnpm flaky --all [TIMES]; TIMES is a whole number, 1 or more");
  process.exit(1);
}

const pieces = [...byPackage(testFiles().filter((path) => isAll || path.includes(name)))].flatMap(([home, files]) =>
  Array.from({ length: Math.ceil(files.length / PIECE) }, (_, at) => ({
    home,
    files: files.slice(at * PIECE, (at + 1) * PIECE),
  })),
);
if (pieces.length === 0) {
  console.error(`No test file has "${name}" in its path.`);
  process.exit(1);
}

const env = toolchain();
env.CHROMIUM_PATH = await chromium(env);
if (pieces.some(({ home }) => home === "e2e")) await buildApps(env);

/** Runs a piece as often as asked. @returns the reports, one a run */
async function repeat({ home, files }) {
  const folder = join(root, home);
  const once = async (...args) => {
    removeReport(folder);
    const code = await run("pnpm", ["exec", ...args], env, folder);
    return readReport(folder) ?? { tests: [], errors: [`${args.join(" ")} ended with ${code} and no report`] };
  };
  if (home === "e2e") return [await once("playwright", "test", ...files, `--repeat-each=${times}`, "--retries=0")];
  const reports = [];
  for (let round = 0; round < times; round++) {
    reports.push(await once("vitest", "run", ...files, "--retry=0", "--reporter=dot", `--reporter=${REPORTER}`));
  }
  return reports;
}

/** What an earlier call has done of the same commit. */
const notes = (() => {
  const fresh = { commit: git("rev-parse", "HEAD")[0], times, done: [], failed: [] };
  if (!isAll) return fresh;
  try {
    const kept = JSON.parse(readFileSync(NOTES, "utf8"));
    return kept.commit === fresh.commit && kept.times === times ? kept : fresh;
  } catch {
    return fresh;
  }
})();

for (const [at, piece] of pieces.entries()) {
  const id = `${piece.home}: ${piece.files.join(" ")}`;
  if (notes.done.includes(id)) continue;
  console.log(`\n── ${at + 1} of ${pieces.length}, ${times} times: ${id}`);
  for (const { tests, errors } of await repeat(piece)) {
    notes.failed.push(...tests.filter(({ outcome }) => outcome === "failed"));
    notes.failed.push(...errors.map((error) => ({ file: piece.home, title: "outside the tests", errors: [error] })));
  }
  notes.done.push(id);
  if (!isAll) continue;
  mkdirSync(dirname(NOTES), { recursive: true });
  writeFileSync(NOTES, JSON.stringify(notes));
}
if (isAll) rmSync(NOTES, { force: true });

const failures = Map.groupBy(notes.failed, ({ file, title }) => `${file} › ${title}`);
const table = [...failures.values()].map((runs) => ({
  ...runs[0],
  title: `${runs[0].title} (${runs.length} of ${times})`,
  errors: [...new Set(runs.flatMap(({ errors }) => errors))],
}));
console.log(errorTable("failed", table).join("\n"));
console.log(`\n${pieces.length} pieces, ${times} times: ${table.length} tests failed at least once`);
process.exit(table.length === 0 ? 0 : 1);
