import { defineConfig } from "vitest/config";

/** Long enough for a machine that has other work too: it ends what hangs, and says nothing of speed. */
export default defineConfig({ test: { testTimeout: 60_000 } });
