import { headScript } from "@carrel/ui/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";

/** Where `pnpm dev` finds the API. */
const API = "http://127.0.0.1:4000";

/**
 * In development nobody writes the site into the page, so this asks the API for it.
 * @param orgCode the organisation whose client site is shown; none: the platform
 */
const devSite = (orgCode?: string): Plugin => ({
  name: "carrel-dev-site",
  apply: "serve",
  async transformIndexHtml() {
    const response = await fetch(`${API}/site.json${orgCode ? `?org=${orgCode}` : ""}`).catch(() => null);
    if (!response?.ok) throw new Error(`The API does not answer at ${API}; \`pnpm dev\` starts it beside the apps.`);
    const site = (await response.text()).replaceAll("<", "\\u003c");
    return [
      {
        tag: "script",
        attrs: { type: "application/json", id: "carrel-site" },
        children: site,
        injectTo: "head-prepend",
      },
    ];
  },
});

/** What the three apps share: React, Tailwind, the head script, an asset folder of their own, the API's proxy. */
export const appConfig = (name: "admin" | "booking" | "marketing"): UserConfig => ({
  plugins: [react(), tailwindcss(), headScript(), devSite()],
  build: { assetsDir: `_${name}`, target: "es2023", sourcemap: false },
  server: { host: "127.0.0.1", proxy: { "/api": API, "/dev": API, "/site.json": API } },
});
