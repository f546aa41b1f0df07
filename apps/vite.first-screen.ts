import type { Plugin, Rolldown } from "vite";
import { loadModule } from "./vite.load-module.ts";

/** Where the server looks for it; no address leads there, since it begins with a dot. */
const FILE = ".first-screen.json";

type Bundle = Rolldown.OutputBundle;

/** The chunks that have some modules, and what those import without waiting, each after what it needs. */
const chunksWith = (bundle: Bundle, modules: readonly RegExp[]) => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const wanted = new Set<(typeof chunks)[number]>();
  const want = (chunk: (typeof chunks)[number]) => {
    if (wanted.has(chunk)) return;
    for (const name of chunk.imports) chunks.filter(({ fileName }) => fileName === name).forEach(want);
    wanted.add(chunk);
  };
  for (const one of modules) {
    const having = chunks.filter(({ moduleIds }) => moduleIds.some((id) => one.test(id)));
    if (having.length === 0) throw new Error(`No chunk has ${one}`);
    having.forEach(want);
  }
  return [...wanted];
};

/** Nothing is drawn by a script at first: on a slow network the page itself and its font come before them. */
const LATER = ' fetchpriority="low"';

const preload = (name: string) => `<link rel="modulepreload" crossorigin href="/${name}"${LATER}>`;

/** Writes sheets and scripts into the page in the place of the links that are there. */
const withNeeds = (html: string, bundle: Bundle, needs: readonly RegExp[]) => {
  const chunks = chunksWith(bundle, needs);
  const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
  const scripts = chunks.map(({ fileName }) => fileName);
  const written = sheets.map((name) => {
    const file = bundle[name];
    if (file?.type !== "asset") throw new Error(`There is no ${name}`);
    return `<style data-sheet="/${name}">${file.source}</style>`;
  });
  const isThere = (line: string) =>
    [...sheets, ...scripts].some((name) => line.includes(`<link`) && line.includes(`/${name}"`));
  const kept = html.split("\n").filter((line) => !isThere(line));
  const added = [...written, ...scripts.map(preload)].join("\n    ");
  return kept
    .join("\n")
    .replaceAll('<script type="module"', (entry) => entry + LATER)
    .replace("</head>", () => `  ${added}\n  </head>`);
};

/**
 * Writes down the frame that the server draws before the app stands, and what the first screen needs into the page: its styles
 * whole, so that it is drawn as soon as the page is there, and its scripts by name, so that they come in one round with the entry.
 * The sheets say their names, which the entry turns into links that aren't fetched: who asks for a screen later sees that they are there.
 * @param options.frames a module whose `frames` gives the frames' markup
 * @param options.needs the modules that draw the first screen, which the entry and a route ask for
 */
export const firstScreen = ({ frames, needs }: { frames: string; needs: readonly RegExp[] }): Plugin => {
  let root = "";
  return {
    name: "carrel-first-screen",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // Once the sheets say in which order their layers stand.
      order: "post",
      async handler(_options, bundle) {
        const source = await loadModule(root, frames, (module) => JSON.stringify(module.frames()));
        this.emitFile({ type: "asset", fileName: FILE, source });
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("There is no index.html");
        page.source = withNeeds(String(page.source), bundle, needs);
      },
    },
  };
};
