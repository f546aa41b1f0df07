import { headScript } from "@carrel/ui/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/** Where the server looks for the page that it fills, and for what draws; no address leads there, since they begin with a dot. */
const PAGE = ".pages.html";
const RENDERER = ".server/render.js";

type Output = Rolldown.RolldownOutput["output"][number];

const built = async (config: InlineConfig): Promise<readonly Output[]> => {
  const result = await build({ configFile: false, logLevel: "warn", ...config });
  if ("on" in result) throw new Error("A build doesn't watch");
  return [result].flat().flatMap(({ output }) => output);
};

const sourceOf = (file: Output) => (file.type === "chunk" ? file.code : file.source);

/** Writes the sheets into the page: with it in one round they are there before anything is drawn. */
const withSheets = (html: string, files: readonly Output[]) =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, name: string) => {
    const sheet = files.find(({ fileName }) => fileName === name);
    if (!sheet) throw new Error(`There is no ${name}`);
    return `<style>${sourceOf(sheet)}</style>`;
  });

/**
 * Builds the pages that the server renders: what draws them, with all that it needs, the page that is filled, and its small
 * script, which has nothing of the app's in it. They are files of the app's build, so that earlier ones stay beside them.
 * @param options.page the HTML file; @param options.renderer a module with `renderPage`
 */
export const sitePages = ({ page, renderer }: { page: string; renderer: string }): Plugin => {
  let root = "";
  let assetsDir = "";
  return {
    name: "carrel-site-pages",
    apply: "build",
    configResolved(config) {
      root = config.root;
      assetsDir = config.build.assetsDir;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const shared = { root, build: { write: false, target: "es2023", assetsDir } } satisfies InlineConfig;
        const browser = await built({
          ...shared,
          plugins: [react(), tailwindcss(), headScript()],
          build: { ...shared.build, modulePreload: { polyfill: false }, rolldownOptions: { input: `${root}/${page}` } },
        });
        const server = await built({
          ...shared,
          plugins: [react()],
          ssr: { noExternal: true },
          define: { "process.env.NODE_ENV": '"production"' },
          build: {
            ...shared.build,
            minify: true,
            ssr: `${root}/${renderer}`,
            rolldownOptions: { output: { codeSplitting: false } },
          },
        });
        for (const file of browser) {
          const { fileName } = file;
          if (fileName in bundle) continue;
          const isPage = fileName === page;
          // Only in the page itself.
          if (fileName.endsWith(".css")) continue;
          this.emitFile({
            type: "asset",
            fileName: isPage ? PAGE : fileName,
            source: isPage ? withSheets(String(sourceOf(file)), browser) : sourceOf(file),
          });
        }
        const drawing = server.find((file) => file.type === "chunk" && file.isEntry);
        if (!drawing) throw new Error(`${renderer} gives nothing`);
        this.emitFile({ type: "asset", fileName: RENDERER, source: sourceOf(drawing) });
      },
    },
  };
};
