import { describe, expect, it } from "vitest";
import { themes } from "../themes";
import { headSource } from "./head-source.mjs";
import { appearanceOf, parsePreferences, themeOfSite } from "./preferences";

const run = (document: object, localStorage?: object, deviceDark = false) =>
  new Function("document", "localStorage", "matchMedia", headSource)(document, localStorage, (query: string) => ({
    matches: deviceDark && query === "(prefers-color-scheme: dark)",
  }));

/** Runs the inline script as a page would, and gives the attributes it set. */
const paint = (stored: string | null, site: string | null, deviceDark?: boolean) => {
  const dataset: Record<string, unknown> = {};
  const block = site === null ? null : { textContent: site };
  run({ documentElement: { dataset }, getElementById: () => block }, { getItem: () => stored }, deviceDark);
  return dataset;
};

const expected = (stored: string | null, site: string | null, deviceDark?: boolean) => {
  const { theme, scale, inputStyle, ripple } = appearanceOf(parsePreferences(stored), {
    organisationTheme: themeOfSite(site),
    deviceDark,
  });
  return { theme: theme.id, mode: theme.mode, scale, inputStyle, ripple: ripple ? "on" : "off" };
};

describe("the head script paints what React will", () => {
  it.each(themes.map(({ id }) => id))("%s, plain and with each dark flag, on a light and a dark device", (theme) => {
    for (const dark of [undefined, true, false]) {
      const stored = JSON.stringify({ theme, dark });
      const site = JSON.stringify({ organisation: { theme } });
      const flag = JSON.stringify({ dark });
      for (const deviceDark of [true, false]) {
        expect(paint(stored, null, deviceDark)).toEqual(expected(stored, null, deviceDark));
        expect(paint(flag, site, deviceDark)).toEqual(expected(flag, site, deviceDark));
      }
    }
  });

  it.each([
    [null, null],
    ["", "{"],
    ["[]", "null"],
    ["null", "{}"],
    ['{"scale":99,"inputStyle":"round","ripple":"yes","dark":"yes"}', '{"organisation":null}'],
    ['{"scale":16,"inputStyle":"filled","ripple":false}', '{"organisation":{"theme":"soho-light"}}'],
    ['{"theme":"mira","fixed":"soho-light","dark":true}', '{"organisation":{"theme":"viva-light"}}'],
    ['{"theme":"mira","fixed":"<script>"}', '{"organisation":{"theme":"viva-light"}}'],
    ['{"theme":"<script>"}', '{"organisation":{"theme":"viva-dark"}}'],
  ])("%s stored, %s from the site", (stored, site) => {
    expect(paint(stored, site)).toEqual(expected(stored, site));
  });

  it("stands without storage", () => {
    const dataset: Record<string, unknown> = {};
    run({ documentElement: { dataset }, getElementById: () => null });
    expect(dataset.theme).toBe("lara-light-blue");
  });

  it("stays small and can stand in a page", () => {
    expect(headSource.length).toBeLessThan(1200);
    expect(headSource).not.toContain("</");
  });
});
