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

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const layout of SITE_LAYOUTS) {
  test(`the ${layout} layout fits a phone, a desk and paper, without a photo, with one and with twelve`, async ({
    page,
    request,
  }) => {
    const { orgCode, branchIds, client } = await makePlace(request, `The Long Reading Room of ${unique()}`, [
      { name: "Thiruvananthapuram Central Library Lane", timezone: "UTC" },
    ]);
    const branchId = branchIds[0] ?? "";
    await client.branches.update({ _id: branchId, directions: "Ring at the blue door.\nThird floor." });
    await client.website.updateContent({ layout, headline: "Work by the water", about: "Sixty seats.\n\nFrom six." });
    const home = `http://${orgCode.toLowerCase()}.localhost:${PORT}/`;
    const add = async (colours: readonly string[]) => {
      const photos = [];
      for (const colour of colours) photos.push(await picture(page, colour));
      await client.gallery.upload({ branchId, images: pictureFiles(photos) });
    };
    const look = async (photos: number) => {
      await page.goto(home);
      await expect(page.locator(`[data-layout=${layout}]`)).toHaveCount(1);
      for (const { name, size, colorScheme } of SCREENS) {
        await page.setViewportSize(size);
        await page.emulateMedia({ media: "screen", colorScheme });
        expect.soft(await widthOf(page), `${photos} photos on a ${name}`).toBeLessThanOrEqual(size.width);
        await take(page, `${layout}-${photos}-${name}`);
      }
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect.soft(await widthOf(page), `${photos} photos on paper`).toBeLessThanOrEqual(PAPER.width);
      const printed = await page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => ({
          ink: getComputedStyle(title).color,
          paper: getComputedStyle(document.body).backgroundColor,
        }));
      expect.soft(printed).toEqual({ ink: "rgb(0, 0, 0)", paper: "rgb(255, 255, 255)" });
      await expect.soft(page.getByRole("link", { name: /^Book/ }).first()).toBeHidden();
      await take(page, `${layout}-${photos}-paper`);
    };
    await look(0);
    await add(["slateblue"]);
    await look(1);
    await add(TEN);
    await add(["plum"]);
    await look(12);
  });
}
