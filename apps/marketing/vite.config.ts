import { defineConfig, type Plugin } from "vite";
import { appConfig } from "../vite.shared.ts";

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
      return fillTemplate(html, await renderPage(path));
    },
  },
});

const config = appConfig("marketing");

export default defineConfig({ ...config, plugins: [...(config.plugins ?? []), renderOnRequest()] });
