// After the client build: renders every page of the table into dist, from the SSR build of src/render.tsx.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, "dist");
const ssr = join(root, "dist-ssr");

const { fillTemplate, pagePaths, renderPage } = await import(pathToFileURL(join(ssr, "render.js")).href);
const template = await readFile(join(dist, "index.html"), "utf8");

for (const path of pagePaths) {
  const file = join(dist, path === "/404" ? "404.html" : join(path, "index.html"));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fillTemplate(template, await renderPage(path)));
}
await rm(ssr, { recursive: true });
console.log(`prerendered ${pagePaths.length} pages`);
