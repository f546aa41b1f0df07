import type { Page } from "@playwright/test";
import { signInAs, signInByForm } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { clientOf } from "../support/staff";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/status of 500/] });

const OWNER = "owner@harbour.test";
const changeBranch = (page: Page) => page.getByRole("button", { name: /^(Change branch|No branch yet)/ });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Change branch" });

async function offered(page: Page, email: string): Promise<string[]> {
  await page.context().clearCookies();
  await signInAs(page, email);
  await page.goto("/dashboard");
  await changeBranch(page).click();
  await openChoices(dialogOf(page).getByRole("combobox", { name: "Branch" }));
  const names = await page.getByRole("option").allTextContents();
  return names.sort();
}

test("people of some branches are offered those, people of every branch all", async ({ page }) => {
  const owner = await clientOf(OWNER);
  const annex = await owner.branches.add({
    name: "Annex",
    timezone: "Asia/Kolkata",
    timings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "18:00", closed: false })),
  });
  try {
    expect(await offered(page, OWNER)).toEqual(["Annex", "Old Mill", "Pier 4"]);
    expect(await offered(page, "view@harbour.test")).toEqual(["Old Mill", "Pier 4"]);
  } finally {
    await owner.branches.remove({ id: annex._id });
  }
});

/** Whoever says who the person is, then or later, says that he has no branch. */
async function takeBranch(page: Page) {
  await page.route(/\/api\/admin\/(login|session)$/, async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    const told = "user" in json ? "user" : "data";
    await route.fulfill({ response: reply, json: { ...json, [told]: { ...json[told], selectedBranch: null } } });
  });
}

test("a branch has to be chosen; cancelling changes nothing", async ({ page }) => {
  await takeBranch(page);
  await signInByForm(page, OWNER);
  await changeBranch(page).click();
  await inspectLooks(page, "change-branch", "[role=dialog]");
  await dialogOf(page).getByRole("button", { name: "Update" }).click();
  await expect(dialogOf(page).getByText("Please select a branch")).toBeVisible();
  await inspectLooks(page, "change-branch-refused", "[role=dialog]");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(changeBranch(page)).toBeFocused();
  await changeBranch(page).click();
  await expect(dialogOf(page).getByText("Please select a branch")).toHaveCount(0);
  expect(sent).not.toContain("/api/admin/update");
});

test("a change forgets what was loaded, but not theme, organisation and session", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Fee plans" }).click();
  await expect(page.getByRole("table", { name: "fee plans" })).toBeVisible();
  await page.getByRole("link", { name: "Bookings", exact: true }).click();
  await expect(page.locator("a[data-row-open]").first()).toBeVisible();
  const theme = await page.locator("html").getAttribute("data-theme");

  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await changeBranch(page).click();
  await openChoices(dialogOf(page).getByRole("combobox", { name: "Branch" }));
  await page.getByRole("option", { name: "Old Mill" }).click();
  await dialogOf(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Branch updated successfully")).toBeVisible();
  await expect(page.getByRole("cell", { name: /^M\d+$/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Fee plans" }).click();
  await expect(page.getByRole("table", { name: "fee plans" })).toBeVisible();
  expect(sent).toContain("/api/admin/update");
  expect(sent).toContain("/api/co-space/bookings");
  expect(sent).toContain("/api/co-space/fees");
  expect(sent).not.toContain("/api/organization/data");
  await expect(page.getByRole("button", { name: "Account of Leena Thomas" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme ?? "");

  await page.route("**/api/admin/update", (route) =>
    route.fulfill({ status: 500, json: { status: false, statuscode: 500 } }),
  );
  await changeBranch(page).click();
  await dialogOf(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to update branch")).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
  await page.unroute("**/api/admin/update");
  await openChoices(dialogOf(page).getByRole("combobox", { name: "Branch" }));
  await page.getByRole("option", { name: "Pier 4" }).click();
  await dialogOf(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("button", { name: "Change branch: Pier 4" })).toBeVisible();
});

test("what is set in the theme panel holds, and is remembered", async ({ page }) => {
  const html = page.locator("html");
  await signInAs(page, "owner@athena.test");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Theme settings" }).click();
  const panel = page.getByRole("dialog", { name: "Theme settings" });
  await expect(panel).toBeVisible();
  await inspectLooks(page, "theme-panel", "[role=dialog]");
  await expect(panel.getByRole("button", { name: "Smaller" })).toBeVisible();
  await panel.getByRole("button", { name: "Larger" }).click();
  await expect(html).toHaveAttribute("data-scale", "15");
  await panel.getByRole("button", { name: "Larger" }).click();
  await expect(html).toHaveAttribute("data-scale", "16");
  await expect(panel.getByRole("button", { name: "Larger" })).toBeDisabled();
  await panel.getByRole("radio", { name: "Filled" }).click();
  await expect(html).toHaveAttribute("data-input-style", "filled");
  await panel
    .getByRole("group", { name: "Ripple" })
    .or(panel.getByRole("radiogroup", { name: "Ripple" }))
    .getByRole("radio", { name: "Off" })
    .click();
  await expect(html).toHaveAttribute("data-ripple", "off");
  expect(await panel.getByRole("radio").count()).toBeGreaterThan(50);
  const lastTheme = panel.getByRole("radiogroup", { name: "Themes" }).getByRole("radio").last();
  await lastTheme.click();
  await expect(html).not.toHaveAttribute("data-theme", "lara-light-blue");
  const theme = (await html.getAttribute("data-theme")) ?? "";

  await page.reload();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  for (const [name, value] of [
    ["theme", theme],
    ["scale", "16"],
    ["input-style", "filled"],
    ["ripple", "off"],
  ])
    await expect(html).toHaveAttribute(`data-${name}`, value ?? "");
  await page.getByRole("button", { name: "Theme settings" }).click();
  await expect(page.getByRole("radiogroup", { name: "Themes" }).getByRole("radio", { checked: true })).toHaveCount(1);
});

for (const [who, email, theme] of [
  ["a reseller", "owner@northside.test", "lara-light-teal"],
  ["a client of a reseller", OWNER, "lara-light-blue"],
] as const) {
  test(`${who} keeps the theme that it was given, and chooses the rest`, async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem("carrel.preferences"))
        localStorage.setItem("carrel.preferences", JSON.stringify({ theme: "vela-blue" }));
    });
    await signInAs(page, email);
    await page.goto("/dashboard");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await page.getByRole("button", { name: "Theme settings" }).click();
    const panel = page.getByRole("dialog", { name: "Theme settings" });
    await expect(panel.getByRole("heading", { name: "Input style" })).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Themes" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Theme settings" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  });
}
