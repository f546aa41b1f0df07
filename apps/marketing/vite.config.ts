import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { renderer } from "../vite.renderer.ts";
import { appConfig } from "../vite.shared.ts";

const ENTRIES = join(import.meta.dirname, "src/entries");

/** What single pages bring beside what all have, by name (`Page.entry`). */
const entries = Object.fromEntries(
  (existsSync(ENTRIES) ? readdirSync(ENTRIES) : []).map((file) => [basename(file, extname(file)), join(ENTRIES, file)]),
);

/** In development each request renders its page afresh, from the same code that the build prerenders with. */
const renderOnRequest = (): Plugin => ({
  name: "carrel-render-on-request",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    async handler(html, { server, originalUrl }) {
      if (!server) return html;
      const { renderPage, fillTemplate } = (await server.ssrLoadModule(
        "/src/render.tsx",
      )) as typeof import("./src/render");
      const path = new URL(originalUrl ?? "/", "http://localhost").pathname;
      const { entry, ...page } = await renderPage(path);
      const file = entry === undefined ? undefined : entries[entry];
      const script = file ? `<script type="module" src="/@fs${file}"></script>` : "";
      return fillTemplate(html, { ...page, head: page.head + script });
    },
  },
});

/** Of the kit's small sheets those of several pages are one: a request each would take longer than what one page draws nothing with. */
const SHARED_SHEETS = { name: "kit", test: /packages[\\/]ui[\\/]src[\\/].*\.css$/, minShareCount: 2 };

/** What every island takes over with. */
const REACT = { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

const config = appConfig("marketing");

export default defineConfig({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    renderOnRequest(),
    renderer({ module: "src/fills/render.tsx", fileName: "fill.js" }),
  ],
  build: {
    ...config.build,
    manifest: ".manifest.json",
    // The pages are drawn on the server's side alone, and so are the names of their pictures (`scripts/prerender.mjs` takes them over).
    ssrEmitAssets: true,
    // A page has its own entry or none, so what several share is split off by itself, and nobody loads more.
    rolldownOptions: {
      input: { index: join(import.meta.dirname, "index.html"), ...entries },
      output: { codeSplitting: { groups: [SHARED_SHEETS, REACT] } },
    },
  },
});
