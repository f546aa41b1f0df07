import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/databases-setup.ts"],
    pool: "forks",
    // Two databases start for a suite; on a busy machine that takes a while.
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
