// Writes dist/*.css: base.css, a sheet for each component that holds all it draws with, and styles.css with everything.
// What belongs to a sheet, and in which order, is what the components import.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const src = join(root, "src");
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folders = globSync("*/index.ts", { cwd: src }).map(dirname).sort();
const everything = ['import "./base.css";', ...folders.map((name, at) => `export * as _${at} from "./${name}";`)];

/** Bundles as a consumer of the source would, and keeps the sheets and their fonts alone. */
async function writeSheets(entry) {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    minify: true,
    external: Object.keys({ ...dependencies, ...peerDependencies }),
    outdir: join(root, "dist"),
    assetNames: "fonts/[name]-[hash]",
    loader: { ".woff2": "file" },
    // Whichever sheet a page loads first says in which order the layers stand.
    banner: { css: "@layer theme,base,components,utilities;" },
  });
  for (const { path, contents } of outputFiles) {
    if (!/\.(css|woff2)$/.test(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

await writeSheets({
  entryPoints: [
    { in: join(src, "base.css"), out: "base" },
    ...folders.map((name) => ({ in: join(src, name, "index.ts"), out: name })),
  ],
});
await writeSheets({ entryNames: "styles", stdin: { contents: everything.join("\n"), resolveDir: src } });
