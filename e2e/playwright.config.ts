import { defineConfig, devices } from "@playwright/test";
import { BASE_URL, CONTROL_PORT, PORT } from "./support/addresses";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  // A test that only passes the second time is counted as passed and listed as flaky.
  retries: 1,
  fullyParallel: false,
  // One server and one database for all: what a test makes, it makes for itself.
  workers: 1,
  // Looks at several screens with axe take a while on two busy cores.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["../scripts/testing/playwright-reporter.mjs"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: BASE_URL,
    channel: undefined,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-background-networking"],
    },
    screenshot: "only-on-failure",
    // A trace takes time, and fetches pictures from the page, which its policy forbids: `--trace on` where one is wanted.
    trace: "off",
  },
  webServer: {
    command: `node support/server.mjs ${PORT} ${CONTROL_PORT}`,
    url: `${BASE_URL}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
