import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { expect, test } from "../support/test";

const OWNER = "owner@harbour.test";

test("whoever wants less motion sees none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  const settings = page.getByRole("button", { name: "Theme settings" });
  const durations = () =>
    settings.evaluate((button) => {
      const { transitionDuration } = getComputedStyle(button);
      return Math.max(...transitionDuration.split(",").map(Number.parseFloat));
    });
  expect(await durations()).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await durations()).toBe(0);
  await settings.click();
  await expect(page.getByRole("dialog", { name: "Theme settings" })).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1),
  );
  expect(moving).toHaveLength(0);
});

test("whoever has chosen his own colours sees where a list ends and what is current in it", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await openChoices(page.getByRole("combobox", { name: "Branch" }));
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  await page.keyboard.press("ArrowDown");

  await expect(list).toHaveCSS("border-top-style", "solid");
  // What a background is, the system says; an outline is left to the page.
  const current = list.locator("[data-highlighted]");
  await expect(current).toHaveCSS("outline-style", "solid");
  await expect(list.locator("[role=option]:not([data-highlighted])").first()).toHaveCSS("outline-style", "none");
});
