import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { clientOf } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (403|409)/] });

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });

/** A picture as a camera gives it, drawn by the browser: wider than high. */
async function picture(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(60, 40);
    canvas.getContext("2d")?.fillRect(0, 0, 60, 40);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return { name: "face.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

test("a member is added with a photo, found, changed, deactivated and deleted", async ({ page }) => {
  const name = `Zoya Test ${unique()}`;
  await signInAs(page, "desk@harbour.test");
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Members", exact: true }).click();
  await page.getByRole("link", { name: "Add member" }).click();
  const sheet = page.getByRole("dialog", { name: "Add member" });

  // What is wrong is said at its field, and nothing is lost.
  await sheet.getByLabel("Name", { exact: true }).fill(name);
  await page.keyboard.press("Control+Enter");
  await expect(sheet.getByText("Give an e-mail address or a phone number")).toBeVisible();
  await sheet.getByLabel("E-mail").fill(`zoya-${unique()}@example.com`);

  const photo = sheet.locator("input[type=file]").first();
  await photo.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
  await expect(sheet.getByText("That picture can't be opened")).toBeVisible();
  await photo.setInputFiles(await picture(page));
  await page
    .getByRole("dialog", { name: "Choose the part to keep" })
    .getByRole("button", { name: "Use photo" })
    .click();
  await expect(sheet.getByRole("button", { name: "Remove photo" })).toBeVisible();
  await sheet.getByRole("button", { name: "Add member" }).click();

  await expect(heading(page, name)).toBeVisible();
  const stored = page.getByRole("img", { name: `Photo of ${name}` });
  await expect(stored).toBeVisible();
  await expect.poll(() => stored.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(40);

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: `Edit ${name}` });
  await form.getByLabel("Address").fill("14 Library Lane");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("14 Library Lane")).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  const question = page.getByRole("alertdialog", { name: `Deactivate ${name}?` });
  await expect(question).toContainText("What is booked stays booked");
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Activate the member to give a desk")).toBeVisible();

  await page.goto("/customers");
  await page.getByRole("searchbox", { name: "Search members" }).fill(name);
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog", { name: `Delete ${name}?` })
    .getByRole("button", { name: "Delete" })
    .click();
  // Back to the list as it was searched.
  await expect(page).toHaveURL(/\/customers\?q=Zoya/);
  await expect(page.getByRole("heading", { name: /Nothing fits/ })).toBeVisible();
});

test("a member's document and notes are kept for those whose role names them", async ({ page, browser }) => {
  const owner = await clientOf("owner@harbour.test");
  const { _id } = await owner.customers.add({ name: `Zoya Test ${unique()}`, email: `${unique()}@example.com` });
  const address = `/customers/${_id}`;
  await signInAs(page, "desk@harbour.test");
  await page.goto(address);
  await expect(page.getByText("No document was shown yet.")).toBeVisible();
  await page.getByRole("link", { name: "Change the document and notes" }).click();
  const sheet = page.getByRole("dialog", { name: "Document and notes" });
  await sheet.getByLabel("Number").fill("1234 5678 9012");
  await sheet.getByLabel("Notes").fill("Likes the window");
  await page.keyboard.press("Control+Enter");
  await expect(sheet.getByText("Choose the document, or clear its number")).toBeVisible();
  await openChoices(sheet.getByRole("combobox", { name: "Document" }));
  await page.getByRole("option", { name: "Aadhaar" }).click();
  await page.keyboard.press("Control+Enter");
  await expect(sheet).toBeHidden();
  await expect(page.getByText("Likes the window")).toBeVisible();
  await expect(page.getByText("•••• •••• 9012")).toBeVisible();
  await page.getByRole("button", { name: "Show the number" }).click();
  await expect(page.getByText("1234 5678 9012")).toBeVisible();

  const onlooker = await (await browser.newContext()).newPage();
  await signInAs(onlooker, "view@harbour.test");
  await onlooker.goto(address);
  await expect(onlooker.getByText("Contact", { exact: true })).toBeVisible();
  await expect(onlooker.getByText("Document and notes")).toHaveCount(0);
  await onlooker.goto(`${address}/documents`);
  await expect(onlooker.getByText("Your role does not include this")).toBeVisible();
  await onlooker.context().close();
});

test("many members are deactivated at once, taken back, and taken along as a file", async ({ page }) => {
  const owner = await clientOf("owner@harbour.test");
  const family = `Quill${unique()}`;
  for (const first of ["Ada", "Ben"])
    await owner.customers.add({ name: `${first} ${family}`, email: `${first}-${family}@example.com` });

  await signInAs(page, "owner@harbour.test");
  await page.goto(`/customers?q=${family}`);
  await expect(page.getByText("Showing 2 of 2")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  // What was typed just before is searched while it runs.
  const answers = Promise.withResolvers<void>();
  await page.route("**/co-space/customers/update", async (route) => {
    await answers.promise;
    await route.continue();
  });
  const search = page.getByRole("searchbox", { name: "Search members" });
  const deactivate = await page.getByRole("button", { name: "Deactivate" }).elementHandle();
  // In one go: where the machine is slow, the search that begins a moment after the typing ends the selection before the press.
  await search.evaluate(
    (input, [button, text]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    },
    [deactivate, `Ben ${family}`] as const,
  );
  await expect(page.getByRole("dialog", { name: "Deactivate" })).toContainText("0 of 2");
  await expect(page).toHaveURL(new RegExp(`q=Ben.${family}`));
  answers.resolve();
  await expect(page.getByText("2 members are inactive now")).toBeVisible();
  await expect(page.getByText("Inactive", { exact: true })).toHaveCount(1);
  await search.fill(family);
  await expect(page.getByText("Inactive", { exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Inactive", { exact: true })).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(3);
  expect(csv).toContain(`"Ada ${family}"`);

  await page.goto("/customers?show=deskless");
  await expect(page.getByRole("link", { name: `Ben ${family}`, exact: true })).toBeVisible();
  await page.getByRole("link", { name: `Choose a desk for Ben ${family}` }).click();
  await expect(page.getByText(`Choosing a desk for Ben ${family}`)).toBeVisible();
  await page.locator("[data-slot=desk-grid]").getByRole("button").first().click();
  await page.getByRole("link", { name: "Assign to a member" }).click();
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Member" })).toHaveText(`Ben ${family}`);
});

test("who has booked can't be deleted; his desk, bookings and payments are on the record", async ({ page }) => {
  await signInAs(page, "owner@harbour.test");
  await page.goto("/customers?q=Grace Mathew");
  await page.getByRole("link", { name: "Grace Mathew" }).click();
  await expect(heading(page, "Grace Mathew")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Desk P/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Deactivate" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: /Payments/ }).click();
  await expect(page).toHaveURL(/tab=payments/);
  await expect(page.getByRole("table", { name: "Payments" })).toContainText("Assignment");
  await page.reload();
  await expect(page.getByRole("table", { name: "Payments" })).toContainText("₹8,850");
});

test("a fee plan shows what a visitor pays, is withdrawn and put back, and stays where it was booked on", async ({
  page,
}) => {
  const name = `Evening ${unique()}`;
  await signInAs(page, "owner@harbour.test");
  await page.goto("/fee-plans");
  await page.getByRole("link", { name: "Add fee plan" }).click();
  const sheet = page.getByRole("dialog", { name: "Add fee plan" });
  await sheet.getByLabel("Name", { exact: true }).fill(name);
  await page.keyboard.press("Control+Enter");
  await expect(sheet.getByLabel("Price")).toHaveAttribute("aria-invalid", "true");
  await sheet.getByLabel("Hours").fill("4");
  await sheet.getByLabel("Price").fill("1000");
  await sheet.getByLabel("Tax in percent").fill("18");
  const preview = sheet.getByRole("region", { name: "What a visitor pays" });
  await expect(preview).toContainText("₹1,180");
  await expect(preview).toContainText("₹295 an hour");
  await sheet.getByRole("switch", { name: "In every branch" }).click();
  await sheet.getByRole("switch", { name: "Show on your site" }).click();
  await sheet.getByRole("button", { name: "Add fee plan" }).click();

  await page.getByRole("searchbox", { name: "Search fee plans" }).fill(name);
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("Pier 4");
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(row).toContainText("Withdrawn");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("On sale");
  for (const [action, state] of [
    ["Withdraw", "Withdrawn"],
    ["Put on sale", "On sale"],
  ] as const) {
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: action }).click();
    await expect(row).toContainText(state);
  }

  await page.getByRole("link", { name }).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog", { name: `Delete ${name}?` })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByRole("heading", { name: /Nothing fits/ })).toBeVisible();

  await page.goto("/fee-plans?q=Month");
  await page.getByRole("link", { name: "Month", exact: true }).click();
  await page.getByRole("dialog", { name: "Month" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const instead = page.getByRole("alertdialog", { name: "Withdraw Month instead?" });
  await expect(instead).toContainText("Month was booked on, so it can't be deleted");
  await instead.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("switch", { name: "On sale" })).toBeChecked();
});

test("who may only look is offered nothing to change, and told so at its address", async ({ page }) => {
  await signInAs(page, "view@harbour.test");
  await page.goto("/customers");
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add member" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.goto("/customers/new");
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
});
