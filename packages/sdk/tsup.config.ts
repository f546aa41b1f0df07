import { defineConfig } from "tsup";

/** One entry for each of the package's exports. */
export default defineConfig({
  entry: {
    index: "src/index.ts",
    contract: "src/contract/index.ts",
    schemas: "src/schemas/index.ts",
    validation: "src/validation.ts",
    domain: "src/domain/index.ts",
    openapi: "src/openapi.ts",
    testing: "src/testing.ts",
  },
  format: ["esm", "cjs"],
  dts: true,
  sourcemap: true,
  clean: true,
  target: "es2023",
});
