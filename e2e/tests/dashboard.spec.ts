import { localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect, inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { clientOf } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (403|503)/] });

const figures = (page: Page) => page.getByRole("region", { name: "Figures" });
const memberships = (page: Page) => page.getByRole("region", { name: "Memberships", exact: true });
const money = (page: Page) => page.getByRole("region", { name: "Money" });
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
    method: "cash",
  });
  await signInAs(page, email, password);
  await page.goto("/dashboard");
  return { client, renewal: { deskId: desks.find(({ name }) => name === "A1")?._id ?? "", feePlanId: plan._id } };
}

test("figures follow the branch and the period, and what ends soon is renewed where it stands", async ({
  page,
  request,
}) => {
  const { client, renewal } = await openPlace(page, request);
  await expect(figures(page)).toContainText(/Revenue, last 7 days\s*₹1,500/);
  await expect(figures(page)).toContainText(/Ends this week\s*1/);
  await expect(ending(page).getByRole("row", { name: /Asha Rao.*in 2 days/ })).toBeVisible();
  // A seat for whole days alone is no shift, floating place or pass.
  await expect(money(page)).toContainText(/Owed to you\s*₹0\s*By 0 people/);
  await expect(memberships(page)).toHaveCount(0);

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

  // Renewed once more by another, and not paid.
  await client.desks.renew(renewal);
  await page.reload();
  await expect(money(page)).toContainText(/Owed to you\s*₹1,500\s*By 1 person\./);
  await expect(money(page).getByRole("link", { name: "Owed to you" })).toHaveAttribute("href", "/dues");
  await inspectLooks(page, "dashboard-owed");

  await page.getByRole("radio", { name: "Month" }).click();
  await expect(page).toHaveURL(/period=monthly/);
  await expect(figures(page)).toContainText("Revenue, last 30 days");
  await openChoices(page.getByRole("combobox", { name: "Branch" }));
  await page.getByRole("option", { name: "Mill" }).click();
  await expect(figures(page)).toContainText(/Revenue, last 30 days\s*₹0/);
  await expect(money(page)).toContainText(/Owed to you\s*₹0/);
  await expect(ending(page)).toContainText("Nothing ends in the next 7 days.");
  // The branch is remembered here, the period in the address.
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Branch" })).toHaveText("Mill");
  await expect(page.getByRole("radio", { name: "Month" })).toBeChecked();
  await inspect(page, "dashboard-quiet-branch");
  await page.getByRole("link", { name: "Whose renewal is due" }).click();
  await expect(page.getByRole("tab", { name: /^Renewal due/, selected: true })).toBeVisible();
});

test("what fails leaves the rest standing, and who may not renew isn't asked to", async ({ page }) => {
  await page.route("**/transactions/payment-stats", (route) => route.fulfill({ status: 503, body: "{}" }));
  await signInAs(page, "view@harbour.test");
  await page.goto("/dashboard");
  await expect(money(page).getByRole("heading", { name: "Money could not be loaded" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Popular desks" })).toBeVisible();
  await expect(ending(page).getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Renew/ })).toHaveCount(0);
  await page.unroute("**/transactions/payment-stats");
  await money(page).getByRole("button", { name: "Try again" }).click();
  await expect(money(page).getByText("Of all time")).toBeVisible();

  const [desk = ""] = (await ending(page).getByRole("link").first().getAttribute("href"))?.match(/[^/]+$/) ?? [];
  await page.goto(`/dashboard/renew/${desk}`);
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
});

test("shifts, floating places and passes show where they are sold, as the server counts them", async ({ page }) => {
  const hall = await clientOf("owner@athena.test");
  const { shifts } = await hall.dashboard.memberships({});
  expect(shifts.map(({ shiftName }) => shiftName).toSorted()).toEqual(["Afternoon", "Evening", "Full day", "Morning"]);
  expect(shifts.reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(0);
  expect(shifts.reduce((sum, { income }) => sum + income, 0)).toBeGreaterThan(0);
  await signInAs(page, "owner@athena.test");
  await page.goto("/dashboard");
  const row = (name: string) => memberships(page).getByRole("row", { name: new RegExp(`^${name}`) });
  for (const { shiftName, starts, ends, sold, desks, free, income } of shifts) {
    await expect(row(shiftName)).toContainText(`${starts}–${ends}`);
    await expect(row(shiftName)).toContainText(`${sold} of ${desks} seats`);
    await expect(row(shiftName)).toContainText(`${free} free`);
    await expect(row(shiftName)).toContainText((income / 100).toLocaleString("en-IN"));
  }
  // One of the demo's ends in four days.
  const afternoon = shifts.find(({ shiftName }) => shiftName === "Afternoon");
  expect(afternoon?.ending).toBeGreaterThan(0);
  await memberships(page)
    .getByRole("link", { name: `${afternoon?.ending} in Afternoon end in 7 days` })
    .click();
  await expect(page).toHaveURL(/\/memberships\?.*shift=/);
  await expect(page.getByRole("row", { name: /Afternoon/ })).toHaveCount(afternoon?.ending ?? -1);
  await page.goBack();
  await row("Morning").getByRole("link", { name: "Morning" }).click();
  await expect(page).toHaveURL(/\/board\?day=/);
  await page.goBack();

  // A seat in a shift that ends soon is renewed by its membership: others may have the seat, too.
  const { data: soon } = await hall.dashboard.expiring({ within: 7, limit: 10 });
  const whose = soon.find(({ kind }) => kind === "shift")?.customerName;
  await ending(page)
    .getByRole("link", { name: `Renew the membership of ${whose}` })
    .click();
  await expect(page.getByRole("dialog", { name: `Renew the membership of ${whose}` })).toBeVisible();
  await page.goBack();

  // On a phone it is folded, as the other figures are.
  await page.setViewportSize({ width: 360, height: 780 });
  await memberships(page).getByRole("button", { name: "Memberships" }).click();
  await inspectLooks(page, "dashboard-shifts");
});

test("floating places and passes that run low show in a co-working space, and lead to themselves", async ({ page }) => {
  const space = await clientOf("owner@harbour.test");
  const { floating, passes } = await space.dashboard.memberships({});
  const [open] = floating;
  const [lowest] = passes.lowest;
  expect(open?.sold).toBeGreaterThan(0);
  await signInAs(page, "owner@harbour.test");
  await page.goto("/dashboard");
  const places = memberships(page).getByRole("region", { name: "Floating places" });
  await expect(places.getByRole("meter").first()).toHaveAttribute(
    "aria-valuetext",
    `${open?.sold} of ${open?.places} sold`,
  );
  const low = memberships(page).getByRole("region", { name: "Passes running low" });
  await expect(low).toContainText(`${passes.low} of ${passes.live} that run`);
  await page.setViewportSize({ width: 360, height: 780 });
  await memberships(page).getByRole("button", { name: "Memberships" }).click();
  await inspectLooks(page, "dashboard-passes");
  await low
    .getByRole("link", { name: lowest?.customerName ?? "", exact: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: `Membership of ${lowest?.customerName}` })).toBeVisible();
});
