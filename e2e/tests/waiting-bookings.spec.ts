import { type APIRequestContext, expect } from "@playwright/test";
import { signInAs } from "../support/admin";
import { askForHour } from "../support/ask-for";
import { inspect } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { test } from "../support/test";
import { unique } from "../support/unique";

const HOUR = 3_600_000;
/** The day after tomorrow at noon in UTC. */
const NOON = new Date(`${new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10)}T12:00:00Z`).getTime();
const NAMES = ["Later Guest", "Sooner Guest"] as const;
/** Who come after both. */
const TOGETHER = ["Third Guest", "Fourth Guest"] as const;

/** A place where visitors ask for a time: of the first two, whoever comes later asks first. */
async function someWaiting(request: APIRequestContext) {
  const branch = { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1", zone: "Window" }] };
  const place = await makePlace(request, `Waiting ${unique()}`, [branch]);
  const [branchId = ""] = place.branchIds;
  const emails: string[] = [];
  for (const [at, name] of NAMES.entries()) {
    emails.push(await askForHour(request, { orgCode: place.orgCode, branchId, name, from: NOON - at * 2 * HOUR }));
  }
  for (const [at, name] of TOGETHER.entries()) {
    await askForHour(request, { orgCode: place.orgCode, branchId, name, from: NOON + (at + 1) * 2 * HOUR });
  }
  return { ...place, emails };
}

test("what waits stands first, soonest first: confirmed in its row, or cancelled with a reason", async ({
  page,
  request,
}) => {
  const { email, password, emails } = await someWaiting(request);
  await signInAs(page, email, password);
  await page.goto("/bookings");
  const rows = page.locator("tbody").getByRole("row");
  await expect(rows.nth(0)).toContainText(NAMES[1]);
  await expect(rows.nth(1)).toContainText(NAMES[0]);
  await inspect(page, "bookings-waiting");

  await rows
    .nth(0)
    .getByRole("button", { name: /^Confirm / })
    .press("Enter");
  await expect(page.getByText(/^Booking \S+ is confirmed$/)).toBeVisible();
  await expect(rows.nth(0)).toContainText(NAMES[0]);
  await expect(rows.nth(0).getByRole("link").first()).toBeFocused();
  await expect(rows.filter({ hasText: NAMES[1] })).toContainText("Confirmed");

  await rows
    .nth(0)
    .getByRole("button", { name: /^More for / })
    .click();
  await page.getByRole("menuitem", { name: "Cancel booking" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "We are closed then" }).click();
  await expect(question.getByLabel("Reason")).toHaveValue("We are closed then");
  await inspect(page, "bookings-cancel-reason");
  await question.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText(/^Booking \S+ is cancelled$/)).toBeVisible();

  // Several are confirmed together.
  for (const name of TOGETHER) await rows.filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("2 bookings confirmed")).toBeVisible();
  for (const name of TOGETHER) await expect(rows.filter({ hasText: name })).toContainText("Confirmed");

  await rows.filter({ hasText: NAMES[0] }).getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByText("We are closed then")).toBeVisible();
  await expect(async () => {
    const [newest] = await mailsTo(request, emails[0] ?? "");
    expect(newest?.subject).toMatch(/^Booking cancelled/);
    expect(newest?.text).toContain("We are closed then");
  }).toPass();
});
