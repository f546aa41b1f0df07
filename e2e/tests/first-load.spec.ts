import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { overBudget } from "../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";
import { PORT } from "../support/addresses";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource/] });

/** docs/interface.md: gzipped bytes that arrive before somebody can go on, and the most files. */
const OFFICE = [
  { kind: "JavaScript", ending: ".js", bytes: 211_000, files: 20 },
  { kind: "style", ending: ".css", bytes: 20_000, files: 4 },
];
/** Its first screen's styles stand in the page. */
const BOOKING = [
  { kind: "JavaScript", ending: ".js", bytes: 156_600, files: 13 },
  { kind: "style", ending: ".css", bytes: 0, files: 0 },
];
const APPS = join(import.meta.dirname, "../../apps");

/** Names what the page has fetched, from now on. */
function fetchedBy(page: Page) {
  const arrived: string[] = [];
  page.on("response", (response) => arrived.push(new URL(response.url()).pathname));
  return arrived;
}

/** Counts each kind of file among what arrived; a message names the parts, the largest first. */
function expectWithin(budgets: typeof OFFICE, app: string, arrived: string[]) {
  for (const { kind, ending, bytes: limit, files } of budgets) {
    const names = arrived.filter((name) => name.endsWith(ending));
    const parts = names.map((name) => ({ name, bytes: gzipSize(readFileSync(join(APPS, app, "dist", name))) }));
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    test.info().annotations.push({ type: `${app}: first load, bytes of gzipped ${kind}`, description: String(bytes) });
    expect(bytes, overBudget(`the first load's ${kind}`, bytes, limit, parts)).toBeLessThanOrEqual(limit);
    expect(names.length, `files of the first load:\n${names.join("\n")}`).toBeLessThanOrEqual(files);
    // What stands in the page is a part of it, and the screen's own comes after.
    if (files > 0) expect(names.length).toBeGreaterThan(1);
  }
}

test("the back-office's first load stays small", async ({ page }) => {
  const arrived = fetchedBy(page);
  await page.goto("/auth/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await page.waitForLoadState();
  expectWithin(OFFICE, "admin", arrived);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the booking app's first load stays small", async ({ page }) => {
    const arrived = fetchedBy(page);
    await page.goto("/qr-booking/ATHENA");
    await expect(page.getByRole("button", { name: "See what is free" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expectWithin(BOOKING, "booking", arrived);
  });
});

test("the entry runs nothing of the app before what is drawn is on the screen", async ({ page }) => {
  const html = await (await page.request.get("/qr-booking/ATHENA")).text();
  const [, entry = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  const script = await (await page.request.get(entry)).text();
  const taken = [...script.matchAll(/\bfrom\s*"\.\/([a-z-]+)-/g)].map(([, name]) => name);
  // The build's loader has nothing of the app: it hands on what others bring.
  expect(taken.filter((name) => name !== "rolldown-runtime")).toEqual(["entry"]);
});

test("the page itself and its font come before its scripts", async ({ page }) => {
  const html = await (await page.request.get("/qr-booking/ATHENA")).text();
  const scripts = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => !script.includes('fetchpriority="low"'))).toEqual([]);
});

test.describe("far from the place, on Lighthouse's phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, timezoneId: "America/New_York" });

  test("the largest thing in sight is drawn by the server, not by the app", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset.largest =
            ("element" in entry && entry.element instanceof Element && entry.element.textContent) || "";
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto("/qr-booking/ATHENA");
    await expect(page.getByText("Times are India Standard Time")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).toHaveAttribute("data-largest", "When do you come?");
  });
});

test("what is drawn first of a client's site has its own theme, or what its visitor picked", async ({
  page,
  request,
}) => {
  const { orgCode, client } = await makePlace(request, `Paint ${unique()}`, [{ name: "Hall", timezone: "UTC" }]);
  await client.organisation.updateTheme({ theme: "md-light-indigo" });
  await page.route(/\.js$/, () => undefined);
  const theme = async () => {
    await page.goto(`http://${orgCode.toLowerCase()}.localhost:${PORT}/book`, { waitUntil: "commit" });
    await expect(page.getByText("When do you come?")).toBeVisible();
    return page.locator("html").evaluate(({ dataset }) => dataset.theme);
  };
  expect(await theme()).toBe("md-light-indigo");
  await page.evaluate(() => localStorage.setItem("carrel.preferences", JSON.stringify({ dark: true })));
  expect(await theme()).toBe("md-dark-indigo");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 18, 18)");
});

test("what checks a sign-in comes once somebody types, and its words with it", async ({ page }) => {
  await page.goto("/auth/login");
  const rules = page.waitForRequest(/login-rules/);
  await page.getByLabel("E-mail").pressSequentially("nobody");
  await rules;
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Enter your password")).toBeVisible();
});

test("a sign-in whose rules can't be loaded says so, and keeps what was typed", async ({ page }) => {
  await page.route(/login-rules/, (route) => route.abort());
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill("owner@athena.test");
  await page.getByLabel("Password", { exact: true }).fill("carrel-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("A part of this page could not be loaded. Load the page again.");
  await expect(page.getByLabel("E-mail")).toHaveValue("owner@athena.test");
});

test("a booking begins in the first HTML, and the place isn't asked for again", async ({ page }) => {
  const html = await (await page.request.get("/qr-booking/ATHENA")).text();
  const [, drawn = ""] = html.split('<div id="root">');
  expect(drawn).toContain("Athena Reading Rooms");
  expect(drawn).toContain("When do you come?");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/qr-booking/ATHENA");
  await expect(page.getByRole("button", { name: "See what is free" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.some((path) => path.endsWith("/all"))).toBe(true);
  expect(asked.filter((path) => path.endsWith("/super-org-lookup"))).toEqual([]);
});

test("what is drawn first stands where no script comes, and nothing in it can be reached", async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto("/qr-booking/HARBOUR", { waitUntil: "commit" });
  await expect(page.getByText("Where do you want to work?")).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("formatters are made once: few for the first screen, none for another tap", async ({ page }) => {
  await page.addInitScript(() => {
    const Made = Intl.DateTimeFormat;
    const counted = { made: 0 };
    Object.assign(window, { counted });
    Intl.DateTimeFormat = new Proxy(Made, {
      construct(target, given, own) {
        counted.made += 1;
        return Reflect.construct(target, given, own);
      },
      apply(target, self, given) {
        counted.made += 1;
        return Reflect.apply(target, self, given);
      },
    });
  });
  const made = () => page.evaluate(() => (window as unknown as { counted: { made: number } }).counted.made);
  await page.goto("/qr-booking/ATHENA");
  const days = page.getByRole("radiogroup", { name: "Day" });
  await expect(days).toBeVisible();
  await page.waitForLoadState("networkidle");
  const first = await made();
  expect(first).toBeLessThanOrEqual(12);
  await days.getByRole("radio").nth(1).click();
  await days.getByRole("radio").nth(2).click();
  await page.waitForLoadState("networkidle");
  expect(await made()).toBe(first);
});

test("the browser lists its languages beside the page, while the app is on its way", async ({ page }) => {
  await page.route(/\/first-[^/]*\.js$/, () => undefined);
  const worker = page.waitForEvent("worker");
  await page.goto("/qr-booking/ATHENA", { waitUntil: "commit" });
  expect(new URL((await worker).url()).pathname).toMatch(/^\/_booking\/languages\.worker-[^/]+\.js$/);
});
