import type { Plugin } from "vite";
import { loadModule } from "./vite.load-module.ts";

/** Where the server looks for it; no address leads there, since it begins with a dot. */
const FILE = ".first-screen.json";

interface Chunk {
  fileName: string;
  imports: string[];
  css: Iterable<string>;
}

/**
 * Writes down the frame that the server draws before the app stands, and has the page name what its first screen needs: it
 * comes in one round with the entry, not in two after it.
 * @param options.frames a module whose `frames` gives the frames' markup
 * @param options.screen the module that draws the first screen, which a route asks for
 */
export const firstScreen = ({ frames, screen }: { frames: string; screen: RegExp }): Plugin => {
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
      handler(html, { bundle }) {
        const chunks = new Map<string, Chunk>();
        for (const file of Object.values(bundle ?? {}))
          if (file.type === "chunk")
            chunks.set(file.fileName, {
              fileName: file.fileName,
              imports: file.imports,
              css: file.viteMetadata?.importedCss ?? [],
            });
        const wanted = new Set<Chunk>();
        const want = (name: string) => {
          const chunk = chunks.get(name);
          if (!chunk || wanted.has(chunk)) return;
          wanted.add(chunk);
          chunk.imports.forEach(want);
        };
        for (const file of Object.values(bundle ?? {}))
          if (file.type === "chunk" && file.moduleIds.some((id) => screen.test(id))) want(file.fileName);
        if (wanted.size === 0) throw new Error(`No chunk has ${screen}`);
        const isNew = (name: string) => !html.includes(`/${name}"`);
        const scripts = [...wanted].map(({ fileName }) => fileName).filter(isNew);
        const sheets = [...new Set([...wanted].flatMap(({ css }) => [...css]))].filter(isNew);
        return [
          ...scripts.map((name) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          })),
          ...sheets.map((name) => ({
            tag: "link",
            attrs: { rel: "stylesheet", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          })),
        ];
      },
    },
  };
};
