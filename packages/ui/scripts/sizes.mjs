// What each component costs a page, min+gzip in bytes. `pnpm sizes` writes the budgets: what it measures now and a tenth.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { context } from "esbuild";
import { gzipSize } from "../../../scripts/testing/gzip-size.ts";

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

const used = new Set(
  globSync("**/*.{ts,tsx}", { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(
      ([, names]) => names.split(",").map((name) => name.trim().replace(/^type | as .*/g, "")),
    ),
  ),
);
/** Lucide's 2,000 icons take a bundler half a second, each time: it is shown those that the kit names. */
const fewIcons = {
  name: "few icons",
  setup({ onLoad }) {
    onLoad({ filter: /lucide-react\.mjs$/ }, ({ path }) => {
      const lines = readFileSync(path, "utf8").split("\n");
      const wanted = (line) => [...line.matchAll(/ as (\w+)/g)].some(([, name]) => used.has(name));
      return { contents: lines.filter((line) => !/index|\.\/icons\//.test(line) || wanted(line)).join("\n") };
    });
  },
};

/** A bundler that parses each file once, however many pieces of code it is asked for. */
async function bundler(external) {
  let piece = "";
  const making = await context({
    entryPoints: ["entry"],
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
    plugins: [
      fewIcons,
      {
        name: "piece",
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^entry$/ }, () => ({ path: "entry", namespace: "piece" }));
          onLoad({ filter: /.*/, namespace: "piece" }, () => ({ contents: piece, resolveDir: src, loader: "ts" }));
        },
      },
    ],
  });
  const bundle = async (code) => {
    piece = code;
    const { outputFiles, metafile } = await making.rebuild();
    const size = (wanted) => outputFiles.filter(wanted).reduce((sum, { contents }) => sum + gzipSize(contents), 0);
    const key = (path) => Object.keys(metafile.outputs).find((output) => output.endsWith(path.split("/").at(-1)));
    const first = atOnce(metafile.outputs, key("entry.js"));
    const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
    return {
      js: size(({ path }) => path.endsWith(".js") && first.has(key(path))),
      lazy: size(({ path }) => path.endsWith(".js") && !first.has(key(path))),
      css: size(({ path }) => path.endsWith(".css")),
      modules: modules.map(([name, { bytesInOutput }]) => ({ name, bytes: bytesInOutput })),
    };
  };
  return { bundle, close: () => making.dispose() };
}

/**
 * Measures pieces of code that import from the kit's folders, until it is closed.
 * `js` counts neither React nor Radix, `radix` is what Radix adds, `lazy` comes on demand;
 * `modules` are all of them but React's, minified, not yet compressed.
 */
export async function openScales() {
  const own = await bundler([...REACT, ...RADIX]);
  const whole = await bundler(REACT);
  return {
    /** A component with everything that its entry exports. */
    async weigh(name) {
      const code = `export * from "./${name}";`;
      const [{ js, lazy, css }, all] = await Promise.all([own.bundle(code), whole.bundle(code)]);
      return { sizes: { js, radix: Math.max(0, all.js - js), lazy, css }, modules: all.modules };
    },
    close: () => Promise.all([own.close(), whole.close()]),
  };
}

const room = (bytes) => Math.ceil((bytes * 1.1) / 100) * 100;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = [];
  const scales = await openScales();
  for (const name of components) {
    const { sizes } = await scales.weigh(name);
    const limits = Object.entries(sizes)
      .filter(([, bytes]) => bytes > 0)
      .map(([part, bytes]) => `"${part}": ${room(bytes)}`);
    lines.push(`  "${name}": { ${limits.join(", ")} }`);
  }
  await scales.close();
  writeFileSync(budgetsFile, `{\n${lines.join(",\n")}\n}\n`);
}
