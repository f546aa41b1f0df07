import { readFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Marks the making of rows and areas as pure. The sources say it once, at the functions that make them; not every
 * bundler reads that (webpack's doesn't), and all areas are in one file here, so an unused one would stay.
 */
const pureRows: Plugin = {
  name: "pure-rows",
  setup: (build) =>
    build.onLoad({ filter: /src\/contract\/[\w-]+\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await readFile(path, "utf8")).replaceAll(
        /(?<=[:=] )(?=(?:read|write|joined)[<(])/g,
        "/* @__PURE__ */ ",
      ),
    })),
};

/** One entry for each of the package's exports. */
export default defineConfig({
  entry: {
    index: "src/index.ts",
    contract: "src/contract/index.ts",
    schemas: "src/schemas/index.ts",
    validation: "src/validation.ts",
    domain: "src/domain/index.ts",
    "password-strength": "src/password-strength.ts",
    openapi: "src/openapi.ts",
    testing: "src/testing.ts",
  },
  format: ["esm", "cjs"],
  dts: true,
  sourcemap: true,
  clean: true,
  target: "es2023",
  esbuildPlugins: [pureRows],
});
