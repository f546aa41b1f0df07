import { defineConfig, devices } from "@playwright/test";
import { BASE_URL, OWN_DOMAINS } from "./support/addresses";

/** A run that is to be beyond doubt: what passes only at its second try fails it. */
const isFull = process.env.CARREL_TEST_FULL === "1";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./support/global-setup.ts",
  // A test that only passes the second time is counted as passed and listed as flaky.
  retries: isFull ? 0 : 1,
  // What a test makes, it makes for itself; those that go on where another ended say so in their file.
  fullyParallel: true,
  // Each with a server and a database of its own.
  workers: Number(process.env.CARREL_E2E_WORKERS ?? 2),
  // Looks at several screens with axe take a while on two busy cores.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["../scripts/testing/playwright-reporter.mjs"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: BASE_URL,
    // What can't be pressed after that long won't be: it is said where it is, not when the test's time is over.
    actionTimeout: 30_000,
    channel: undefined,
    // A worker's tests have one context, which forgets what each left (`support/forget.ts`) but not the scripts it compiled.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Domains of organisations' own (`support/dns.ts`) lead to this machine.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        // One process for all pages of a site: to start another costs a second of a processor.
        "--process-per-site",
        `--host-resolver-rules=MAP *.${OWN_DOMAINS} 127.0.0.1`,
        // A proxy stands before them where they are real, with https.
        `--unsafely-treat-insecure-origin-as-secure=*.${OWN_DOMAINS}`,
      ],
    },
    // Nothing moves: what is asked for stands there at once. The test of motion itself asks for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A trace takes time, and fetches pictures from the page, which its policy forbids: `--trace on` where one is wanted.
    trace: "off",
  },
});
