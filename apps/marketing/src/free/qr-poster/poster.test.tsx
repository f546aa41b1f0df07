import fc from "fast-check";
import jsQR from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fragmentOf, readFragment } from "../parts/address";
import { codeText, fullAddress, posterFaults, wifiText } from "./poster-code";
import { PosterDrawing } from "./poster-drawing";
import { PosterState, START } from "./poster-state";

/** Dots of a module: enough for the reader. */
const DOTS = 4;

/** What a phone reads of the code in a poster. */
function scanned(state: PosterState): string | undefined {
  const markup = renderToStaticMarkup(<PosterDrawing state={state} />);
  const runs = [...markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) => run.slice(1).map(Number));
  const edge = (Math.max(...runs.map(([, y = 0]) => y)) + 5) * DOTS;
  const dots = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [x = 0, y = 0, length = 0] of runs)
    for (let row = y * DOTS; row < (y + 1) * DOTS; row++)
      for (let column = x * DOTS; column < (x + length) * DOTS; column++)
        dots.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
  return jsQR(dots, edge, edge)?.data;
}

const wifi = { ...START, kind: "wifi", ssid: 'Reading; "Room"', password: "a:b;c\\d,e!" } as const;

it("is read by a scanner as what was typed", () => {
  expect(scanned(START)).toBe("https://example.com/book");
  expect(scanned({ ...START, url: "library.example/द्वार?seat=A1" })).toBe(fullAddress("library.example/द्वार?seat=A1"));
  expect(scanned(wifi)).toBe('WIFI:T:WPA;S:Reading\\; \\"Room\\";P:a\\:b\\;c\\\\d\\,e!;;');
});

it.each([
  ["example.com", "https://example.com/"],
  [" http://example.com/a b ", "http://example.com/a%20b"],
  ["localhost:5173/x", "https://localhost:5173/x"],
  ["mailto:desk@example.com", "mailto:desk@example.com"],
  ["tel:+914012345", "tel:+914012345"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["nowhere", null],
  ["https://", null],
  ["", null],
])("takes %j for %j", (typed, address) => {
  expect(fullAddress(typed)).toBe(address);
});

it("writes of a network what it has", () => {
  expect(wifiText({ ssid: "Library", password: "", security: "nopass", isHidden: true })).toBe(
    "WIFI:T:nopass;S:Library;H:true;;",
  );
});

it("says what is missing, and draws no code until it is there", () => {
  expect(posterFaults({ ...START, url: "" })).toEqual({ url: "Write an address such as example.com/book." });
  expect(posterFaults({ ...wifi, ssid: "", password: "short" })).toEqual({
    ssid: "Write the network's name, as phones show it.",
    password: "Such a password has 8 letters or more.",
  });
  expect(posterFaults({ ...wifi, ssid: "読書室の静かな窓際の席ネット" }).ssid).toContain("32 bytes");
  expect(codeText({ ...wifi, password: "" })).toBeNull();
  expect(renderToStaticMarkup(<PosterDrawing state={{ ...START, url: "" }} />)).not.toContain("crispEdges");
});

it("is text and never markup, whatever is typed", () => {
  const hostile = '<script>alert(1)</script>"><img onerror=x>';
  const markup = renderToStaticMarkup(<PosterDrawing state={{ ...START, headline: hostile, lines: hostile }} />);
  expect(markup).not.toMatch(/<script|<img/);
});

it("stays on its sheet with the longest texts, and survives its address", () => {
  const text = (maxLength: number) => fc.string({ unit: "grapheme-ascii", maxLength });
  fc.assert(
    fc.property(text(80), text(240), fc.constantFrom("A4", "A5", "letter"), (headline, lines, paper) => {
      const state = { ...START, headline, lines, paper } as PosterState;
      const markup = renderToStaticMarkup(<PosterDrawing state={state} />);
      const [, , height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup)?.map(Number) ?? [];
      for (const [, y] of markup.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)) expect(Number(y)).toBeLessThan(height);
      expect(readFragment(fragmentOf(state), PosterState)).toEqual({ kind: "read", state });
    }),
    { numRuns: 60 },
  );
});
