import { defineConfig } from "vite";
import { firstScreen } from "../vite.first-screen.ts";
import { renderer } from "../vite.renderer.ts";
import { appConfig } from "../vite.shared.ts";
import { sitePages } from "../vite.site-pages.ts";

const START = /booking[\\/]src[\\/]start\.tsx$/;
const ROUTES = /booking[\\/]src[\\/]app[\\/]flow-routes\.tsx$/;

const config = appConfig("booking", { start: START });

export default defineConfig({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    firstScreen({ frames: "/src/first-screen/frames", needs: [START, ROUTES] }),
    sitePages({ page: "pages.html" }),
    renderer({ module: "src/pages/render.tsx", fileName: "render.js" }),
  ],
});
