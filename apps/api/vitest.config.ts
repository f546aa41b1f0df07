import { defineConfig } from "vitest/config";
import { LongestFirst } from "./src/testing/longest-first";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/databases-setup.ts"],
    pool: "forks",
    // The server is loaded once a worker instead of once a file, and PGlite's machine code stays warm.
    isolate: false,
    // By default one processor is kept free, which of two is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // Databases start for a suite, and whole servers for some tests; on a busy machine that takes a while.
    hookTimeout: 180_000,
    testTimeout: 180_000,
  },
});
