// After the client build: renders every page of the table into dist, from the SSR build of src/render.tsx.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { drawPicture, HEIGHT, WIDTH } from "./share-pictures.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, "dist");
const ssr = join(root, "dist-ssr");

const { fillTemplate, listedPaths, pagePaths, renderFiles, renderPage } = await import(
  pathToFileURL(join(ssr, "render.js")).href
);
const template = (await readFile(join(dist, "index.html"), "utf8")).replaceAll(
  /<(?:script type="module"|link rel="modulepreload")/g,
  '$& fetchpriority="low"',
);
const manifest = JSON.parse(await readFile(join(dist, ".manifest.json"), "utf8"));

/** A chunk of the client build, and all that it imports. */
const withImports = (chunk, seen = new Set()) => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const key of chunk.imports ?? []) withImports(manifest[key], seen);
  return seen;
};

/** What takes over the page's island, once its entry asks for that (`wakeIsland`). */
const islandsOf = ({ dynamicImports = [] }) =>
  dynamicImports.filter((key) => key.startsWith("src/islands/")).map((key) => manifest[key]);

/** The tags that bring a page's own entry. The page stands without it: its letters and sheets come first (decision 54). */
const tagsOf = async (entry) => {
  if (entry === undefined) return "";
  const chunk = Object.values(manifest).find(
    ({ isEntry, name, src }) => isEntry && name === entry && src !== "index.html",
  );
  if (!chunk) throw new Error(`src/entries has no ${entry}`);
  const chunks = withImports(chunk);
  const later = islandsOf(chunk).reduce((seen, island) => withImports(island, seen), new Set(chunks));
  const sheets = [...new Set([...later].flatMap(({ css = [] }) => css))];
  // A small sheet in the page is sooner there than by a request of its own, which nothing is drawn before.
  const written = await Promise.all(sheets.map((file) => readFile(join(dist, file), "utf8")));
  const takesOver = [...later].filter((one) => !chunks.has(one));
  const fetched = [
    ...sheets.map((file) => `<link rel="prefetch" as="style" href="/${file}" />`),
    ...takesOver.map(({ file }) => `<link rel="prefetch" href="/${file}" />`),
  ];
  return [
    ...written.map((sheet) => `<style>${sheet.trim()}</style>`),
    ...[...chunks]
      .filter((one) => one !== chunk)
      .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" />`),
    `<script type="module" fetchpriority="low" src="/${chunk.file}"></script>`,
    // An island is drawn already: what takes it over is fetched once the page is whole (`wakeIsland`).
    ...(takesOver.length > 0 ? [`<template data-later>${fetched.join("")}</template>`] : []),
  ].join("\n    ");
};

/** Pages of these are many, and share one picture each. */
const SHARED = { "/documentation": "Documentation" };

/** What an own page's picture says, as plain text; null where its link is nothing to share. In a reseller's name there is none. */
function sharedTitle(path, head) {
  if (path.startsWith("/.") || !head.includes('rel="canonical"')) return null;
  const shared = Object.entries(SHARED).find(([folder]) => path.startsWith(`${folder}/`));
  if (shared) return shared[1];
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return title
    .replace(/: \{\{platform\}\}$/, "")
    .replaceAll("{{platform}}", "Carrel")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

/** The tags that show a page's picture where its link is shared. */
const pictureOf = async (path, head) => {
  const title = sharedTitle(path, head);
  if (title === null) return "";
  const property = (name, content) => `<meta property="og:${name}" content="${content}" />`;
  return [
    property("image", `{{address}}/${await drawPicture(title, dist)}`),
    property("image:width", WIDTH),
    property("image:height", HEIGHT),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join("\n    ");
};

for (const path of pagePaths) {
  const file = join(dist, path === "/404" ? "404.html" : join(path, "index.html"));
  await mkdir(dirname(file), { recursive: true });
  const { entry, head, body } = await renderPage(path);
  const whole = [head, await pictureOf(path, head), await tagsOf(entry)].filter(Boolean).join("\n    ");
  await writeFile(file, fillTemplate(template, { head: whole, body }));
}
// Pictures stand in pages, and in no script of theirs.
await cp(join(ssr, "_marketing"), join(dist, "_marketing"), {
  recursive: true,
  filter: (path) => !/\.(?:js|css|woff2?)$/.test(path),
});
for (const [path, text] of Object.entries(renderFiles())) await writeFile(join(dist, path), text);
// The server makes the list for search engines of it.
await writeFile(join(dist, ".pages.json"), JSON.stringify(listedPaths));
await rm(ssr, { recursive: true });
console.log(`prerendered ${pagePaths.length} pages`);
