// The table at the end of a run.

const MINUTE = 60_000;

/** Files and tests in the table. */
const SLOWEST = 30;

/** Tests that failed and are shown by name. */
const MAX_SHOWN = 60;

const minutes = (ms) => `${(ms / MINUTE).toFixed(1)} min`.padStart(9);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

const slowest = (timed) => timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);

const part = (heading, lines) => (lines.length > 0 ? ["", `── ${heading}`, ...lines] : []);

/**
 * @param {{ name: string, ms: number }[]} steps what stands before the suites
 * @param {{ suite: string, report: import("./suite-report.mjs").SuiteReport }[]} suites
 * @returns {string[]} lines: where the minutes went
 */
export const timeTable = (steps, suites) => {
  const files = suites.flatMap(({ suite, report }) =>
    report.files.map(({ file, ms }) => ({ ms, name: `${suite}/${file}` })),
  );
  const tests = suites.flatMap(({ suite, report }) =>
    report.tests.map(({ file, title, ms }) => ({ ms, name: `${suite}/${file} › ${title}` })),
  );
  const spent = [...steps, ...suites.map(({ suite, report }) => ({ name: suite, ms: report.ms }))];
  return [
    ...part(
      "minutes",
      spent.map(({ name, ms }) => `${minutes(ms)}  ${name}`),
    ),
    ...part(
      `the ${SLOWEST} slowest files`,
      slowest(files).map(({ name, ms }) => `${seconds(ms)}  ${name}`),
    ),
    ...part(
      `the ${SLOWEST} slowest tests`,
      slowest(tests).map(({ name, ms }) => `${seconds(ms)}  ${name}`),
    ),
  ];
};

/**
 * Tests by name, each with the errors of its tries.
 * @param {string} heading
 * @param {import("./suite-report.mjs").TestOfRun[]} tests
 * @returns {string[]} lines; none where there are no tests
 */
export const errorTable = (heading, tests) =>
  part(heading, [
    ...tests
      .slice(0, MAX_SHOWN)
      .flatMap(({ file, title, errors }) => [`  ${file} › ${title}`, ...errors.map((error) => `      ${error}`)]),
    ...(tests.length > MAX_SHOWN ? [`  and ${tests.length - MAX_SHOWN} more`] : []),
  ]);
