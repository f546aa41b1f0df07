import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Long enough for a machine that has other work too: it ends what hangs, and says nothing of speed.
    testTimeout: 60_000,
    // The contract is loaded once a worker, not once a file: a test leaves no clock and no global of its own behind.
    isolate: false,
  },
});
