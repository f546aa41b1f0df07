import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take ten seconds and more, the longest first. */
const LONGEST = [
  "crash.test.ts",
  "areas/subscription/killed-payments.test.ts",
  "server.test.ts",
  "main.test.ts",
  "pipeline/audit-call.test.ts",
  "pipeline/audit-changes.test.ts",
  "testing/access/above.test.ts",
  "testing/access/access-matrix.test.ts",
  "adapters/pglite.test.ts",
  "areas/dashboard/figures.test.ts",
  "platform/notifications/killed-server.test.ts",
  "missing-handler.test.ts",
  "areas/desks/assignment-races.test.ts",
  "areas/desks/bulk-booking.test.ts",
  "areas/desks/clock-changes.test.ts",
  "areas/long-lists.test.ts",
];

const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/src/${name}`));
  return place === -1 ? LONGEST.length : place;
};

/** A long file that starts last would keep one worker busy while the others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/databases-setup.ts"],
    setupFiles: ["./src/testing/nodes-own-globals.ts"],
    pool: "forks",
    // The server is loaded once a worker instead of once a file, and PGlite's machine code stays warm.
    isolate: false,
    // By default one processor is kept free, which of two is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // Databases start for a suite, and whole servers for some tests; on a busy machine that takes a while.
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
});
