import { copyFileSync, globSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
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

export default defineConfig([
  {
    entry: Object.fromEntries(entries.map((path) => [path.slice("src/".length, -".ts".length), path])),
    format: "esm",
    target: "es2022",
    splitting: true,
    clean: true,
    // esbuild drops the directive where it bundles files together.
    banner: { js: '"use client";' },
    onSuccess: async () => {
      for (const file of copied) {
        mkdirSync(dirname(`dist/${file}`), { recursive: true });
        copyFileSync(`src/${file}`, `dist/${file}`);
      }
    },
  },
  { entry: { styles: "src/styles.css" }, loader: { ".woff2": "file" }, minify: true, clean: false },
]);
