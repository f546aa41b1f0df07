import type { Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect } from "../support/looks";
import { linkFor, mailsTo } from "../support/outbox";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** What is refused is answered on the screen; 404: an open sheet asks once more for what it has just taken away. */
test.use({ expectedErrors: [/status of 40[01349]/] });

const OWNER = "owner@harbour.test";
const fresh = (word: string) => `${word} ${unique()}`;
const rowOf = (page: Page, name: string) => page.locator("a[data-row-open]").filter({ hasText: name });

test("a role is made, given to somebody who is invited, and taken away once nobody holds it", async ({
  page,
  request,
  browser,
}) => {
  const role = fresh("Evenings");
  const name = fresh("Asha");
  const email = `${name.replace(" ", "").toLowerCase()}@quiet.test`;
  await signInAs(page, OWNER);

  await page.goto("/roles/new");
  await page.getByLabel("Name", { exact: true }).fill("owner");
  await page.getByRole("checkbox", { name: "Bookings: See" }).click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("There is a role owner already. Choose another name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(role);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`The role ${role} is added`)).toBeVisible();
  await expect(rowOf(page, role)).toBeVisible();

  const copy = fresh("Nights");
  await rowOf(page, role).click();
  await page.getByRole("link", { name: "Copy", exact: true }).click();
  const copied = page.getByRole("dialog", { name: `Copy ${role}` });
  await expect(copied.getByRole("checkbox", { name: "Bookings: See" })).toBeChecked();
  await copied.getByLabel("Name", { exact: true }).fill(copy);
  await copied.getByRole("button", { name: "Add role" }).click();
  await rowOf(page, copy).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, copy)).toHaveCount(0);

  await page.goto("/admin-users/new");
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expect(page.getByText("Choose a role", { exact: true }).last()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail").fill(email);
  await openChoices(page.getByRole("combobox", { name: "Role" }));
  await page.getByRole("option", { name: role }).click();
  await openChoices(page.getByRole("combobox", { name: "Branches" }));
  await page.getByRole("option", { name: "Pier 4" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expect(page.getByText(`${name} is invited`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, email))[0]?.subject).toMatch(/invites you to its staff/);

  // Who is invited is said so, and can be mailed again.
  await page.goto(`/admin-users?q=${encodeURIComponent(name)}`);
  await rowOf(page, name).click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByText("Invited", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Send invitation again" })).toBeVisible();
  await inspect(page, "person-invited");
  await sheet.getByRole("button", { name: "Send invitation again" }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}`)).toBeVisible();

  // The newcomer begins where the role lets them: they have no dashboard.
  const elsewhere = await browser.newContext();
  const newcomer = await elsewhere.newPage();
  await newcomer.goto(await linkFor(request, email, 2));
  await expect(newcomer.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
  await newcomer.getByLabel("New password", { exact: true }).fill("rain on the tin roof");
  await newcomer.getByLabel("New password again").fill("rain on the tin roof");
  await newcomer.keyboard.press("Enter");
  await expect(newcomer.getByText("Welcome to Harbour Works")).toBeVisible();
  await expect(newcomer).toHaveURL(/\/bookings$/);
  await elsewhere.close();

  await sheet.getByRole("button", { name: "Deactivate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText(`${name} is deactivated`)).toBeVisible();
  await expect(sheet.getByText("Deactivated", { exact: true })).toBeVisible();
  await page.goto("/roles");
  await rowOf(page, role).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("One person holds it. Give these people another role first.")).toBeVisible();
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Delete" })).toBeDisabled();

  await page.goto(`/admin-users?q=${encodeURIComponent(name)}`);
  await rowOf(page, name).click();
  await openChoices(sheet.getByRole("combobox", { name: "Role" }));
  await page.getByRole("option", { name: "Read only", exact: true }).click();
  await sheet.getByRole("switch", { name: "Code at sign-in" }).click();
  await sheet.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Read only");
  await rowOf(page, name).click();
  const factors = sheet.getByRole("region", { name: "Second factors" });
  await expect(factors).toContainText("Codes by mail");
  await factors.getByRole("button", { name: "Take off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take off" }).click();
  await expect(page.getByText(`${name} has no second factor any more`)).toBeVisible();
  await expect(factors).toContainText("None.");
  await sheet.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${name} is removed`)).toBeVisible();
  await page.goto("/roles");
  await rowOf(page, role).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`The role ${role} is deleted`)).toBeVisible();
  await expect(rowOf(page, role)).toHaveCount(0);
});

test("one's own row keeps its rights, and the only owner is told why", async ({ page, request }) => {
  const { email } = await signUp(request, { orgName: "People Hall", name: "Ira Sen" });
  await signInAs(page, email, SENTENCE);
  await page.goto("/admin-users");
  await expect(rowOf(page, "Ira Sen")).toContainText("You");
  await rowOf(page, "Ira Sen").click();
  await expect(page.getByText("You are the only owner.", { exact: false })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role" })).toBeDisabled();
  await expect(page.getByRole("switch", { name: "All branches" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
  await inspect(page, "own-row");
  await page.getByLabel("Name", { exact: true }).fill("Ira Menon");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(rowOf(page, "Ira Menon")).toBeVisible();
});
