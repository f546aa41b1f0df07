import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take ten seconds and more, the longest first. */
const LONGEST = [
  "testing/access/access-matrix.test.ts",
  "pipeline/audit-call.test.ts",
  "pipeline/audit-changes.test.ts",
  "areas/subscription/killed-payments.test.ts",
  "crash.test.ts",
  "server.test.ts",
  "adapters/pglite.test.ts",
  "areas/ledger/killed-money.test.ts",
  "missing-handler.test.ts",
  "testing/access/above.test.ts",
  "platform/notifications/killed-server.test.ts",
  "seed/seed.test.ts",
  "adapters/postgres-gone.test.ts",
  "main.test.ts",
  "database-gone.test.ts",
  "areas/desks/assignment-races.test.ts",
  "areas/memberships/races.test.ts",
  "areas/plan-shapes.test.ts",
  "areas/long-lists.test.ts",
  "areas/memberships/plan-shapes.test.ts",
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
