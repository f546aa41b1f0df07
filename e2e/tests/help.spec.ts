import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const heading = (page: Page, name: string, level = 1) => page.getByRole("heading", { name, level, exact: true });
const partsOf = (page: Page) =>
  page.getByRole("list", { name: "Parts" }).or(page.getByRole("region", { name: "Parts" }));

test("an editor writes a topic, puts its parts in order, takes that back, finds it and deletes it", async ({
  page,
}) => {
  const title = `Keys ${unique()}`;
  await signInAs(page, "owner@athena.test");
  await page.goto("/help/new");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Add topic" }).click();
  await expect(sheet.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  await sheet.getByLabel("Title").fill(title);
  await page.keyboard.press("Control+Enter");
  await expect(heading(page, title)).toBeVisible();

  for (const part of ["In the morning", "At night"]) {
    await page.getByRole("link", { name: "Add part" }).click();
    await sheet.getByLabel("Title").fill(part);
    await sheet.getByRole("button", { name: "Add part" }).click();
    await expect(heading(page, part, 2)).toBeVisible();
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Add to At night" }).click();
  await sheet.getByLabel("Title").fill("Lock up");
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(sheet.getByText("Write the article")).toBeVisible();
  await sheet.getByLabel("Text").fill("1. Windows\n2. **Alarm**\n\n<script>alert(1)</script>");
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page).toHaveURL(/read=/);
  await expect(page.getByRole("listitem").filter({ hasText: "Alarm" }).last()).toBeVisible();
  await expect(page.getByText("<script>alert(1)</script>")).toBeVisible();

  const order = () => partsOf(page).getByRole("link").allTextContents();
  await page.getByRole("button", { name: "Move At night up" }).click();
  await expect(page.getByText("At night moved", { exact: true })).toBeVisible();
  expect(await order()).toEqual(["At night", "In the morning"]);
  // The order of before shows at once; a reload would cut what is still on its way.
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(order).toEqual(["In the morning", "At night"]);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("Alarm")).toBeVisible();
  expect(await order()).toEqual(["In the morning", "At night"]);

  await page.goto("/help");
  await page.getByRole("searchbox", { name: "Search the help" }).fill(`${title} alarm`);
  await expect(page.getByRole("link", { name: /Lock up/ })).toContainText(`${title} › At night`);
  await page.getByRole("link", { name: /Lock up/ }).click();
  await expect(page.getByText("Alarm")).toBeVisible();
  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${title} is deleted`)).toBeVisible();
  await expect(heading(page, "Help")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("a reader finds and reads what was written, and changes nothing", async ({ page }) => {
  await signInAs(page, "desk@harbour.test");
  await page.goto("/help");
  const search = page.getByRole("searchbox", { name: "Search the help" });
  await search.fill("r");
  await expect(page.getByText("Search for at least 2 characters")).toBeVisible();
  await search.fill("restart WHITE box");
  await expect(page.getByRole("link", { name: /No internet/ })).toContainText(/Restart the small white box/);
  await search.fill("white_box");
  await expect(page.getByText("Nothing fits “white_box”")).toBeVisible();
  await page.getByRole("button").filter({ hasText: "Clear the search" }).click();
  await page.getByRole("link", { name: /When something is wrong/ }).click();
  await page.getByRole("button", { name: "No internet" }).click();
  await expect(page.getByText(/Restart the small white box/)).toBeVisible();
  await expect(page.getByRole("link", { name: /First aid in an office/ })).toHaveAttribute("rel", /noopener/);
  await expect(page.getByRole("button", { name: /^(Move|More for)/ })).toHaveCount(0);
  await page.goto(`${page.url().split("?")[0]}/edit`);
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
});
