import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { anotherWindow } from "../support/another-window";
import { askForHour } from "../support/ask-for";
import { inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const HOUR = 3_600_000;
/** The day after tomorrow at noon in UTC. */
const NOON = new Date(`${new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10)}T12:00:00Z`).getTime();

/** A place of ₹500 an hour that is paid by UPI. */
async function payablePlace(request: APIRequestContext) {
  const place = await makePlace(request, `Claim House ${unique()}`, [
    { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] },
  ]);
  const { client, branchIds } = place;
  await client.feePlans.add({
    name: "An hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 50_000,
    taxPercent: 0,
  });
  await client.organisation.updateSettings({
    _id: (await client.auth.session()).loggedOrgDetails._id,
    upiDetails: { vpa: "claim.house@examplebank", payeeName: "Claim House" },
  });
  /** A visitor's booking, and where its mail leads. */
  const booked = async (name: string, hours: number) => {
    const wish = { orgCode: place.orgCode, branchId: branchIds[0] ?? "", name, from: NOON + hours * HOUR };
    const email = await askForHour(request, wish);
    const [mail] = await mailsTo(request, email);
    const link = /^\S+\/booking\/[\w-]{64}$/m.exec(mail?.text ?? "")?.[0] ?? "";
    const code = /Booking code\W+([A-Z\d]{8})/.exec(mail?.text ?? "")?.[1] ?? "";
    return { email, code, address: new URL(link).pathname };
  };
  return { ...place, booked };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** On the visitor's page: "I have paid", with a number. */
async function sayPaid(page: Page, reference: string) {
  await press(page, "I have paid");
  const number = page.getByLabel("Transaction number");
  await expect(number).toBeFocused();
  await number.fill(reference);
  await number.press("Enter");
}

test("who says that he has paid comes first in the office, and is told what was found", async ({
  page,
  browser,
  request,
}) => {
  const { email, password, booked } = await payablePlace(request);
  await booked("Riya Nair", 0);
  const name = "Arjun Venkataraghavan Subramaniam-Krishnamurthy";
  const arjun = await booked(name, 2);
  const zoya = await booked("Zoya", 4);
  // Windows of their own: a tab behind another is drawn once in a while.
  const visitor = await (await browser.newContext()).newPage();

  await test.step("the visitor", async () => {
    await visitor.goto(arjun.address);
    await expect(visitor.getByRole("region", { name: "Pay ₹500 by UPI" })).toBeVisible();
    await press(visitor, "I have paid");
    const number = visitor.getByLabel("Transaction number");
    await number.fill("12");
    await number.press("Enter");
    await expect(number).toHaveAccessibleDescription(/Type the transaction number that your UPI app shows/);
    await expect(number).toHaveValue("12");
    await inspectLooks(visitor, "linked-booking-claim-form");
    await number.fill("412309871243");
    await press(visitor, "Tell the front desk");
    await expect(visitor.getByText("The front desk looks for your payment")).toBeVisible();
    await expect(visitor.getByText(/Desk A1 is held for you until .*14:00/)).toBeVisible();
    await expect(visitor.getByRole("region", { name: /by UPI$/ })).toHaveCount(0);
    await press(visitor, "Change the number");
    await visitor.getByLabel("Transaction number").fill("412309871234");
    await press(visitor, "Tell the front desk");
    await expect(visitor.getByText("412309871234")).toBeVisible();
    await inspectLooks(visitor, "linked-booking-claimed");
  });

  await test.step("the office: what is said to be paid comes before what waits, though it begins later", async () => {
    await signInAs(page, email, password);
    await page.goto("/bookings");
    const rows = page.locator("tbody").getByRole("row");
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText("Said to be paid");
    await expect(rows.first()).toContainText(name);
    await page.getByRole("tab", { name: /^Said to be paid/ }).click();
    await expect(rows).toHaveCount(1);
    await inspectLooks(page, "bookings-claimed");
    await rows.first().getByRole("link").first().click();
    const said = `${name} says that ₹500 were paid, reference 412309871234.`;
    await expect(page.getByText(said)).toBeVisible();
    await inspectLooks(page, "booking-claimed", "[role=dialog]");

    const other = await anotherWindow(page);
    await expect(other.getByText(said)).toBeVisible();
    await press(page, "Not received");
    const question = page.getByRole("alertdialog", { name: `No payment for ${arjun.code}?` });
    await inspectLooks(page, "booking-claim-refused", "[role=alertdialog]");
    await question.getByRole("button", { name: "Not received" }).click();
    await expect(page.getByText(said)).toHaveCount(0);
    await expect(page.getByText("Not received", { exact: true })).toBeVisible();

    await press(other, "Not received");
    await other.getByRole("alertdialog").getByRole("button", { name: "Not received" }).click();
    await expect(other.getByRole("alertdialog")).toContainText("Somebody has said already that it did not come.");
    await other.close();
    await expect.poll(async () => (await mailsTo(request, arjun.email))[0]?.subject).toMatch(/^Payment not found/);
  });

  await test.step("the visitor reads that, and can pay, but not say it again", async () => {
    await visitor.reload();
    await expect(visitor.getByText("The front desk did not find your payment")).toBeVisible();
    await expect(visitor.getByRole("region", { name: "Pay ₹500 by UPI" })).toBeVisible();
    await expect(visitor.getByRole("button", { name: "I have paid" })).toHaveCount(0);
    await inspectLooks(visitor, "linked-booking-refused");
  });

  await test.step("another whose payment came: confirmed from the list", async () => {
    await visitor.goto(zoya.address);
    await sayPaid(visitor, "998877665544");
    await expect(visitor.getByText("The front desk looks for your payment")).toBeVisible();
    await page.goto("/bookings");
    await page.getByRole("button", { name: `Confirm ${zoya.code}` }).click();
    const dialog = page.getByRole("dialog", { name: `Confirm the payment for ${zoya.code}?` });
    await expect(dialog.getByLabel("Amount")).toHaveValue("500");
    await expect(dialog.getByLabel("Reference")).toHaveValue("998877665544");
    await expect(dialog.getByRole("combobox", { name: "Paid by" })).toContainText("UPI");
    await inspectLooks(page, "booking-claim-received", "[role=dialog]");
    await dialog.getByRole("button", { name: "Confirm payment" }).click();
    await expect(page.getByText(`₹500 taken for booking ${zoya.code}`)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1, name: "Your booking is confirmed" })).toBeVisible();
    await expect(visitor.getByText("looks for your payment")).toHaveCount(0);
  });
});
