import type { Page } from "@playwright/test";
import { prefer, signInAs } from "../support/admin";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/status of 500/] });

const OWNER = "owner@harbour.test";
const FRONT_DESK = "desk@harbour.test";
const READER = "view@harbour.test";
const palette = (page: Page) => page.getByRole("dialog", { name: "Commands" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search or run a command" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const HIGHLIGHTED = "data-selected";

async function open(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("the palette leads to places, actions and records, and remembers them until the sign-out", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await open(page);
  await expectAccessible(page);
  await page.keyboard.type("fee pl");
  await expect(option(page, /^Add fee plan/)).toHaveAttribute(HIGHLIGHTED, "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/fee-plans$/);
  await expect(palette(page)).toHaveCount(0);

  await open(page);
  await page.keyboard.type("old mi");
  const branch = option(page, /Old Mill/);
  await expect(branch).toHaveAttribute(HIGHLIGHTED, "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Old Mill", level: 1 })).toBeVisible();

  await open(page);
  await expect(option(page, /Old Mill/).first()).toHaveAttribute(HIGHLIGHTED, "true");
  await page.keyboard.type("log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/auth\/login/);
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await open(page);
  await expect(option(page, /New booking/)).toBeVisible();
  await expect(option(page, /Old Mill/)).toHaveCount(0);
});

test("the palette offers nothing that the person may not do", async ({ page }) => {
  await signInAs(page, READER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await open(page);
  await expect(option(page, /^Desks/)).toBeVisible();
  await expect(option(page, /^(Add|New) /)).toHaveCount(0);
});

test("the server is asked for what the person may read, and nothing else", async ({ page }) => {
  await signInAs(page, FRONT_DESK);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await page.keyboard.type("nobody is called that");
  await expect(palette(page).getByText("Nothing fits “nobody is called that”")).toBeVisible();
  await expectAccessible(page);
  expect(asked).toContain("/api/co-space/bookings");
  expect(asked).not.toContain("/api/admin");
});

test("a search that fails says so and leads to the list; the others answer", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.route("**/api/co-space/customers?*", (route) =>
    route.fulfill({ status: 500, json: { status: false, statuscode: 500, message: "The index is locked" } }),
  );
  await open(page);
  await page.keyboard.type("pier");
  await expect(option(page, /Pier 4/)).toBeVisible();
  await option(page, "The members could not be searched").click();
  await expect(page).toHaveURL(/\/customers\?q=pier/);
});

test("keys lead to places, the list's search and the help, and are letters while somebody types", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await expect(page.getByRole("heading", { name: "Fee plans" })).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByLabel("Search fee plans");
  await expect(search).toBeFocused();
  await page.keyboard.type("g?/");
  await expect(search).toHaveValue("g?/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await search.blur();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the palette opens by its button, in the dark as well, and fits", async ({ page }) => {
    await prefer(page, { dark: true });
    await signInAs(page, OWNER);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Search or run a command" }).click();
    await field(page).fill("desks");
    await expect(option(page, /^Desks/).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
