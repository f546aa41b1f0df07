import { defineConfig } from "@playwright/test";

/** `pnpm screenshots`: pictures of the running product for the public pages. Nothing is held against them. */
export default defineConfig({
  testDir: ".",
  testMatch: "take.ts",
  outputDir: "../test-results/screenshots",
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { actionTimeout: 30_000, launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] } },
});
