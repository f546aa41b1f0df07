import { relative } from "node:path";
import { shortly, writeReport } from "./suite-report.mjs";

const messagesOf = (errors = []) => errors.map(({ message }) => shortly(message));

const whole = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  Math.round(environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration);

/** Vitest's part of a suite's report. */
export default class SuiteReporter {
  /** Everything, once all is over. */
  onTestRunEnd(modules, unhandled) {
    const ran = modules.map((module) => ({ file: relative(process.cwd(), module.moduleId), module }));
    writeReport({
      files: ran.map(({ file, module }) => ({ file, ms: whole(module.diagnostic()) })),
      tests: ran.flatMap(({ file, module }) =>
        [...module.children.allTests()].map((test) => {
          const { state, errors } = test.result();
          // What was cut short has not been proven.
          const outcome = state === "pending" ? "failed" : state;
          return {
            file,
            title: test.fullName,
            outcome,
            errors: messagesOf(errors),
            ms: Math.round(test.diagnostic()?.duration ?? 0),
          };
        }),
      ),
      errors: [
        ...ran.flatMap(({ file, module }) =>
          [module, ...module.children.allSuites()].flatMap((suite) =>
            messagesOf(suite.errors()).map((message) => `${file}: ${message}`),
          ),
        ),
        ...messagesOf(unhandled),
      ],
    });
  }
}
