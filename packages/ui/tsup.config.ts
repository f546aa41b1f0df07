import { copyFileSync, globSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";

/** Plain files that consumers get as they are. */
const copied = [
  "tailwind.css",
  "logo/favicon.svg",
  "vite/plugin.mjs",
  "vite/plugin.d.mts",
  "theme/head-source.mjs",
  "theme/head-source.d.mts",
];
const entries = globSync("src/*/index.ts").map((path) => path.replaceAll("\\", "/"));

const withoutSheets: Plugin = {
  name: "without-sheets",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: "sheet", external: true, sideEffects: false })),
};

export default defineConfig({
  entry: Object.fromEntries(entries.map((path) => [path.slice("src/".length, -".ts".length), path])),
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  // esbuild drops the directive where it bundles files together.
  banner: { js: '"use client";' },
  // Node may open these files; the sheets go their own way (scripts/build-styles.mjs).
  esbuildPlugins: [withoutSheets],
  onSuccess: async () => {
    for (const file of copied) {
      mkdirSync(dirname(`dist/${file}`), { recursive: true });
      copyFileSync(`src/${file}`, `dist/${file}`);
    }
  },
});
