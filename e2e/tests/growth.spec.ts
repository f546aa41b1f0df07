import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { clientOf } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const sheet = (page: Page) => page.getByRole("dialog");
const choose = async (page: Page, field: string, option: string) => {
  await openChoices(sheet(page).getByRole("combobox", { name: field }));
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("an owner adds a business unit, moves it on, notes on it and gives it to himself", async ({ page }) => {
  const name = `Lantern House ${unique()}`;
  await signInAs(page, "owner@harbour.test");
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Business units" }).click();
  await page.getByRole("link", { name: "Add business unit" }).click();
  await sheet(page).getByRole("button", { name: "Add business unit" }).click();
  await expect(sheet(page).getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await sheet(page).getByLabel("Name").fill(name);
  await sheet(page).getByLabel("E-mail").fill("nowhere");
  await page.keyboard.press("Control+Enter");
  await expect(sheet(page).getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await sheet(page).getByLabel("E-mail").fill("");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`${name} is added`)).toBeVisible();

  await page.getByRole("searchbox", { name: "Search business units" }).fill(name);
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await page.getByRole("link", { name }).click();
  await choose(page, "Status", "Interested");
  await expect(page.getByText(`${name}: Interested`)).toBeVisible();
  await expect(sheet(page).getByRole("combobox", { name: "Status" })).toContainText("Interested");
  await choose(page, "Kind of place", "Library");
  await sheet(page).getByLabel("Phone").fill("+91 98765 43210");
  await sheet(page).getByRole("button", { name: "Save phone" }).click();
  await expect(page.getByText(`${name}: +91 98765 43210`)).toBeVisible();
  await sheet(page).getByRole("textbox", { name: "Write a comment" }).fill("Wants a demo on Monday");
  await sheet(page).getByRole("button", { name: "Send" }).click();
  await expect(sheet(page).getByText("Wants a demo on Monday")).toBeVisible();

  await sheet(page).getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog", { name: `Assign ${name}` });
  await openChoices(dialog.getByRole("combobox", { name: "People" }));
  await page.getByRole("option", { name: /Leena Thomas/ }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText(`${name} is assigned`)).toBeVisible();
  await page.goto("/business-units?who=me");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.goto(`/business-units?q=${encodeURIComponent(name)}`);
  await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Assign" }).click();
  const marked = page.getByRole("alertdialog", { name: "Assign 1 business unit" });
  await openChoices(marked.getByRole("combobox", { name: "People" }));
  await page.getByRole("option", { name: /Leena Thomas/ }).click();
  await page.keyboard.press("Escape");
  await marked.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("1 business unit assigned")).toBeVisible();
});

test("an organisation asks for an installation, the platform takes it, gives it back, and it is cancelled", async ({
  page,
  browser,
}) => {
  const street = `Quay ${unique()}`;
  const pier = `Pier ${unique()}`;
  const athena = await clientOf("owner@athena.test");
  await athena.installationRequests.add({
    contactName: "Asha Rao",
    phone: "+91 98765 43210",
    address: { line1: pier },
  });
  await signInAs(page, "owner@athena.test");
  await page.goto("/installation-requests/new");
  await sheet(page).getByRole("button", { name: "Request installation" }).click();
  await expect(sheet(page).getByText("Say where to come")).toBeVisible();
  await sheet(page).getByLabel("Phone").fill("+91 98765 43210");
  await sheet(page).getByLabel("Street").fill(street);
  await sheet(page).getByRole("button", { name: "Request installation" }).click();
  await expect(page.getByText("The installation is requested")).toBeVisible();
  await expect(page.getByRole("link", { name: street })).toBeVisible();

  const elsewhere = await browser.newContext();
  const platform = await elsewhere.newPage();
  await signInAs(platform, "owner@carrel.test");
  await platform.goto("/installation-requests?status=REQUESTED");
  await expect(platform.getByRole("row").filter({ hasText: street })).toContainText("Athena Reading Rooms");

  // What is given to somebody is begun and completed.
  await platform.getByRole("link", { name: pier }).click();
  const given = platform.getByRole("dialog", { name: pier });
  await given.getByRole("button", { name: "Assign" }).click();
  const giving = platform.getByRole("dialog", { name: "Assign this request" });
  await openChoices(giving.getByRole("combobox", { name: "Person" }));
  await platform.getByRole("option", { name: /Mira Sen/ }).click();
  await giving.getByRole("button", { name: "Assign" }).click();
  await expect(platform.getByText("Mira Sen has the request now")).toBeVisible();
  await given.getByRole("button", { name: "Start" }).click();
  await expect(platform.getByText("The installation is in progress")).toBeVisible();
  await given.getByRole("button", { name: "Complete" }).click();
  await expect(given.getByText("Completed", { exact: true })).toBeVisible();
  await expect(given.getByRole("button", { name: "Assign" })).toHaveCount(0);
  await platform.keyboard.press("Escape");

  await platform.getByRole("link", { name: street }).click();
  await sheet(platform).getByRole("button", { name: "Take it" }).click();
  await expect(platform.getByText("The request is yours")).toBeVisible();
  await expect(sheet(platform).getByText("Mira Sen")).toBeVisible();
  await sheet(platform).getByRole("button", { name: "Give back" }).click();
  await expect(platform.getByText("The request waits for somebody again")).toBeVisible();
  await sheet(platform).getByRole("button", { name: "Cancel request" }).click();
  await platform.getByRole("alertdialog").getByRole("button", { name: "Cancel request" }).click();
  await expect(platform.getByText("The request is cancelled")).toBeVisible();
  await expect(sheet(platform).getByRole("button", { name: "Take it" })).toHaveCount(0);
  // A link opens it, though the list behind it holds other statuses only.
  await platform.reload();
  await expect(sheet(platform).getByText("Cancelled", { exact: true })).toBeVisible();
  await elsewhere.close();
});

// What an organisation sees of them, the walk looks at.
test("installation requests as the platform sees them, in every look", async ({ page }) => {
  await signInAs(page, "owner@carrel.test");
  await page.goto("/installation-requests");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await inspectLooks(page, "installations");
  await page.getByRole("link", { name: "Library Lane 7" }).first().click();
  await expect(sheet(page)).toBeVisible();
  await inspectLooks(page, "installation", "[role=dialog]");
});

test("who may only look changes nothing", async ({ page }) => {
  await signInAs(page, "view@harbour.test");
  await page.goto("/business-units");
  await page.getByRole("link", { name: "Tidewater Software" }).click();
  await expect(sheet(page).getByText("A team of eight")).toBeVisible();
  await expect(sheet(page).getByRole("combobox")).toHaveCount(0);
  await expect(sheet(page).getByRole("button", { name: "Assign" })).toHaveCount(0);
  await page.goto("/installation-requests");
  await page.getByRole("link", { name: /Old Mill/ }).click();
  await expect(sheet(page).getByText("Mira Sen")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Give back" })).toHaveCount(0);
  await page.goto("/business-units/new");
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
});

test("the front desk is led to neither", async ({ page }) => {
  await signInAs(page, "desk@harbour.test");
  await page.goto("/dashboard");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Bookings" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Business units" })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Installation requests" })).toHaveCount(0);
});
