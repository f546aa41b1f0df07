import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { expectAccessible } from "../support/axe";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const place = (page: Page, name: string) => sidebar(page).getByRole("link", { name, exact: true });
const more = (page: Page) => sidebar(page).getByRole("button", { name: "More" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

test("a hall's sidebar has what is somebody's work there, and the rest below More", async ({ page, request }) => {
  const { email, password } = await makePlace(request, "Small Hall", [{ name: "Quay", timezone: "Asia/Kolkata" }]);
  await signInAs(page, email, password);
  await page.goto("/dashboard");
  await expect(heading(page, "Dashboard")).toBeVisible();
  await expect(place(page, "Members")).toBeVisible();
  for (const name of ["Business units", "Installation requests", "Tracking"])
    await expect(place(page, name)).toHaveCount(0);

  await more(page).press("Enter");
  await expect(more(page)).toHaveAttribute("aria-expanded", "true");
  await inspectLooks(page, "sidebar-more");
  await page.reload();
  await expect(place(page, "Tracking"), "it stays as it was left").toBeVisible();
  await more(page).click();
  await expect(place(page, "Tracking")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeFocused();
  await page.keyboard.type("business units");
  await page
    .getByRole("dialog", { name: "Commands" })
    .getByRole("option", { name: /^Business units/ })
    .click();
  await expect(heading(page, "Business units")).toBeVisible();
  await expect(place(page, "Business units")).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Add business unit" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add business unit" });
  await sheet.getByLabel("Name", { exact: true }).fill("Lighthouse Library");
  await sheet.getByRole("button", { name: "Add business unit" }).click();
  await expect(sheet).toBeHidden();
  await place(page, "Dashboard").click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  await expect(place(page, "Business units")).toBeVisible();
  await expect(place(page, "Tracking")).toBeVisible();
  await expect(place(page, "Installation requests")).toHaveCount(0);
  await expect(more(page)).toBeVisible();
});
