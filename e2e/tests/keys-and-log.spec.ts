import { readFile } from "node:fs/promises";
import { SENTENCE, signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect, inspectLooks } from "../support/looks";
import { hire } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const OWNER = "owner@harbour.test";

test("a secret key is made, shown once, rotated and revoked", async ({ page }) => {
  const name = `Door system ${unique()}`;
  await signInAs(page, OWNER);
  await page.goto("/api-keys");
  await expect(page.getByRole("table", { name: "API keys" })).toBeVisible();

  await page.getByRole("link", { name: "Add API key" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("radio", { name: /Secret/ }).click();
  await page.getByRole("button", { name: "Add API key" }).click();
  await expect(page.getByText("Choose what the secret key may do")).toBeVisible();
  await page.getByRole("checkbox", { name: "Bookings: See" }).click();
  await page.getByRole("combobox", { name: "Last day" }).click();
  await page.getByRole("button", { name: /^Today,/ }).press("ArrowRight");
  await page.keyboard.press("Enter");
  await inspectLooks(page, "key-refused");
  await page.getByRole("button", { name: "Add API key" }).click();

  const shown = page.getByRole("dialog", { name: `The key ${name}` });
  const first = await shown.getByText(/^sk_/).textContent();
  await page.keyboard.press("Escape");
  await expect(shown).toBeVisible();
  await inspectLooks(page, "key-shown");
  await shown.getByRole("button", { name: "I have stored it" }).click();
  await expect(shown).toHaveCount(0);

  await page.getByRole("link", { name }).click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByText(first ?? "")).toHaveCount(0);
  await expect(sheet.getByRole("combobox", { name: "Last day" })).not.toHaveText("Never");
  await sheet.getByRole("button", { name: "Rotate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rotate" }).click();
  const second = await shown.getByText(/^sk_/).textContent();
  expect(second).not.toBe(first);
  await shown.getByRole("button", { name: "I have stored it" }).click();

  await page.getByRole("link", { name }).click();
  await sheet.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(`${name} is revoked`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Revoked");
});

test("the log is filtered, read, checked and exported", async ({ page }) => {
  await signInAs(page, OWNER);
  const name = `Till ${unique()}`;
  await page.goto("/api-keys/new");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Add API key" }).click();
  await page.getByRole("button", { name: "Done" }).click();

  await page.goto("/audit-log");
  await expect(page.getByRole("table", { name: "entries" })).toBeVisible();
  await page.getByRole("button", { name: "Check the log" }).click();
  await expect(page.getByText("The log is whole")).toBeVisible();

  await openChoices(page.getByRole("combobox", { name: "Area" }));
  await page.getByRole("option", { name: "API keys" }).click();
  await expect(page).toHaveURL(/resource=apiKeys/);
  await page
    .getByRole("link", { name: /API key added/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText(name).first()).toBeVisible();
  await inspect(page, "entry");
  await page.getByRole("link", { name: "All of this record" }).click();
  await expect(page).toHaveURL(/record=/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain(name);
  expect(
    csv
      .trimEnd()
      .split("\r\n")
      .every((line, index) => index === 0 || line.includes("apiKeys.")),
  ).toBe(true);

  await page.goto("/audit-log?q=nobody-is-called-that");
  await expect(page.getByText(/Nothing fits/)).toBeVisible();
});

test("a colleague's key is taken over, and asked for when the colleague is removed", async ({ page }) => {
  const colleague = `Meera ${unique()}`;
  const { client } = await hire({ by: OWNER, name: colleague, role: "Owner" });
  const add = (name: string) => client.apiKeys.add({ kind: "secret", name, permissions: ["desks.read"] });
  const [door, till] = [await add(`Door ${unique()}`), await add(`Till ${unique()}`)];
  await signInAs(page, OWNER);

  await page.goto(`/api-keys/${door._id}`);
  const sheet = page.getByRole("dialog", { name: door.name });
  await expect(sheet.getByText(colleague)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Rotate" })).toHaveCount(0);
  await inspectLooks(page, "key-of-another");
  await sheet.getByRole("button", { name: "Take over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take over" }).click();
  await expect(page.getByText(`${door.name} is yours`)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Rotate" })).toBeVisible();

  const { _id } = await client.auth.session();
  await page.goto(`/admin-users/${_id}`);
  await page.getByRole("dialog", { name: colleague }).getByRole("button", { name: "Remove" }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("checkbox", { name: "Take over their secret key" }).click();
  await expect(asked.getByText(till.name)).toBeVisible();
  await inspectLooks(page, "person-removed-with-keys");
  await asked.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${colleague} is removed`)).toBeVisible();

  await page.goto("/api-keys");
  await expect(page.getByRole("row", { name: new RegExp(till.name) })).toContainText("In use");
});

test("who works in one branch sells plans there, and leaves those of all alone", async ({ page }) => {
  const { email } = await hire({ by: OWNER, name: "Zoya Karim", role: "Manager", branch: "Pier 4" });
  await signInAs(page, email, SENTENCE);
  await page.goto("/fee-plans");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(
    page.getByText("It is sold in every branch: only people who work in all of them change it."),
  ).toBeVisible();
  await inspectLooks(page, "plan-of-all");
  await page.goto("/fee-plans/new");
  await expect(page.getByRole("switch", { name: "In every branch" })).toHaveCount(0);
  await page.getByLabel("Name").fill(`Evening ${unique()}`);
  await page.getByLabel("Price").fill("50");
  await page.getByRole("button", { name: "Add fee plan" }).click();
  await expect(page.getByText(/is on sale$/)).toBeVisible();
});
