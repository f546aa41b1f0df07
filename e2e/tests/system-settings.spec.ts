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

test("whoever's device is dark sees dark pages, until he chooses", async ({ page }) => {
  const html = page.locator("html");
  const mode = (name: string) => page.getByRole("radiogroup", { name: "Mode" }).getByRole("radio", { name });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/auth/login");
  await expect(html).toHaveAttribute("data-theme", "lara-dark-blue");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "lara-light-blue");

  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(mode("System")).toBeChecked();
  await mode("Dark").click();
  await expect(html).toHaveAttribute("data-mode", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-mode", "dark");
  await page.getByRole("button", { name: "Theme settings" }).click();
  await mode("System").click();
  await expect(html).toHaveAttribute("data-mode", "light");
});

test("a visitor chooses light or dark for himself, at the foot of the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/qr-booking/HARBOUR");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-mode", "dark");
  await page.getByRole("contentinfo").getByRole("radio", { name: "Light" }).click();
  await expect(html).toHaveAttribute("data-mode", "light");
  await page.reload();
  await expect(html).toHaveAttribute("data-mode", "light");
});
