// Plain JavaScript: a Vite config imports it through Node, which resolves no TypeScript without extensions.
import { headSource } from "../theme/head-source.mjs";

const FONT = /(^|\/)inter-latin-wght-normal[^/]*\.woff2$/;

const preload = (bundle, base) => {
  const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}">` : "";
};

export const headScript = () => {
  let base = "/";
  return {
    name: "carrel-head-script",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const added = `<script>${headSource}</script>${preload(bundle, base)}`;
        const after = /<meta charset[^>]*>/i.exec(html) ?? /<head[^>]*>/i.exec(html);
        if (!after) throw new Error("index.html has no <head>");
        const at = after.index + after[0].length;
        return html.slice(0, at) + added + html.slice(at);
      },
    },
  };
};
