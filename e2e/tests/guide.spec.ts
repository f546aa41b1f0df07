import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { expect, test } from "../support/test";

const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeFocused();
};
const OWNER = "owner@harbour.test";
const FRONT_DESK = "desk@harbour.test";

test("the guide is found in the help, read from page to page, and leads to its screen", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  const guide = page.getByRole("region", { name: "How Northside Spaces works" });
  await expect(guide.getByRole("link", { name: "Fee plans" })).toBeVisible();
  await inspectLooks(page, "help-with-guide");

  await page.getByRole("searchbox", { name: "Search the help" }).fill("cancelled pénding");
  await expect(page.getByText("Nothing fits in what your own people wrote.")).toBeVisible();
  await expect(guide.getByRole("link", { name: /^Bookings/ })).toContainText("cancelled by itself");
  await inspectLooks(page, "help-guide-hits");
  await guide.getByRole("link", { name: /^Bookings/ }).click();

  await expect(page).toHaveURL(/\/help\/guide\/bookings$/);
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What is easily misunderstood", level: 2 })).toBeVisible();
  await inspectLooks(page, "guide-page");
  const pages = page.getByRole("navigation", { name: "Pages of the guide" });
  await pages.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { name: "Calendar", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Bookings", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Open Bookings" }).click();
  await expect(page).toHaveURL(/\/bookings$/);
});

test("the palette leads to a page by its name, and to the one about the open screen", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Fee plans", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Fee plans", level: 1 })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type("help for this");
  const option = (name: string) =>
    page.getByRole("dialog", { name: "Commands" }).getByRole("option", { name, exact: true });
  await option("Help for this page").click();
  await expect(page).toHaveURL(/\/help\/guide\/fee-plans$/);
  await expect(page.getByText("A booking takes the cheapest plan", { exact: false })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type("help members");
  await option("Help: Members").click();
  await expect(page).toHaveURL(/\/help\/guide\/customers$/);
});

test("everybody reads of what he has, in his organisation's words, and of nothing else", async ({ page }) => {
  await test.step("somebody of few permissions", async () => {
    await signInAs(page, FRONT_DESK);
    await page.goto("/help/guide/bookings");
    await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
    await page.goto("/help/guide/api-keys");
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
    await page.goto("/help/guide");
    await expect(page).toHaveURL(/\/help$/);
    const guide = page.getByRole("region", { name: "How Northside Spaces works" });
    await expect(guide.getByRole("link", { name: "Your account" })).toBeVisible();
    await expect(guide.getByRole("link", { name: "API keys" })).toHaveCount(0);
  });
  await test.step("a study hall", async () => {
    await signInAs(page, "owner@athena.test");
    await page.goto("/help/guide/desks");
    await expect(page.getByRole("heading", { name: "Seats", level: 1 })).toBeVisible();
    await expect(page.getByText("Open a seat to see who has it")).toBeVisible();
  });
});
