import { PORT } from "../support/addresses";
import { inspectPublic } from "../support/looks";
import { expect, test } from "../support/test";

const PAGES = [
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms"],
] as const;

for (const [host, name] of [
  [`http://localhost:${PORT}`, "Carrel"],
  [`http://northside.localhost:${PORT}`, "Northside Spaces"],
] as const) {
  test.describe(`of ${name}, in every look`, () => {
    test("what goes for everybody is read without a fault", async ({ page }) => {
      for (const [path, heading] of PAGES) {
        await page.goto(host + path);
        await expect(page).toHaveTitle(`${heading}: ${name}`);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await inspectPublic(page, heading);
      }
    });
  });

  test.describe(`of ${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test("each part is reached by its name, and printed without what leads there", async ({ page }) => {
      await page.goto(`${host}/privacy`);
      await page.getByRole("link", { name: "How long it is kept" }).click();
      await expect(page).toHaveURL(`${host}/privacy#long`);
      await expect(page.getByRole("heading", { name: "How long it is kept" })).toBeInViewport();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${host}/privacy`);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
      await expect(page).toHaveURL(`${host}/terms`);
      const contents = page.getByRole("navigation", { name: "On this page" });
      await expect(contents).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(contents).toBeHidden();
      await expect(page.getByRole("heading", { name: "Whom to ask" })).toBeVisible();
    });
  });
}
