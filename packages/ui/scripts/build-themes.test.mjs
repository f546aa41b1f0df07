import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { overBudget } from "../../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../../scripts/testing/gzip-size.ts";
import { readThemes, renderCss, renderTs } from "./build-themes.mjs";
import { distance, parse } from "./colour.mjs";
import { contrastPairs, modeTokens, TOLD_APART } from "./theme-tokens.mjs";

const themes = readThemes();
const generated = (name) => readFileSync(new URL(`../src/themes/${name}`, import.meta.url), "utf8");

/** What a browser resolves `--ui-…` to under `data-theme`, by reading the stylesheet as the cascade does. */
const cascade = (css, id) => {
  const found = {};
  for (const [, selectors, body] of css.matchAll(/^(:root[^{]*)\{([^}]*)\}$/gm)) {
    const matches = selectors.split(",").some((selector) => {
      const [, operator, value] = /\[data-theme(\^?)="([^"]+)"\]$/.exec(selector) ?? [];
      return selector === ":root" || (value !== undefined && (operator ? id.startsWith(value) : id === value));
    });
    if (!matches) continue;
    for (const [, name, value] of body.matchAll(/--ui-([\w-]+):((?:\([^)]*\)|[^;])*)/g)) found[name] = value;
  }
  const resolve = (value) => value.replace(/^var\(--ui-([\w-]+)\)$/, (_, name) => resolve(found[name]));
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, resolve(value)]));
};
const long = (value) => value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");

describe("theme tokens", () => {
  it("are 56, each with a twin that exists and is of the other mode", () => {
    expect(themes).toHaveLength(56);
    for (const { mode, twin } of themes)
      if (twin) expect(themes.find(({ id }) => id === twin)?.mode).toBe(mode === "dark" ? "light" : "dark");
  });

  it.each(themes)("$id passes AA in every pair", ({ tokens, mode }) => {
    const pairs = contrastPairs(tokens, modeTokens[mode]);
    expect(pairs.length).toBeGreaterThan(90);
    expect(pairs.filter(({ needs, has }) => has < needs)).toEqual([]);
  });

  it.each(themes)("$id begins a chart with its own colour, and tells six series apart", ({ tokens, mode }) => {
    const charts = Object.entries({ ...modeTokens[mode], ...tokens }).filter(([name]) => name.startsWith("chart-"));
    expect(charts).toHaveLength(6);
    expect(tokens["chart-1"]).toBe(tokens.link);
    for (const [one, colour] of charts) {
      const near = charts.filter(([other, its]) => other !== one && distance(parse(colour), parse(its)) < TOLD_APART);
      expect([one, near]).toEqual([one, []]);
    }
  });

  it.each(themes)("$id shows a hover", ({ tokens }) => {
    expect(tokens["surface-hover"]).not.toBe(tokens.surface);
    expect(tokens["surface-hover"]).not.toBe(tokens["surface-raised"]);
  });

  it.each(themes)("$id reaches the browser through the stylesheet", ({ id, tokens, mode }) => {
    const css = cascade(renderCss(themes), id);
    for (const [name, value] of Object.entries({ ...modeTokens[mode], ...tokens }))
      expect([name, long(css[name])]).toEqual([name, value]);
  });
});

describe("generated files", () => {
  it("are up to date with the data (else: pnpm tokens)", () => {
    expect(generated("themes.css")).toBe(renderCss(themes));
    expect(generated("themes.ts")).toBe(renderTs(themes));
  });

  it("cost little", () => {
    const css = renderCss(themes);
    const rules = css.match(/^:root[^{]*\{[^}]*\}$/gm) ?? [];
    const parts = rules.map((rule) => ({ name: rule.split("{")[0], bytes: rule.length }));
    const bytes = gzipSize(css);
    expect(bytes, overBudget("the themes' sheet", bytes, 3600, parts)).toBeLessThan(3600);
  });
});
