/** Characters of a message; the whole of it stands above in the log. */
const MESSAGE = 300;

/** What the terminal's colours leave in a message. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const short = (message = "") => message.replaceAll(COLOUR, "").split("\n").slice(0, 4).join(" ").slice(0, MESSAGE);

/** Every spec of a Playwright report: suites hold suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @returns counts, what failed, and what passed only when it was tried again, of Playwright's JSON report */
function readPlaywright(report) {
  const linesOf = (status, attempt) =>
    specsOf(report).flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => `${file}:${line} ${title}: ${short(results.at(attempt)?.error?.message)}`),
    );
  const { expected, unexpected, flaky } = report.stats;
  const errors = report.errors ?? [];
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    failures: [...linesOf("unexpected", -1), ...errors.map(({ message }) => short(message))],
    flaky: linesOf("flaky", 0),
  };
}

/** @returns the same of Vitest's JSON report; a file that can't be loaded counts as one */
function readVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  // What passed in the end keeps the errors of before.
  const linesOf = (wanted) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${name} ${fullName}: ${short(failureMessages[0])}`),
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...linesOf("failed"), ...unloaded.map(({ name, message }) => `${name}: ${short(message)}`)],
    flaky: linesOf("passed"),
  };
}

/**
 * Brings Vitest's JSON report and Playwright's to the same.
 * @returns {{ passed: number, failed: number, failures: string[], flaky: string[] }} how many, and a line for each that
 * failed, and for each that passed only when it was tried again
 */
export const readReport = (report) => (report.stats ? readPlaywright(report) : readVitest(report));
