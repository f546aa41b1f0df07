import { headScript } from "@carrel/ui/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { built, type Output, sourceOf } from "./vite.renderer.ts";

/** Where the server looks for the page that it fills; no address leads there, since it begins with a dot. */
const PAGE = ".pages.html";

/** Writes the sheets into the page: with it in one round they are there before anything is drawn. */
const withSheets = (html: string, files: readonly Output[]) =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, name: string) => {
    const sheet = files.find(({ fileName }) => fileName === name);
    if (!sheet) throw new Error(`There is no ${name}`);
    return `<style>${sourceOf(sheet)}</style>`;
  });

/**
 * Builds the page that the server fills with what it draws (`vite.renderer.ts`), and its small script, which has nothing of the app's
 * in it. They are files of the app's build, so that earlier ones stay beside them.
 * @param options.page the HTML file
 */
export const sitePages = ({ page }: { page: string }): Plugin => {
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
        const browser = await built({
          root,
          plugins: [react(), tailwindcss(), headScript()],
          build: {
            write: false,
            target: "es2023",
            assetsDir,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: `${root}/${page}` },
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
      },
    },
  };
};
