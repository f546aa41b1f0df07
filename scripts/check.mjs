// `pnpm check [COMMIT]`: lint, types and the tests that a change touches. The change is what differs from COMMIT, by
// default from where the branch left its upstream, with what is not committed yet.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApps } from "./build-apps.mjs";
import { chromium } from "./chromium.mjs";
import { missingChangeset } from "./testing/missing-changeset.mjs";
import { byPackage, git, testFiles, testsNear } from "./testing/test-files.mjs";
import { root, run, toolchain } from "./toolchain.mjs";

const upstream = () => {
  try {
    return git("merge-base", "HEAD", "@{upstream}")[0];
  } catch {
    return "HEAD"; // A branch that was never pushed: what is not committed.
  }
};

const base = process.argv[2] ?? upstream();
const changed = [
  ...new Set([
    ...git("diff", "--name-only", "--no-renames", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]),
];
if (changed.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}

const env = toolchain();
const failed = [];
const step = async (name, command, args, folder = root) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  if ((await run(command, args, env, folder)) !== 0) failed.push(name);
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
};

// What is gone has no style, but may have been another's.
const present = changed.filter((path) => existsSync(join(root, path)));
await step("lint", "pnpm", ["exec", "biome", "check", "--no-errors-on-unmatched", ...present]);
await step("areas", "node", ["scripts/areas.mjs"]);
await step("unused", "pnpm", ["exec", "knip", "--no-progress"]);
await step("types", "pnpm", [
  ...["exec", "turbo", "run", "typecheck", `--filter=...[${base}]`, "--output-logs=errors-only"],
]);

const changeset = missingChangeset(changed);
if (changeset) {
  console.log(`\n── changeset: ${changeset}`);
  failed.push("changeset");
}

const every = testFiles();
// Whatever is changed may be named by docs/conformance.md.
const CONFORMANCE = "conformance/conformance.test.ts";
const touched = byPackage([...new Set([...changed.flatMap((path) => testsNear(path, every)), CONFORMANCE])]);
if (touched.size > 1) env.CHROMIUM_PATH = await chromium(env);
for (const [home, files] of touched) {
  if (home === "e2e") {
    await buildApps(env);
    await step("end to end", "pnpm", ["exec", "playwright", "test", ...files], join(root, home));
  } else {
    await step(`tests of ${home}`, "pnpm", ["exec", "vitest", "run", ...files], join(root, home));
  }
}

console.log(failed.length > 0 ? `\nfailed: ${failed.join(", ")}` : "\nAll that the change touches is well.");
process.exit(failed.length === 0 ? 0 : 1);
