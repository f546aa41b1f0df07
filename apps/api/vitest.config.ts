import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/databases-setup.ts"],
    pool: "forks",
    // Databases start for a suite, and whole servers for some tests; on a busy machine that takes a while.
    hookTimeout: 180_000,
    testTimeout: 180_000,
  },
});
