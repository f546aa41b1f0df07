import { defineConfig } from "vitest/config";

/** Parts of the pipeline whose own tests ask neither a database nor a server: they alone are quick enough to be run for each of `pnpm mutants`. */
export const PURE = ["counted-as", "flat-input", "flow", "network-of", "request-facts", "turns"];

export default defineConfig({
  test: { include: PURE.map((name) => `src/pipeline/${name}.test.ts`), testTimeout: 60_000 },
});
