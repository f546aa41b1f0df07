import { SITE_LAYOUTS } from "@carrel/sdk/schemas";
import type { Page } from "@playwright/test";
import { PORT } from "../support/addresses";
import { picture, pictureFiles } from "../support/pictures";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** As many as are taken at once, beside the first. */
const TEN = ["teal", "maroon", "navy", "olive", "purple", "sienna", "indigo", "gray", "tomato", "peru"];

/** From a small phone to a wide desk, on either background. */
const SCREENS = [
  { name: "phone", size: { width: 360, height: 780 }, colorScheme: "dark" },
  { name: "tablet", size: { width: 768, height: 1024 }, colorScheme: "light" },
  { name: "wide", size: { width: 1920, height: 1080 }, colorScheme: "light" },
] as const;
/** A4 between its margins. */
const PAPER = { width: 700, height: 1000 };

/** Pictures are for people to look at; nothing is held against them. */
const take = async (page: Page, name: string) => {
  if (process.env.CARREL_E2E_PICTURES === "1")
    await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
};

/** What is printed on a ground of its own, but for photos: on paper there is to be nothing. */
const groundsOf = (page: Page) =>
  page
    .locator(".site :not(.photo, .ui-skip-link)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)")
        .map(({ className }) => className),
    );

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Branches are compared in a table where there is room for one; on a phone each is told by itself alone. */
const expectComparison = async (page: Page, names: readonly string[]) => {
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  const table = page.getByRole("table", { name: "Our branches compared" });
  await page.setViewportSize({ width: 1440, height: 900 });
  // What is known of no branch, such as prices here, has no column.
  await expect.soft(table.getByRole("columnheader")).toHaveText(["Branch", "Now", "Address"]);
  await expect.soft(table.getByRole("rowheader")).toHaveText(names);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.soft(table).toBeHidden();
  for (const name of names) {
    const branch = page.getByRole("article", { name });
    await expect.soft(branch.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect.soft(branch.getByRole("table", { name: `Opening hours of ${name}` })).toBeVisible();
  }
};

/** The pictures of branches that are drawn in a window, each by how many times as wide as high it is. */
const branchPictures = async (page: Page, width: number) => {
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.setViewportSize({ width, height: 800 });
  return page.locator(".branch-photo").evaluateAll((frames) =>
    frames
      .filter((frame) => frame.checkVisibility())
      .map((frame) => frame.getBoundingClientRect())
      .map((box) => (box.width / box.height).toFixed(1)),
  );
};

for (const layout of SITE_LAYOUTS) {
  test(`the ${layout} layout fits a phone, a desk and paper: home without a photo, with one and with twelve, each page of two branches`, async ({
    page,
    request,
  }) => {
    const { orgCode, branchIds, client } = await makePlace(request, `The Long Reading Room of ${unique()}`, [
      { name: "Thiruvananthapuram Central Library Lane", timezone: "UTC" },
    ]);
    const branchId = branchIds[0] ?? "";
    const directions = "Ring at the blue door.\nThird floor.";
    await client.branches.update({ _id: branchId, directions, address: { line1: "Harbour Street 12", city: "Kochi" } });
    await client.website.updateContent({ layout, headline: "Work by the water", about: "Sixty seats.\n\nFrom six." });
    const site = `http://${orgCode.toLowerCase()}.localhost:${PORT}`;
    const add = async (colours: readonly string[]) => {
      const photos = [];
      for (const colour of colours) photos.push(await picture(page, colour));
      await client.gallery.upload({ branchId, images: pictureFiles(photos) });
    };
    const look = async (path: string, name: string) => {
      await page.goto(site + path);
      await expect(page.locator(`[data-layout=${layout}]`)).toHaveCount(1);
      for (const { name: screen, size, colorScheme } of SCREENS) {
        await page.setViewportSize(size);
        await page.emulateMedia({ media: "screen", colorScheme });
        expect.soft(await widthOf(page), `${name} on a ${screen}`).toBeLessThanOrEqual(size.width);
        await take(page, `${layout}-${name}-${screen}`);
      }
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect.soft(await widthOf(page), `${name} on paper`).toBeLessThanOrEqual(PAPER.width);
      const printed = await page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => ({
          ink: getComputedStyle(title).color,
          paper: getComputedStyle(document.body).backgroundColor,
        }));
      expect.soft(await groundsOf(page), `${name} on paper`).toEqual([]);
      expect.soft(printed).toEqual({ ink: "rgb(0, 0, 0)", paper: "rgb(255, 255, 255)" });
      await expect.soft(page.getByRole("link", { name: /^Book/ }).first()).toBeHidden();
      await take(page, `${layout}-${name}-paper`);
    };
    await look("/", "no photo");
    await add(["slateblue"]);
    await look("/", "a photo");
    await add(TEN);
    await add(["plum"]);
    await look("/", "twelve photos");

    const [first, second] = ["Thiruvananthapuram Central Library Lane", "Annexe"];
    const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "08:00", close: "21:00", closed: day === 0 }));
    await client.branches.add({ name: second, timezone: "Asia/Kolkata", timings });
    await look("/", "home of two");
    // Side by side a branch without a photo has a drawing; a photo is cut to its frame, whatever form it has.
    const hasPictures = layout !== "plain";
    expect.soft(await branchPictures(page, 360)).toEqual(hasPictures ? ["1.5"] : []);
    expect.soft(await branchPictures(page, 1440)).toHaveLength(hasPictures ? 2 : 0);
    await look("/contact", "contact of two");
    await look("/info", "info of two");
    await expectComparison(page, [second, first]);
  });
}
