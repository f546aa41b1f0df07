// Which files are tests, and whose.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../toolchain.mjs";

const TEST = /\.(?:test|spec)\.(?:ts|tsx|mjs)$|\.stories\.tsx$/;

/** What git says, a line each; a path with odd letters comes as it is. */
export const git = (...args) =>
  execFileSync("git", ["-c", "core.quotePath=false", ...args], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

/** @param {string} path from the root @returns the folder of the package that it belongs to; null for the root's own */
const packageOf = (path) => /^(?:(?:packages|apps)\/[^/]+|e2e|bench|conformance)(?=\/)/.exec(path)?.[0] ?? null;

/** @returns {string[]} every test file that is there, from the root */
export const testFiles = () =>
  git("ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate").filter(
    (path) => TEST.test(path) && existsSync(join(root, path)),
  );

/**
 * The tests that a change touches: a test itself, else those in the nearest folder above that has any.
 * @param {string} path of what was changed, from the root
 * @param {readonly string[]} tests every test file
 */
export const testsNear = (path, tests) => {
  if (tests.includes(path)) return [path];
  const home = packageOf(path);
  for (let folder = dirname(path); home && folder.startsWith(home); folder = dirname(folder)) {
    const near = tests.filter((test) => dirname(test) === folder);
    if (near.length > 0) return near;
  }
  return [];
};

/** @param {readonly string[]} files @returns {Map<string, string[]>} by package, each from its package's folder */
export const byPackage = (files) => {
  const groups = Map.groupBy(files, packageOf);
  return new Map([...groups].map(([home, its]) => [home, its.map((file) => file.slice(home.length + 1))]));
};
