import { localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (403|503)/] });

const figures = (page: Page) => page.getByRole("region", { name: "Figures" });
const ending = (page: Page) => page.getByRole("region", { name: "Ending soon" });

/** Two branches; in one of them somebody has a desk for three days from today on, paid with ₹1,500. */
async function openPlace(page: Page, request: APIRequestContext) {
  const timezone = "Asia/Kolkata";
  const { client, email, password } = await makePlace(request, `Figure House ${unique()}`, [
    { name: "Quay", timezone, desks: [{ name: "A1" }, { name: "A2" }] },
    { name: "Mill", timezone, desks: [{ name: "B1" }] },
  ]);
  const plan = await client.feePlans.add({
    name: "Three days",
    bookingType: "DAILY",
    duration: { count: 3, unit: "day" },
    amount: 150_000,
  });
  const member = await client.customers.add({ name: "Asha Rao", email: "asha@quiet.test" });
  const { data: desks } = await client.desks.list();
  await client.desks.assignUser({
    deskId: desks.find(({ name }) => name === "A1")?._id ?? "",
    customerId: member._id,
    feePlanId: plan._id,
    startDate: localDateOf(new Date(), timezone),
  });
  await signInAs(page, email, password);
  await page.goto("/dashboard");
}

test("figures follow the branch and the period, and what ends soon is renewed where it stands", async ({
  page,
  request,
}) => {
  await openPlace(page, request);
  await expect(figures(page)).toContainText(/Revenue, last 7 days\s*₹1,500/);
  await expect(figures(page)).toContainText(/Ends this week\s*1/);
  await expect(ending(page).getByRole("row", { name: /Asha Rao.*in 2 days/ })).toBeVisible();

  await page.getByRole("link", { name: "Renew desk A1 for Asha Rao" }).click();
  const sheet = page.getByRole("dialog", { name: "Renew desk A1" });
  await expect(sheet.getByText(/^Added: /)).toBeVisible();
  await inspect(page, "dashboard-renew", { within: "[role=dialog]" });
  await sheet.getByRole("button", { name: "Renew" }).click();
  await expect(page.getByText("Desk A1 is renewed for Asha Rao")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(ending(page).getByRole("row", { name: /Asha Rao.*in 5 days/ })).toBeVisible();
  await expect(figures(page)).toContainText(/Revenue, last 7 days\s*₹3,000/);

  // The same numbers as a table.
  await page
    .getByRole("figure", { name: "How it was paid, last 7 days" })
    .getByRole("button", { name: "Show as table" })
    .click();
  await expect(page.getByRole("row", { name: "Cash ₹3,000" })).toBeVisible();

  await page.getByRole("radio", { name: "Month" }).click();
  await expect(page).toHaveURL(/period=monthly/);
  await expect(figures(page)).toContainText("Revenue, last 30 days");
  await openChoices(page.getByRole("combobox", { name: "Branch" }));
  await page.getByRole("option", { name: "Mill" }).click();
  await expect(figures(page)).toContainText(/Revenue, last 30 days\s*₹0/);
  await expect(ending(page)).toContainText("Nothing ends in the next 7 days.");
  // The branch is remembered here, the period in the address.
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Branch" })).toHaveText("Mill");
  await expect(page.getByRole("radio", { name: "Month" })).toBeChecked();
  await inspect(page, "dashboard-quiet-branch");
});

test("what fails leaves the rest standing, and who may not renew isn't asked to", async ({ page }) => {
  await page.route("**/transactions/payment-stats", (route) => route.fulfill({ status: 503, body: "{}" }));
  await signInAs(page, "view@harbour.test");
  await page.goto("/dashboard");
  const money = page.getByRole("region", { name: "Money" });
  await expect(money.getByRole("heading", { name: "Money could not be loaded" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Popular desks" })).toBeVisible();
  await expect(ending(page).getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Renew/ })).toHaveCount(0);
  await page.unroute("**/transactions/payment-stats");
  await money.getByRole("button", { name: "Try again" }).click();
  await expect(money.getByText("Of all time")).toBeVisible();

  const [desk = ""] = (await ending(page).getByRole("link").first().getAttribute("href"))?.match(/[^/]+$/) ?? [];
  await page.goto(`/dashboard/renew/${desk}`);
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
});
