import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";
import { BASE_URL } from "../support/addresses";
import { prefer } from "../support/admin";
import { expectAccessibleNow } from "../support/axe";
import { expect, test } from "../support/test";
import { fetchText, leadsNowhere, namedIn, partsOfSheet, type Served, several, wordsIn } from "../support/walk-links";

const DIST = join(import.meta.dirname, "../../apps/marketing/dist");

/** What the platform promises to have at an address of its own. */
const ROUTES = ["/", "/demo", "/features", "/pricing", "/contact", "/about", "/privacy", "/terms", "/faq"];
/** Folders that hold several. */
const FOLDERS = ["/marketing", "/documentation", "/free", "/ecommerce"];

/** Gzipped bytes of JavaScript that a page brings along, and with what takes its island over, at the first sign of a person. */
const SCRIPT_BYTES = { static: 20_000, awake: 127_000 };
const SHEET_BYTES = 20_000;
const FONT_BYTES = 50_000;
/** The least that a page says without a script. */
const WORDS = 120;

/** Every page that the build made for the platform's own host. */
const PAGES = globSync("**/index.html", { cwd: DIST, exclude: (name) => String(name).startsWith(".") })
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .sort();

const isBelow = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`);

const tag = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const titlesOf = (html: string) => tag(html, /<title>([^<]*)<\/title>/g);
const descriptionsOf = (html: string) => tag(html, /<meta name="description" content="([^"]*)"/g);
const canonicalsOf = (html: string) => tag(html, /<link rel="canonical" href="([^"]*)"/g);

const fileOf = (path: string) => readFileSync(join(DIST, path));
const bytesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + gzipSize(fileOf(path)), 0);

let served: readonly Served[] = [];
test.beforeAll(async () => {
  served = await several(PAGES, (path) => fetchText(BASE_URL, path));
});

test("every route that is promised is there", () => {
  expect(ROUTES.filter((route) => !PAGES.includes(route))).toEqual([]);
  expect(FOLDERS.filter((folder) => !PAGES.some(isBelow(folder)))).toEqual([]);
});

test("every page says who it is and what it is about, without a script", () => {
  for (const { path, status, text } of served) {
    expect.soft(status, path).toBe(200);
    expect.soft(titlesOf(text), path).toHaveLength(1);
    const [description = "", ...more] = descriptionsOf(text);
    expect.soft(more, path).toEqual([]);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(20);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165);
    expect.soft(text.match(/<h1\b/g), path).toHaveLength(1);
    expect.soft(wordsIn(text).length, `words on ${path}`).toBeGreaterThan(WORDS);
    expect.soft(text, `a hole in ${path}`).not.toMatch(/\{\{|<carrel-fill/);
    const [canonical, ...others] = canonicalsOf(text);
    expect.soft(others, path).toEqual([]);
    const isUnlisted = text.includes('content="noindex"');
    if (!isUnlisted) expect.soft(PAGES.map((one) => BASE_URL + one)).toContain(canonical);
    if (canonical === BASE_URL + path) expect.soft(text, path).toContain('property="og:image"');
  }
});

test("no two pages bear the same title or description, but for designs of one page", () => {
  const known = served.filter(({ path, text }) => canonicalsOf(text)[0] === BASE_URL + path);
  for (const saidBy of [titlesOf, descriptionsOf]) {
    const twice = [...Map.groupBy(known, ({ text }) => saidBy(text)[0])].filter(([, pages]) => pages.length > 1);
    expect(twice.map(([said, pages]) => `${said}: ${pages.map(({ path }) => path).join(", ")}`)).toEqual([]);
  }
});

test("scripts, sheets and fonts of each page stay within their budgets", () => {
  for (const { path, text } of served) {
    const scripts = [
      ...tag(text, /<script\b[^>]*\bsrc="([^"]+)"/g),
      ...tag(text, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ];
    expect.soft(bytesOf([...new Set(scripts)]), `scripts of ${path}`).toBeLessThanOrEqual(SCRIPT_BYTES.static);
    const later = tag(text, /<link rel="prefetch" href="([^"]+\.js)"/g);
    expect.soft(later.length > 0, `what takes over ${path}`).toBe(text.includes("data-island="));
    const awake = bytesOf([...new Set([...scripts, ...later])]);
    expect.soft(awake, `scripts of ${path}, awake`).toBeLessThanOrEqual(SCRIPT_BYTES.awake);
    const sheets = tag(text, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
    // Nothing is drawn before a sheet is there, so none but the one of all pages is asked for by itself.
    expect.soft(sheets, `sheets that ${path} asks for`).toHaveLength(1);
    const written = tag(text, /<style>(.*?)<\/style>/gs);
    const bytes = bytesOf(sheets) + gzipSize(Buffer.from(written.join("")));
    expect.soft(bytes, `sheets of ${path}`).toBeLessThanOrEqual(SHEET_BYTES);
    const fonts = tag(text, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
    for (const font of fonts) expect.soft(fileOf(font).length, `${font} of ${path}`).toBeLessThanOrEqual(FONT_BYTES);
    expect.soft(fonts.length, `fonts that ${path} asks for at once`).toBeLessThanOrEqual(1);
  }
});

test("every link, picture, sheet, script and anchor leads somewhere", async () => {
  const named = served.map(({ path, text }) => ({ path, ...namedIn(text) }));
  const idsOf = new Map(named.map(({ path, ids }) => [path, ids]));
  /** By what is asked for, who names it. */
  const wanted = new Map<string, string>();
  const dead: string[] = [];
  for (const { path, links, parts } of named) {
    for (const written of [...links, ...parts]) {
      if (/^(?:mailto:.+@.+|tel:\+?[\d\s-]+|data:.+)$/.test(written)) continue;
      const url = URL.canParse(written, BASE_URL + path) ? new URL(written, BASE_URL + path) : null;
      if (!url || !/^https?:$/.test(url.protocol)) dead.push(`${path}: ${written}`);
      else if (url.origin === BASE_URL) {
        const ids = idsOf.get(url.pathname);
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (ids && anchor && !ids.has(anchor)) dead.push(`${path}: ${written}`);
        if (!ids) wanted.set(url.pathname + url.search, path);
      }
    }
  }
  const answers = await several([...wanted.keys()], (path) => fetchText(BASE_URL, path));
  const ofSheets = answers
    .filter(({ type }) => type.startsWith("text/css"))
    .flatMap(({ path, text }) => partsOfSheet(path, text).filter((part) => !wanted.has(part)));
  answers.push(...(await several([...new Set(ofSheets)], (path) => fetchText(BASE_URL, path))));
  for (const answer of answers.filter(leadsNowhere)) {
    dead.push(`${wanted.get(answer.path)}: ${answer.path} (${answer.status}, ${answer.from})`);
  }
  expect(dead).toEqual([]);
  // What tells the dead from others, on what is one and what is none.
  const known = await several(["/no/such/page", "/auth/login?from=%2Fdesks", "/auth/register", "/desks"], (path) =>
    fetchText(BASE_URL, path),
  );
  expect(known.map(leadsNowhere)).toEqual([true, false, false, false]);
});

/** The first ones of each folder: what follows is built as they are. `legal.spec` looks at two more closely. */
const KINDS = [...Map.groupBy(PAGES, (path) => path.slice(0, path.lastIndexOf("/")))]
  .flatMap(([folder, pages]) => (folder === "" ? pages : pages.slice(0, 1)))
  .filter((path) => !/^\/(?:privacy|terms)/.test(path));

for (const [part, paths] of [KINDS.slice(0, KINDS.length / 2), KINDS.slice(KINDS.length / 2)].entries()) {
  test(`each kind of page is clean, light and dark, and no wider than a desk and a phone, part ${part + 1}`, async ({
    page,
  }) => {
    // For the office: these pages are as the device is, also where that changes its mind.
    await prefer(page, { dark: true });
    for (const path of paths) {
      await page.goto(path);
      for (const [colorScheme, width] of [
        ["light", 1440],
        ["dark", 360],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expectAccessibleNow(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        await expect(page.getByRole("button", { name: "Open menu" }), path).toBeVisible({ visible: width < 900 });
      }
    }
  });
}

test("each kind of page is printed in ink on white, as wide as the paper, without what only a screen can press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of KINDS) {
    await page.goto(path);
    const printed = await page.evaluate(() => {
      const isSeen = (one: Element) => one.checkVisibility();
      const { color } = getComputedStyle(document.querySelector("h1, h2") ?? document.body);
      const pressed = [...document.querySelectorAll(".ui-button, .ui-marketing-footer, .ui-marketing-header nav")];
      return {
        ink: color,
        paper: getComputedStyle(document.body).backgroundColor,
        pressed: pressed.filter(isSeen).map(({ textContent }) => textContent),
        isWide: document.documentElement.scrollWidth > innerWidth,
      };
    });
    const [ink, paper] = ["rgb(27, 36, 48)", "rgb(255, 255, 255)"];
    expect.soft(printed, path).toEqual({ ink, paper, pressed: [], isWide: false });
  }
});

test("the header turns solid past 50 px, and on a phone its menu opens by keys and closes by Escape and a press beside it", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.locator('[data-slot="marketing-header"]');
  for (const [top, state] of [
    [51, "solid"],
    [49, "clear"],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(header).toHaveAttribute("data-state", state);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  const pricing = header.getByRole("link", { name: "Pricing" });
  const open = page.getByRole("button", { name: "Open menu" });
  await expect(pricing).toBeHidden();
  await open.press("Enter");
  await expect(pricing).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pricing).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  // Below the menu, at the page's edge.
  await page.mouse.click(4, 730);
  await expect(pricing).toBeHidden();
});

/**
 * Somebody presses something, by which it is known how fast the page answers, turns to another window, and back: what comes later than he
 * went takes the page for one that was seen.
 */
async function turnAway(page: Page) {
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

/** Whoever presses something before there is anything to see ends what is measured of it, for good. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

test("how fast a page is goes to our own tracking after a yes, and nothing does without one", async ({ page }) => {
  const asked: string[] = [];
  const told: { event: string; path: string }[] = [];
  page.on("request", (request) => {
    asked.push(request.url());
    if (request.method() === "POST") told.push(...JSON.parse(request.postData() ?? "{}").events);
  });
  const box = page.getByRole("checkbox", { name: /^Note how fast these pages are for me/ });
  await page.goto("/features");
  await expect(box).not.toBeChecked();
  await turnAway(page);
  expect(asked.filter((url) => /send-vitals|\/api\//.test(url))).toEqual([]);

  await page.goto("/features");
  await painted(page);
  await box.check();
  const figures = async () => {
    await turnAway(page);
    return [...new Set(told.map(({ event }) => event.split(".")[1]))].sort();
  };
  await expect.poll(figures).toEqual(["cls", "inp", "lcp"]);
  expect(told.filter(({ event }) => !/^vital\.(?:lcp|cls|inp)\.(?:good|middling|slow)$/.test(event))).toEqual([]);
  expect([...new Set(told.map(({ path }) => path))]).toEqual(["/features"]);
  expect([...new Set(asked.map((url) => new URL(url).origin))]).toEqual([BASE_URL]);

  // A yes can be taken back, and is asked for again before anything is sent.
  const before = told.length;
  await page.goto("/features");
  await box.uncheck();
  await turnAway(page);
  await page.goto("/about");
  await expect(box).not.toBeChecked();
  await turnAway(page);
  expect(told.slice(before)).toEqual([]);
});
