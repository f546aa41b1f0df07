import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { anotherWindow } from "../support/another-window";
import { buy } from "../support/buy";
import { inspectLooks } from "../support/looks";
import { signUp } from "../support/sign-up";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const PLATFORM = "owner@carrel.test";
const RESELLER = "owner@northside.test";

/** A new client of Northside's that has paid for a month of Growth: its reseller gets 20 percent. */
async function paidClient(request: APIRequestContext, orgName: string) {
  const { client } = await signUp(request, { orgName }, "pk_demo_northside");
  await buy(request, client, "growth");
}

async function openStatements(page: Page) {
  await page.goto("/resellers");
  await page.locator("a[data-row-open]").filter({ hasText: "Northside Spaces" }).click();
  await page.getByRole("tab", { name: "Statements" }).click();
  await expect(page.getByRole("heading", { name: "Months" })).toBeVisible();
}

async function saved(page: Page, within: ReturnType<Page["getByRole"]>) {
  const saving = page.waitForEvent("download");
  await within.getByRole("button", { name: "Export CSV" }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("what a client paid stands in the month, is paid out once by two tabs, and the reseller reads it", async ({
  page,
  request,
}) => {
  const id = unique();
  const orgName = `Statement ${id} of a place with quite a long name`;
  await paidClient(request, orgName);
  await signInAs(page, PLATFORM);
  await openStatements(page);
  await inspectLooks(page, "reseller-statements");
  await page.getByRole("link", { name: "Record a payout" }).click();
  await inspectLooks(page, "reseller-payout-new");
  await page.getByRole("button", { name: "Cancel" }).click();
  const other = await anotherWindow(page);
  for (const [tab, reference] of [
    [page, `NEFT ${id}`],
    [other, `RTGS ${id}`],
  ] as const) {
    await tab.getByRole("link", { name: "Record a payout" }).click();
    await tab.getByLabel("Reference").fill(reference);
  }
  await page.getByRole("button", { name: "Record it" }).click();
  await expect(page.getByText(/paid out to Northside Spaces$/)).toBeVisible();
  const payouts = page.getByRole("region", { name: "Payouts" });
  await expect(payouts.getByRole("row", { name: new RegExp(`NEFT ${id}`) })).toContainText("Mira Sen");
  await other.getByRole("button", { name: "Record it" }).click();
  await expect(other.getByText("Nothing is owed to Northside Spaces in INR")).toBeVisible();
  await expect(other.getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
  await expect(other.getByLabel("Reference")).toHaveValue(`RTGS ${id}`);
  await other.close();

  const months = page.getByRole("region", { name: "Months" });
  const list = await saved(page, months);
  expect(list.name).toBe("statements-northside.csv");
  const [headings, running] = list.text.replace("\uFEFF", "").split("\r\n");
  expect(headings).toContain('"Owed after (smallest unit)"');
  expect(running).toMatch(/"0","Open"$/);

  await months.locator("a[data-row-open]").first().click();
  const lines = page.getByRole("region", { name: "Payments of clients" });
  await expect(lines.getByRole("row", { name: new RegExp(orgName) })).toContainText("20%");
  await inspectLooks(page, "reseller-statement");
  const month = await saved(page, lines);
  expect(month.name).toMatch(/^statement-northside-\d{4}-\d{2}\.csv$/);
  const line = month.text.split("\r\n").find((row) => row.includes(orgName));
  expect(line).toMatch(/"INR","249900","20","percent","49980"$/);

  // On paper the statement is alone.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 2, name: /of Northside Spaces$/ })).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.context().clearCookies();
  await signInAs(page, RESELLER);
  await page.goto("/overview");
  await expect(page.getByText("You are owed nothing now.")).toBeVisible();
  await page.getByRole("link", { name: "Statements", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My reselling" })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`NEFT ${id}`) })).toContainText("Paid");
  await expect(page.getByRole("link", { name: "Record a payout" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Take back/ })).toHaveCount(0);

  // A mistake is taken back beside it.
  await page.context().clearCookies();
  await signInAs(page, PLATFORM);
  await openStatements(page);
  await page.getByRole("button", { name: `Take back NEFT ${id}` }).click();
  const asked = page.getByRole("dialog", { name: /^Take back/ });
  await asked.getByLabel("Reason").fill("The bank returned it");
  await asked.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText(/are owed to Northside Spaces again$/)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`NEFT ${id}`) })).toHaveCount(2);
  await expect(page.getByText("The bank returned it")).toBeVisible();
});
