import type { Page } from "@playwright/test";
import { PORT } from "../support/addresses";
import { picture, pictureFiles } from "../support/pictures";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** Each on pages that the server draws, and in the flow. */
const PAGES = ["/", "/book"];
const SIZES = ["large", "small", "square"] as const;

test("an organisation's logos stand in its site's header, by its flags, and its name where it is hidden is theirs", async ({
  page,
  request,
}) => {
  const orgName = `Logos ${unique()}`;
  const branch = { name: "Quay", timezone: "Asia/Kolkata", desks: [{ name: "A1" }] };
  const { orgCode, client } = await makePlace(request, orgName, [branch]);
  const host = `${orgCode.toLowerCase()}.localhost:${PORT}`;
  const site = `http://${host}`;
  const banner = page.getByRole("banner");
  const answers = () =>
    Promise.all(SIZES.map(async (size) => (await request.get(`/logos/${size}.webp`, { headers: { host } })).status()));

  await test.step("without any, its name stands there", async () => {
    expect(await answers()).toEqual([404, 404, 404]);
    for (const path of PAGES) {
      await page.goto(site + path);
      await expect(banner.getByText(orgName).filter({ visible: true })).toBeVisible();
      await expect(banner.locator("img")).toHaveCount(0);
    }
  });

  const { _id } = await client.organisation.settings();
  for (const [at, logoType] of SIZES.entries()) {
    const [logo = new File([], "")] = pictureFiles([await picture(page, ["#135", "#351", "#513"][at] ?? "")]);
    await client.organisation.uploadLogo({ logo, logoType });
  }
  const show = (showLargeLogo: boolean, showSmallLogo: boolean, brandNameVisible: boolean) =>
    client.organisation.updateSettings({ _id, branding: { showLargeLogo, showSmallLogo }, brandNameVisible });

  await test.step("large ones on a desk, small ones on a phone; hidden, the name is what the picture says", async () => {
    await show(true, true, false);
    expect(await answers()).toEqual([200, 200, 200]);
    await expectLogos(page, { large: "large", small: "small", alt: orgName });
  });

  await test.step("the square one stands in, beside the name where it is shown", async () => {
    await show(false, false, true);
    await expectLogos(page, { large: "square", small: "square", alt: "" });
  });

  async function expectLogos(of: Page, { alt, ...wanted }: { large: string; small: string; alt: string }) {
    for (const path of PAGES) {
      for (const [width, size] of [
        [1440, wanted.large],
        [360, wanted.small],
      ] as const) {
        await of.setViewportSize({ width, height: 800 });
        // Its settings are remembered for a second.
        await expect(async () => {
          await of.goto(site + path);
          const logo = banner.locator("img").filter({ visible: true });
          await expect(logo).toHaveAttribute("alt", alt, { timeout: 3000 });
          await expect(logo).toHaveJSProperty("complete", true);
          expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
          if (path === "/")
            await expect(logo).toHaveAttribute("src", new RegExp(`^/logos/${size}\\.webp\\?v=[0-9a-f-]{36}$`));
        }).toPass();
        await expect(banner.getByText(orgName).filter({ visible: true })).toHaveCount(alt === "" ? 1 : 0);
      }
    }
  }
});
