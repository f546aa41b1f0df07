// What a suite tells of its run: Vitest and Playwright write the same, `test.mjs` and `flaky.mjs` read it.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} TestOfRun
 * @property {string} file from the package's folder
 * @property {string} title
 * @property {"passed" | "failed" | "skipped"} outcome of the last try
 * @property {number} ms of all its tries, in milliseconds
 * @property {string[]} errors of the tries that failed, in their order
 *
 * @typedef {object} SuiteReport
 * @property {number} ms from the first thing that was read to the last test's end, in milliseconds
 * @property {{ file: string, ms: number }[]} files each with its imports, hooks and tests
 * @property {TestOfRun[]} tests
 * @property {string[]} errors outside tests: a file that can't be loaded, a promise that nobody caught
 */

const FILE = "test-report.json";

/** Characters of a message; the whole of it stands above in the log. */
const MESSAGE = 300;

/** What the terminal's colours leave in a message. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** An error's message in one line. */
export const shortly = (message = "") =>
  message.replaceAll(COLOUR, "").trim().split("\n").slice(0, 4).join(" ").slice(0, MESSAGE);

/** Writes a suite's report beside its package.json. @param {Omit<SuiteReport, "ms">} report */
export const writeReport = (report) =>
  writeFileSync(FILE, JSON.stringify({ ms: Math.round(performance.now()), ...report }));

/** @param {string} folder the package's @returns {SuiteReport | null} null where the suite wrote none */
export const readReport = (folder) =>
  existsSync(join(folder, FILE)) ? JSON.parse(readFileSync(join(folder, FILE), "utf8")) : null;

/** @param {string} folder the package's */
export const removeReport = (folder) => rmSync(join(folder, FILE), { force: true });

/** @param {TestOfRun} test @returns whether it passed, but not at once */
export const passedLater = ({ outcome, errors }) => outcome === "passed" && errors.length > 0;
