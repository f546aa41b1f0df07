import type { Page } from "@playwright/test";
import { SENTENCE, signInAs, signInByForm } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { linkFor } from "../support/outbox";
import { clientOf, follow } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 409/] });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1, exact: true });
const places = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

test("a reseller begins on his overview and adds a client, whose owner follows the mail and sees the trial's days", async ({
  page,
  browser,
  request,
}) => {
  const orgName = `Quiet House ${unique()}`;
  const email = `asha-${unique()}@quiet.test`;

  await test.step("he lands on the overview, with his own places first", async () => {
    await signInByForm(page, "owner@northside.test");
    await expect(page).toHaveURL(/\/overview$/);
    await expect(heading(page, "Overview")).toBeVisible();
    await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
    await expect(page.getByText("You get 20% of each payment of a client.")).toBeVisible();
    await expect(places(page).nth(0)).toHaveText("Overview");
    await expect(places(page).nth(1)).toHaveText("Clients");
    await expect(places(page).filter({ hasText: /^(Dashboard|Bookings|Desks|Fee plans)$/ })).toHaveCount(0);
    await expect(places(page).filter({ hasText: /^Branches$/ })).toHaveCount(1);
    await expect(page.getByText("Add your branch")).toHaveCount(0);
    await expect(page.getByText(/^Trial: \d/)).toHaveCount(0);
  });

  await test.step("he adds a client; an address that has an account is refused at its field", async () => {
    await page.getByRole("link", { name: "Add client" }).click();
    const sheet = page.getByRole("dialog", { name: "Add client" });
    await sheet.getByLabel("Name of the place").fill(orgName);
    await sheet.getByLabel("Owner's name").fill("Asha Rao");
    await sheet.getByLabel("Owner's e-mail").fill("owner@harbour.test");
    await sheet.getByRole("button", { name: "Add and invite" }).click();
    await expect(sheet.getByText(/^This address has an account already/)).toBeVisible();
    await inspectLooks(page, "client-new-refused");
    await sheet.getByLabel("Owner's e-mail").fill(email);
    await sheet.getByRole("button", { name: "Add and invite" }).click();
    await expect(page.getByText(`${orgName} is added`)).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("row").filter({ hasText: orgName })).toContainText("Trial");
  });

  await test.step("its owner chooses a password, begins on the dashboard and sees the trial's days", async () => {
    const context = await browser.newContext();
    const owner = await context.newPage();
    await owner.goto(await linkFor(request, email));
    await owner.getByLabel("New password", { exact: true }).fill(SENTENCE);
    await owner.getByLabel("New password again").fill(SENTENCE);
    await owner.getByRole("button", { name: "Set the password and begin" }).click();
    await expect(heading(owner, "Dashboard")).toBeVisible();
    await expect(owner.getByRole("heading", { name: "Up to your first booking" })).toBeVisible();
    await expect(owner.getByText("Trial: 14 days left")).toBeVisible();
    await expect(places(owner).filter({ hasText: /^Overview$/ })).toHaveCount(0);
    await inspectLooks(owner, "dashboard-trial");
    await context.close();
  });
});

test("a reseller with a branch of his own begins on the dashboard, with the overview first", async ({ page }) => {
  const email = `tara-${unique()}@quiet.test`;
  const platform = await clientOf("owner@carrel.test");
  await platform.resellers.create({
    orgName: `Eastside ${unique()}`,
    resellerOrgType: "both",
    owner: { name: "Tara Nair", email },
  });
  const owner = await follow(email);
  await signInAs(page, email, SENTENCE);
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/overview$/);
  await expect(page.getByRole("heading", { name: "No clients yet" }).first()).toBeVisible();
  await expect(page.getByText("Nothing does now.")).toBeVisible();
  await inspectLooks(page, "overview-empty");

  await owner.branches.add({ name: "Quay", timezone: "Asia/Kolkata" });
  await signInAs(page, email, SENTENCE);
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(places(page).nth(0)).toHaveText("Overview");
  await expect(places(page).filter({ hasText: /^(Dashboard|Bookings|Desks|Fee plans)$/ })).toHaveCount(4);
});

test("a reseller's day: the newest client's record, how its subscription stands, a note of a call, and what he gets", async ({
  page,
}) => {
  const orgName = `Daily House ${unique()}`;
  const email = `owner-${unique()}@quiet.test`;
  const reseller = await clientOf("owner@northside.test");
  await reseller.organisation.createClient({
    orgName,
    workspaceKind: "co-working",
    owner: { name: "Bina Rao", email },
  });
  await signInByForm(page, "owner@northside.test");

  await test.step("the overview leads to the newest client", async () => {
    await expect(heading(page, "Overview")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: orgName }).click();
    await expect(heading(page, orgName)).toBeVisible();
  });

  await test.step("its record says how its subscription stands, and that its owner has not come yet", async () => {
    const main = page.getByRole("main");
    await expect(main.getByText("Trial", { exact: true }).first()).toBeVisible();
    await expect(main.getByRole("link", { name: email })).toBeVisible();
    await expect(main.getByText(/^Last sign-in\s*Never$/)).toBeVisible();
    await expect(main.getByText(/finds in its audit log that you looked at this page/)).toBeVisible();
    await inspectLooks(page, "client-of-a-day");
  });

  await test.step("he notes what was said on the phone", async () => {
    const thread = page.getByRole("region", { name: `Comments on ${orgName}` });
    await thread.getByRole("textbox", { name: "Write a comment" }).fill("Opens in January, wants 40 seats");
    await page.keyboard.press("Control+Enter");
    await expect(thread.getByRole("listitem")).toContainText("Opens in January, wants 40 seats");
  });

  await test.step("who has paid stands among his clients by its state", async () => {
    await places(page).filter({ hasText: "Clients" }).click();
    await page.getByRole("tab", { name: "Active", exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "Harbour Works" })).toContainText("Active");
    await expect(page.getByRole("link", { name: orgName })).toHaveCount(0);
  });

  await test.step("he reads what he gets of it", async () => {
    await places(page).filter({ hasText: "My reselling" }).click();
    await expect(heading(page, "My reselling")).toBeVisible();
    await expect(page.getByRole("region", { name: "Figures" })).toContainText("Profit this month");
    await page.getByRole("tab", { name: "Profit share" }).click();
    await expect(page.getByRole("heading", { name: "All rates" })).toBeVisible();
    await expect(page.getByRole("main").getByText("20%").first()).toBeVisible();
  });
});
