import { describe, expect, it } from "vitest";
import { headSource } from "../theme/head-source.mjs";
import { headScript } from "./plugin.mjs";

type Transform = { handler: (html: string, context: { bundle?: Record<string, object> }) => string };

const transform = (html: string, files: string[] = [], base = "/") => {
  const plugin = headScript();
  (plugin.configResolved as (config: { base: string }) => void)({ base });
  const bundle = Object.fromEntries(files.map((name) => [name, {}]));
  return (plugin.transformIndexHtml as unknown as Transform).handler(html, { bundle });
};

describe("headScript", () => {
  it("puts the script before everything but the charset", () => {
    const html = transform('<html><head><meta charset="utf-8"><link rel="stylesheet" href="/a.css"></head></html>');
    expect(html).toContain(`<meta charset="utf-8"><script>${headSource}</script><link rel="stylesheet"`);
  });

  it("leaves the site's block, at the start of the head, before it", () => {
    const html = transform(
      '<head><script type="application/json" id="carrel-site">{}</script><meta charset="utf-8"></head>',
    );
    expect(html.indexOf("carrel-site")).toBeLessThan(html.indexOf("carrel.preferences"));
  });

  it("preloads the latin part of Inter under the app's base", () => {
    const files = ["_admin/inter-latin-ext-wght-normal-B2.woff2", "_admin/inter-latin-wght-normal-A1.woff2"];
    const html = transform("<head></head>", files, "/app/");
    expect(html.match(/rel="preload"/g)).toHaveLength(1);
    expect(html).toContain('href="/app/_admin/inter-latin-wght-normal-A1.woff2"');
  });

  it("refuses a page without a head", () => {
    expect(() => transform("<p>")).toThrow("no <head>");
  });
});
