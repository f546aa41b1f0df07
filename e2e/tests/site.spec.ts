import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { gzipSize } from "../../scripts/testing/gzip-size.ts";
import { PORT } from "../support/addresses";
import { expectAccessibleNow } from "../support/axe";
import { dayAhead } from "../support/day-ahead";
import { picture, pictureFiles } from "../support/pictures";
import { makePlace } from "../support/place";
import { expectReach, REACH } from "../support/reach";
import { expect, test } from "../support/test";
import { tooSmall } from "../support/too-small";
import { unique } from "../support/unique";

const DIST = join(import.meta.dirname, "../../apps/booking/dist");
/** Gzipped bytes of JavaScript that a page of a site brings along, whenever it does. */
const SCRIPT_BYTES = 20_000;

const site = (code: string) => `http://${code}.localhost:${PORT}`;
/** One place for each layout. */
const PLACES = [
  { code: "harbour", title: "Desks where the ferries come in" },
  { code: "athena", title: "A quiet seat, from six in the morning" },
  { code: "mango", title: "Mango Yard" },
];
const PAGES = ["/", "/info", "/contact"];

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

for (const { code, title } of PLACES) {
  test(`the pages of ${code} are clean, light and dark, on a desk and by touch on a phone`, async ({ page }) => {
    const tools = await page.context().newCDPSession(page);
    await page.goto(site(code));
    await expect(heading(page, title)).toBeVisible();
    for (const path of PAGES) {
      await page.goto(site(code) + path);
      for (const [scheme, width] of [
        ["light", 1440],
        ["dark", 360],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        await tools.send("Emulation.setTouchEmulationEnabled", { enabled: width < 768 });
        await expect(page.locator("html")).toHaveAttribute("data-mode", scheme);
        await expectAccessibleNow(page);
        if (width < 768) expect.soft(await tooSmall(page), `${code}${path}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${code}${path} at ${width}`,
        ).toBeLessThanOrEqual(width);
      }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a site says all it has to say, picks a branch, and takes a message", async ({ page }) => {
    await page.goto(site("harbour"));
    await expect(heading(page, "Desks where the ferries come in")).toBeVisible();
    await page.locator("summary").click();
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await page.locator(".header-branches").getByRole("link", { name: "Pier 4" }).click();
    await expect(page).toHaveURL(/\?branch=/);
    await expect(page.getByText("14 Quay Road, Kochi").first()).toBeVisible();
    await expect(page.getByRole("row", { name: /^Monday/ })).toContainText("08:00");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Info" }).click();
    await expect(heading(page, "Hours, prices and the way to Pier 4")).toBeVisible();
    await expect(page.getByText("₹649")).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await page.getByLabel("Name").fill("Ravi Kumar");
    await page.getByLabel("E-mail").fill("ravi@mail.test");
    await page.getByLabel("Message").fill("Are there lockers?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("status")).toHaveText("Your message is on its way. We answer by e-mail.");
    await expect(page).toHaveURL(/sent=1/);
  });
});

test("a site's pages and its flow lead to the networks that are set, and to no other", async ({ page, request }) => {
  const { orgCode, client } = await makePlace(request, `Linked ${unique()}`, [
    { name: "Quay", timezone: "Asia/Kolkata" },
  ]);
  const { _id } = (await client.auth.session()).loggedOrgDetails;
  await client.organisation.updateSettings({ _id, socialLinks: { linkedin: "https://linkedin.test/quay" } });
  const social = page.getByRole("contentinfo").getByRole("list", { name: "Social media" }).getByRole("link");
  for (const path of [...PAGES, "/book"]) {
    await page.goto(site(orgCode.toLowerCase()) + path);
    await expect(social).toHaveCount(1);
    await expect(social).toHaveAccessibleName("LinkedIn");
    await expect(social).toHaveAttribute("href", "https://linkedin.test/quay");
  }
});

test("what an only branch's pages know: its closed days, the ways to it, and nothing to pick", async ({
  page,
  request,
}) => {
  const { orgCode, branchIds, client } = await makePlace(request, `Lone ${unique()}`, [
    { name: "Quay", timezone: "Asia/Kolkata" },
  ]);
  const [branchId = ""] = branchIds;
  await client.branches.update({ _id: branchId, ...REACH });
  await client.closures.add({ branchId, from: dayAhead(12), to: dayAhead(13), reason: "Stocktaking" });
  for (const path of PAGES) {
    await page.goto(site(orgCode.toLowerCase()) + path);
    await expectReach(page);
    await expect(page.getByText(/^Closed .*: Stocktaking$/)).toHaveCount(path === "/contact" ? 0 : 1);
    await expect(page.locator(".header-branches")).toHaveCount(0);
  }
});

/** A state of a place's door, as the server writes it into the page. */
interface DoorState {
  until: number;
  isOpen: boolean;
  words: string;
}

test("a page that stands open past closing time says so, and nothing once it is too old to know", async ({ page }) => {
  await page.clock.install();
  await page.goto(site("athena"));
  const door = page.locator("[data-states]").first();
  const states: DoorState[] = JSON.parse((await door.getAttribute("data-states")) ?? "[]");
  expect(new Set(states.map(({ isOpen }) => isOpen))).toEqual(new Set([true, false]));
  for (const { until, isOpen, words } of states) {
    await expect(door).toHaveText(words);
    await expect(door).toHaveAttribute("data-open", String(isOpen));
    await page.clock.fastForward(until - (await page.evaluate(() => Date.now())));
    // It looks once a minute.
    await page.clock.runFor(60_000);
  }
  await expect(door).toBeHidden();
});

test("a site's script stays small, and has nothing of the app's in it", async ({ page }) => {
  const names: string[] = [];
  page.on("response", (response) => names.push(new URL(response.url()).pathname));
  await page.goto(site("athena"), { waitUntil: "networkidle" });
  const scripts = names.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, name) => sum + gzipSize(readFileSync(join(DIST, name))), 0);
  expect(bytes, scripts.join(", ")).toBeLessThanOrEqual(SCRIPT_BYTES);
});

test("its script keeps light and dark, and sends a message where it stands", async ({ page }) => {
  await page.goto(site("athena"));
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await page.goto(`${site("athena")}/contact`);
  await page.getByLabel("Name").fill("Ravi Kumar");
  await page.getByLabel("E-mail").fill("ravi@mail.test");
  await page.getByLabel("Message").fill("Are there lockers?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL(`${site("athena")}/contact`);
});

test("its photos come in the format and width that the browser wants, and one is shown large, by keyboard too", async ({
  page,
  request,
}) => {
  const { orgCode, branchIds, client } = await makePlace(request, `Photos ${unique()}`, [
    { name: "Loft", timezone: "UTC" },
  ]);
  await page.goto(site("athena"));
  const photos = [await picture(page, "teal"), await picture(page, "maroon"), await picture(page, "navy")];
  await client.gallery.upload({ branchId: branchIds[0] ?? "", images: pictureFiles(photos) });
  await page.goto(site(orgCode.toLowerCase()));
  const hero = page.locator(".hero img");
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/w(?:480|960|1600)\.avif$/);
  // Its colours come with the page once they are drawn.
  await expect(async () => {
    await page.reload();
    await expect(hero).toHaveAttribute("style", /data:image\/webp/, { timeout: 500 });
  }).toPass();

  await page.getByRole("link", { name: /^Photo 2 of/ }).focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Photos" });
  await expect(large.getByRole("img", { name: /^Photo 2 of/ })).toBeVisible();
  await expectAccessibleNow(page, { within: "dialog" });
  await page.keyboard.press("ArrowRight");
  await expect(large.getByRole("img", { name: /^Photo 3 of/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(page.getByRole("link", { name: /^Photo 3 of/ })).toBeFocused();
});

test("by keyboard: past the header to the content, and a branch is picked", async ({ page }) => {
  await page.goto(site("harbour"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const picker = page.locator("summary");
  await picker.focus();
  await page.keyboard.press("Enter");
  const mill = page.locator(".header-branches").getByRole("link", { name: "Old Mill" });
  await expect(mill).toBeVisible();
  // By style alone: what is read aloud and found is the name as it is written.
  await expect(mill).toHaveText("Old Mill");
  for (const name of [mill, page.locator(".header-branch")])
    await expect(name).toHaveCSS("text-transform", "uppercase");
  await page.keyboard.press("Escape");
  await expect(picker).toBeFocused();
  await expect(mill).toBeHidden();
});
