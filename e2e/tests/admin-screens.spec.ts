import type { Page } from "@playwright/test";
import { prefer, signInAs } from "../support/admin";
import { inspect, inspectLooks, isFull, setDark } from "../support/looks";
import { expect, test } from "../support/test";

const OWNER = "owner@harbour.test";

/** What opens over any screen, and a selector of it where it hides the rest. */
const OVERLAYS = [
  {
    picture: "user-menu",
    open: async (page: Page) => page.getByRole("button", { name: /^Account of/ }).click(),
    shows: (page: Page) => page.getByRole("menuitem", { name: "Sign out" }),
    within: "[role=menu]",
  },
  {
    picture: "theme-panel",
    open: async (page: Page) => page.getByRole("button", { name: "Theme settings" }).click(),
    shows: (page: Page) => page.getByRole("dialog", { name: "Theme settings" }),
    within: "[role=dialog]",
  },
];

for (const { picture, open, shows, within } of OVERLAYS) {
  test(`the ${picture} in every look`, async ({ page }) => {
    await signInAs(page, OWNER);
    await page.goto("/dashboard");
    await open(page);
    await expect(shows(page)).toBeVisible();
    await inspectLooks(page, picture, within);
  });
}

test("the drawer of a phone, light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open navigation" }).click();
  for (const dark of [false, true]) {
    await setDark(page, dark);
    await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible();
    await inspect(page, `drawer-${dark ? "dark" : "light"}`);
  }
});

/** What is largest may not fit; a full run looks at the smallest too. */
for (const scale of isFull ? [12, 16] : [16]) {
  test(`the widest screens at scale ${scale}, 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await prefer(page, { scale });
    await signInAs(page, OWNER);
    for (const place of ["dashboard", "bookings", "desks", "branches/new", "fee-plans", "roles/new", "audit-log"]) {
      await page.goto(`/${place}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await inspect(page, place.replace("/", "-"));
    }
  });
}

test("people of one branch read its name, and have nothing to choose", async ({ page }) => {
  await signInAs(page, "desk@harbour.test");
  await page.goto("/dashboard");
  await expect(page.getByTitle("Pier 4")).toBeVisible();
  await expect(page.getByRole("button", { name: /Change branch/ })).toHaveCount(0);
});
