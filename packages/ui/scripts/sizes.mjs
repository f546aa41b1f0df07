// What each component costs a page, min+gzip in bytes. `pnpm sizes` writes the budgets: what it measures now and a tenth.
import { globSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const src = fileURLToPath(new URL("../src", import.meta.url));
const REACT = ["react", "react-dom"];
const RADIX = ["radix-ui", "@radix-ui/*"];

export const budgetsFile = fileURLToPath(new URL("../tests/sizes.json", import.meta.url));
export const components = globSync("*/index.ts", { cwd: src }).map(dirname).sort();

/** The outputs that a page loads with the first one, without those that come on demand. */
function atOnce(outputs, name) {
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === "import-statement") visit(next);
  };
  visit(name);
  return seen;
}

async function bundle(code, external) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: src, loader: "ts" },
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    minify: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    external,
    outdir: "/",
    entryNames: "entry",
    chunkNames: "[hash]",
    absWorkingDir: src,
    loader: { ".woff2": "empty" },
  });
  const size = (wanted) =>
    outputFiles.filter(wanted).reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  const key = (path) => Object.keys(metafile.outputs).find((output) => output.endsWith(path.split("/").at(-1)));
  const first = atOnce(metafile.outputs, key("entry.js"));
  return {
    js: size(({ path }) => path.endsWith(".js") && first.has(key(path))),
    lazy: size(({ path }) => path.endsWith(".js") && !first.has(key(path))),
    css: size(({ path }) => path.endsWith(".css")),
  };
}

/**
 * Measures a piece of code that imports from the kit's folders.
 * `js` counts neither React nor Radix, `radix` is what Radix adds, `lazy` comes on demand.
 */
export async function measure(code) {
  const own = await bundle(code, [...REACT, ...RADIX]);
  const whole = await bundle(code, REACT);
  return { js: own.js, radix: Math.max(0, whole.js - own.js), lazy: own.lazy, css: own.css };
}

/** Measures a component with everything that its entry exports. */
export const measureComponent = (name) => measure(`export * from "./${name}";`);

const room = (bytes) => Math.ceil((bytes * 1.1) / 100) * 100;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = [];
  for (const name of components) {
    const sizes = Object.entries(await measureComponent(name)).filter(([, bytes]) => bytes > 0);
    const limits = sizes.map(([part, bytes]) => `"${part}": ${room(bytes)}`);
    lines.push(`  "${name}": { ${limits.join(", ")} }`);
  }
  writeFileSync(budgetsFile, `{\n${lines.join(",\n")}\n}\n`);
}
