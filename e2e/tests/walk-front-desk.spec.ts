import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { SENTENCE, signInByForm } from "../support/admin";
import { askForHour } from "../support/ask-for";
import { AT_NOON } from "../support/at-noon";
import { openChoices } from "../support/choices";
import { inspect } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { clientOf, hire } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const HOUR = 3_600_000;
/** Two and four hours from now, on the hour: in the afternoon, where it is noon now. */
const SOON = Math.ceil(Date.now() / HOUR) * HOUR + 2 * HOUR;
const LATER = SOON + 2 * HOUR;

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });
const goTo = (page: Page, place: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: place, exact: true }).click();
const rows = (page: Page) => page.locator("tbody").getByRole("row");

/** A hall in the morning: two visitors wait, a member's month runs out, and somebody of the front desk comes in. */
async function aMorning(request: APIRequestContext) {
  const branch = { name: "Quay", timezone: AT_NOON, desks: ["A1", "A2", "A3", "A4"].map((name) => ({ name })) };
  const place = await makePlace(request, `Morning Hall ${unique()}`, [
    branch,
    { name: "Mill", timezone: AT_NOON, desks: [{ name: "M1" }] },
  ]);
  const [branchId = "", millId = ""] = place.branchIds;
  const owner = await clientOf(place.email, place.password);
  const plan = await owner.feePlans.add({
    name: "Month",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    amount: 450_000,
    taxPercent: 0,
  });
  const member = await owner.customers.add({ name: "Nisha Verma", email: `nisha-${unique()}@quiet.test`, branchId });
  await owner.customers.add({ name: "Miller Elsewhere", email: `mill-${unique()}@quiet.test`, branchId: millId });
  const { data: desks } = await owner.desks.list({ limit: 10, page: 1 });
  await owner.desks.assignUser({
    deskId: desks.find(({ name }) => name === "A4")?._id ?? "",
    customerId: member._id,
    feePlanId: plan._id,
    startDate: addDays(localDateOf(new Date(), AT_NOON), -27),
    method: "cash",
  });
  const later = await askForHour(request, { ...place, branchId, name: "Later Guest", from: LATER });
  await askForHour(request, { ...place, branchId, name: "Sooner Guest", from: SOON });
  const { email } = await hire({
    by: place.email,
    password: place.password,
    name: "Arun Pillai",
    role: "Front desk",
    branch: branch.name,
  });
  return { email, later };
}

test("the front desk's morning: who waits, a walk-in, a move, a renewal and its payment, what is free", async ({
  page,
  request,
}) => {
  const { email, later } = await aMorning(request);
  const toast = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

  await test.step("he signs in, and sees who waits", async () => {
    await signInByForm(page, email, SENTENCE);
    await expect(heading(page, "Dashboard")).toBeVisible();
    await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Waiting for confirmation\s*2/);
    await inspect(page, "walk-front-desk-dashboard");
    await page.getByRole("link", { name: "Waiting for confirmation" }).click();
    await expect(page.getByRole("tab", { name: /Pending/, selected: true })).toBeVisible();
    await expect(rows(page).nth(0)).toContainText("Sooner Guest");
    await expect(rows(page).nth(1)).toContainText("Later Guest");
  });

  await test.step("he confirms the one who comes first", async () => {
    await rows(page)
      .nth(0)
      .getByRole("button", { name: /^Confirm / })
      .click();
    await toast(/^Booking \S+ is confirmed$/);
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("he can't take the other, and says why", async () => {
    await rows(page).nth(0).getByRole("link").first().click();
    const record = page.getByRole("dialog", { name: /^Desk Booking / });
    await record.getByRole("button", { name: "Cancel booking" }).click();
    const question = page.getByRole("alertdialog", { name: /^Cancel booking / });
    await question.getByLabel("Reason").fill("The painters are in that afternoon");
    await question.getByRole("button", { name: "Cancel booking" }).click();
    await toast(/^Booking \S+ is cancelled$/);
    await expect(async () => {
      const [newest] = await mailsTo(request, later);
      expect(newest?.text).toContain("The painters are in that afternoon");
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(record).toBeHidden();
    await expect(page.getByRole("heading", { name: /^No bookings that fit|^No pending|^Nothing/ })).toBeVisible();
  });

  await test.step("somebody walks in, and gets any seat that is free", async () => {
    await page.getByRole("link", { name: "New booking" }).first().click();
    const sheet = page.getByRole("dialog", { name: "New desk booking" });
    await sheet.getByRole("button", { name: "Now", exact: true }).click();
    await expect(sheet.getByText("Desk A1 is the first of 3 that are free then.")).toBeVisible();
    await sheet.getByRole("button", { name: "Somebody new" }).click();
    await sheet.getByLabel("Name").fill("Walter Walk-in");
    await sheet.getByLabel("E-mail").fill(`walter-${unique()}@quiet.test`);
    await sheet.getByRole("button", { name: "Book", exact: true }).click();
    await toast(/^Booking \S+ is made$/);
    await expect(sheet).toBeHidden();
  });

  await test.step("he would rather sit elsewhere, and is moved", async () => {
    await page.getByRole("tab", { name: /Confirmed/ }).click();
    await page
      .getByRole("row", { name: /Walter Walk-in/ })
      .getByRole("link")
      .first()
      .click();
    await page
      .getByRole("dialog", { name: /^Desk Booking / })
      .getByRole("link", { name: "Move" })
      .click();
    const sheet = page.getByRole("dialog", { name: /^Move booking / });
    await openChoices(sheet.getByRole("combobox", { name: "Desk" }));
    await page.getByRole("option", { name: /^A3/ }).click();
    await sheet.getByRole("button", { name: "Move", exact: true }).click();
    await toast(/ is moved$/);
    await expect(page.getByRole("row", { name: /Walter Walk-in/ })).toContainText("A3");
  });

  await test.step("a member's month runs out: it is renewed where the dashboard says so, and paid", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await goTo(page, "Dashboard");
    await page.getByRole("link", { name: "Renew desk A4 for Nisha Verma" }).click();
    const sheet = page.getByRole("dialog", { name: "Renew desk A4" });
    await expect(sheet.getByText(/^Added: /)).toBeVisible();
    await sheet.getByLabel("Reference").fill("Receipt 77");
    await sheet.getByRole("button", { name: "Renew", exact: true }).click();
    await toast("Desk A4 is renewed for Nisha Verma");
    await expect(sheet).toBeHidden();
  });

  await test.step("her record tells what she paid", async () => {
    await goTo(page, "Members");
    await expect(heading(page, "Members")).toBeVisible();
    await page.getByRole("link", { name: "Nisha Verma" }).click();
    await expect(heading(page, "Nisha Verma")).toBeVisible();
    await page.getByRole("tab", { name: "Payments" }).click();
    await expect(page.getByRole("row", { name: /Renewal/ })).toContainText("Receipt 77");
  });

  await test.step("he looks at what is free now", async () => {
    await goTo(page, "Desks");
    await page.getByRole("button", { name: "Free 2", exact: true }).click();
    const seats = page.getByRole("button", { name: /^Desk / });
    await expect(seats).toHaveCount(2);
    await expect(seats.nth(0)).toHaveAccessibleName(/^Desk A1, free/);
    await expect(seats.nth(1)).toHaveAccessibleName(/^Desk A2, free/);
    await inspect(page, "walk-front-desk-free");
  });
});
