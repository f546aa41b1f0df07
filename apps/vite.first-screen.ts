import type { IndexHtmlTransformContext, Plugin } from "vite";
import { loadModule } from "./vite.load-module.ts";

/** Where the server looks for it; no address leads there, since it begins with a dot. */
const FILE = ".first-screen.json";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

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

const link = (rel: string) => (name: string) => ({
  tag: "link",
  attrs: { rel, crossorigin: true, href: `/${name}` },
  injectTo: "head" as const,
});

/**
 * Writes down the frame that the server draws before the app stands, and has the page name what its first screen needs: it
 * comes in one round with the entry, not in two after it.
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
    async generateBundle() {
      const source = await loadModule(root, frames, (module) => JSON.stringify(module.frames()));
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = chunksWith(bundle, needs);
        const isNew = (name: string) => !html.includes(`/${name}"`);
        const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...[...sheets].filter(isNew).map(link("stylesheet")),
          ...chunks
            .map(({ fileName }) => fileName)
            .filter(isNew)
            .map(link("modulepreload")),
        ];
      },
    },
  };
};
