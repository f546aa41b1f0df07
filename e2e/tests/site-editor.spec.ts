import type { Page } from "@playwright/test";
import { PORT } from "../support/addresses";
import { signInAs } from "../support/admin";
import { inspectLooks, LOOKS } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";

// What axe leaves in the previewed page may not run there, as nothing may.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] });

const picture = async (page: Page, colour: string) => {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 480);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, colour);
  return new File([Buffer.from(base64, "base64")], `${colour}.png`, { type: "image/png" });
};

test("an owner edits the site, sees it before he saves, and finds it at its own host", async ({ page, request }) => {
  const { client, email, password, orgCode, branchIds } = await makePlace(request, "Quiet Rooms", [
    { name: "Library Lane", timezone: "Asia/Kolkata" },
  ]);
  const [branchId = ""] = branchIds;
  await client.branches.update({ _id: branchId, directions: "Ring at the blue door." });
  await signInAs(page, email, password);
  await page.goto("/website");
  const photos = [await picture(page, "teal"), await picture(page, "maroon"), await picture(page, "olive")];
  const [first, second, third] = await client.gallery.upload({ branchId, images: photos });
  const site = `http://${orgCode.toLowerCase()}.localhost:${PORT}`;
  const words = "Sixty seats by the water.\n\nOpen from six.";
  const preview = page.getByRole("region", { name: "Preview" });
  const shown = preview.frameLocator("iframe");
  const shownWidth = () => shown.locator("html").evaluate(() => innerWidth);

  await test.step("what is typed and chosen shows in the preview, and nowhere else", async () => {
    await page.getByRole("tab", { name: "Your site" }).click();
    await expect(shown.getByRole("heading", { level: 1, name: "Quiet Rooms" })).toBeVisible();
    await page.getByRole("radio", { name: "Plain" }).click();
    await page.getByRole("textbox", { name: "Headline" }).fill("Work by the water");
    await page.getByRole("textbox", { name: "About your place" }).fill(words);
    await expect(shown.getByRole("heading", { level: 1, name: "Work by the water" })).toBeVisible();
    await expect(shown.getByText("Open from six.", { exact: true })).toBeVisible();
    await expect(shown.locator("[data-layout=plain]")).toHaveCount(1);
    expect(await shownWidth()).toBe(390);
    await preview.getByRole("radio", { name: "Desktop" }).click();
    await expect.poll(shownWidth).toBe(1280);
    await preview.getByRole("radio", { name: "Dark" }).click();
    await expect(shown.locator("html")).toHaveAttribute("data-mode", "dark");
    // Its photos are let in, and drawn.
    const photo = shown.getByRole("img").first();
    await expect
      .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
    await preview.getByRole("radio", { name: "Light" }).click();
    expect((await client.website.content()).headline).toBe("");
    await inspectLooks(page, "site-editor", undefined, LOOKS);
  });

  await test.step("a part is left out, the page of hours looked at, and all of it saved", async () => {
    await preview.getByRole("radio", { name: "Info" }).click();
    await expect(shown.getByText("Ring at the blue door.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Directions" }).click();
    await expect(shown.getByText("Ring at the blue door.")).toHaveCount(0);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Your site is saved")).toBeVisible();
    expect(await client.website.content()).toMatchObject({
      layout: "plain",
      headline: "Work by the water",
      about: words,
      hiddenParts: ["directions"],
    });
  });

  await test.step("photos are put in order by keyboard, and put back", async () => {
    const order = async () => (await client.gallery.list({ branchId })).map(({ key }) => key);
    await page.goto(`/branches/${branchId}/photos`);
    await page.getByRole("button", { name: "Change the order" }).click();
    const up = page.getByRole("button", { name: "Move Photo 3 up" });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Photo 3 moved", { exact: true })).toBeVisible();
    await expect.poll(order).toEqual([first?.key, third?.key, second?.key]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(order).toEqual([first?.key, second?.key, third?.key]);
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await expect(page.getByRole("list", { name: "Photos of Library Lane" })).toBeVisible();
  });

  await test.step("visitors find it at the organisation's own host", async () => {
    await page.goto(`${site}/`);
    await expect(page.getByRole("heading", { level: 1, name: "Work by the water" })).toBeVisible();
    await expect(page.locator("[data-layout=plain]")).toHaveCount(1);
    await page.goto(`${site}/info`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Ring at the blue door.")).toHaveCount(0);
  });
});
