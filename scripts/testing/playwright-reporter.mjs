import { relative } from "node:path";
import { shortly, writeReport } from "./suite-report.mjs";

const OUTCOMES = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" };

const total = (numbers) => Math.round(numbers.reduce((sum, number) => sum + number, 0));

/** Playwright's part of a suite's report. */
export default class SuiteReporter {
  #suite;
  #errors = [];

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onError({ message }) {
    this.#errors.push(shortly(message));
  }

  onEnd() {
    const tests = (this.#suite?.allTests() ?? []).map((test) => ({
      file: relative(process.cwd(), test.location.file),
      title: test.titlePath().slice(3).join(" › "),
      outcome: OUTCOMES[test.outcome()],
      ms: total(test.results.map(({ duration }) => duration)),
      errors: test.results.flatMap(({ errors }) =>
        errors.length > 0 ? [errors.map(({ message }) => shortly(message)).join("; ")] : [],
      ),
    }));
    const files = Map.groupBy(tests, ({ file }) => file);
    writeReport({
      files: [...files].map(([file, its]) => ({ file, ms: total(its.map(({ ms }) => ms)) })),
      tests,
      errors: this.#errors,
    });
  }

  /** The list reporter stands beside it. */
  printsToStdio() {
    return false;
  }
}
