import { readFileSync } from "node:fs";
import { join } from "node:path";
import { overBudget } from "../../scripts/testing/byte-budget.ts";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

/** docs/interface.md: gzipped bytes that arrive before somebody can sign in, and the most files. */
const BUDGETS = [
  { kind: "JavaScript", ending: ".js", bytes: 210_000, files: 20 },
  { kind: "style", ending: ".css", bytes: 20_000, files: 4 },
];
const DIST = join(import.meta.dirname, "../../apps/admin/dist");

test("the back-office's first load stays small", async ({ page }) => {
  const arrived: string[] = [];
  page.on("response", (response) => arrived.push(new URL(response.url()).pathname));
  await page.goto("/auth/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await page.waitForLoadState();
  for (const { kind, ending, bytes: limit, files } of BUDGETS) {
    const names = arrived.filter((name) => name.endsWith(ending));
    const parts = names.map((name) => ({ name, bytes: gzipSize(readFileSync(join(DIST, name))) }));
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    test.info().annotations.push({ type: `first load, bytes of gzipped ${kind}`, description: String(bytes) });
    expect(bytes, overBudget(`the first load's ${kind}`, bytes, limit, parts)).toBeLessThanOrEqual(limit);
    expect(names.length, `files of the first load:\n${names.join("\n")}`).toBeLessThanOrEqual(files);
    // What stands in the page is a part of it, and the screen's own comes after.
    expect(names.length).toBeGreaterThan(1);
  }
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
