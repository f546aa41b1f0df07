import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { setClockAhead } from "../support/clock";
import { inspect, inspectLooks } from "../support/looks";
import { codeFor, mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";
import { atStep, DONE, ZONE } from "../support/visitor-walk";

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 850 };
const NAME = "Ten days for whoever comes now and then";

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });
const summary = (page: Page) => page.getByRole("region", { name: "Your booking" });

/** Three o'clock in so many days, at the first desk. */
async function pickSeat(page: Page, days: number) {
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: ZONE });
  await page.getByRole("radio", { name: day.format(Date.now() + days * 86_400_000) }).click();
  await button(page, /^03:00/).click();
  await button(page, "See what is free").click();
  await button(page, /^Desk A1,/).click();
  await atStep(page, "Who is it for?");
}

test("a visitor asks for a pass of ten days by QR, the staff sell it as they confirm, and the next visit takes a day of it", async ({
  page,
  request,
}) => {
  const { client, email, password, orgCode } = await makePlace(request, `Quay House ${unique()}`, [
    { name: "Long hall", timezone: ZONE, desks: [{ name: "A1" }, { name: "A2" }] },
  ]);
  await client.feePlans.add({
    ...{ name: "An hour", bookingType: "HOURLY", duration: { count: 1, unit: "hour" }, amount: 10_000 },
  });
  const visitor = `visitor-${unique()}@mail.test`;
  await signInAs(page, email, password);

  await test.step("the office makes the pass", async () => {
    await page.goto("/fee-plans/new");
    const form = page.getByRole("dialog", { name: "Add fee plan" });
    await form.getByRole("radio", { name: "Pass", exact: true }).check();
    await form.getByLabel("Name", { exact: true }).fill(NAME);
    await form.getByLabel("Price", { exact: true }).fill("2000");
    await form.getByRole("switch", { name: "Visitors can ask for it when they book" }).click();
    await form.getByRole("button", { name: "Add fee plan" }).click();
    await expect(page.getByRole("row", { name: NAME })).toContainText("10 days within 1 month, offered to visitors");
  });

  await test.step("a visitor asks for it", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/qr-booking/${orgCode}`);
    await pickSeat(page, 1);
    const offer = page.getByRole("radiogroup", { name: "This visit, or a pass" });
    await expect(offer.getByRole("radio", { name: "This visit, ₹100" })).toBeChecked();
    const pass = offer.getByRole("radio", { name: `${NAME}, ₹2,000` });
    await expect(offer).toContainText("10 days, to use within 1 month. This visit takes 1 day.");
    await offer.getByRole("radio", { name: "This visit, ₹100" }).focus();
    // Held as a finger does: what gets the focus is chosen while the key is down.
    await page.keyboard.down("ArrowDown");
    await expect(pass).toBeChecked();
    await page.keyboard.up("ArrowDown");
    await expect(summary(page)).toContainText("₹2,000");
    await inspectLooks(page, "visitor-pass");
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(pass).toBeChecked();
    await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
    await page.getByLabel("E-mail").fill(visitor);
    await button(page, "Send me a code").click();
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, visitor));
    await atStep(page, DONE);
    await expect(page.getByText(`You asked for ${NAME}`)).toBeVisible();
  });

  await test.step("the office sells it as it confirms", async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/bookings");
    const row = page.getByRole("row", { name: /Meera Iyer/ });
    await expect(row).toContainText(`Asks for ${NAME}, ₹2,000`);
    await row.getByRole("link").first().click();
    const sheet = page.getByRole("dialog", { name: /^Desk Booking / });
    await expect(sheet).toContainText("Asks for");
    await sheet.getByRole("button", { name: "Confirm booking" }).click();
    const question = page.getByRole("dialog", { name: /^Confirm booking / });
    await expect(question.getByRole("radio", { name: `${NAME}, ₹2,000` })).toBeChecked();
    await inspectLooks(page, "booking-confirm-pass", "[role=dialog]:last-of-type");
    await openChoices(question.getByRole("combobox", { name: "Paid by" }));
    await page.getByRole("option", { name: "Cash" }).click();
    await question.getByRole("button", { name: "Confirm and sell the pass" }).click();
    await expect(page.getByText(`${NAME} is sold`)).toBeVisible();
    await sheet.getByRole("link", { name: `${NAME}, ₹2,000` }).click();
    await expect(page.getByRole("dialog", { name: "Membership of Meera Iyer" })).toContainText("Left9 of 10 days");
  });

  await test.step("the visitor's page says what is left", async () => {
    await page.setViewportSize(PHONE);
    const [mail] = await mailsTo(request, visitor);
    expect(mail?.subject).toMatch(/^Booking confirmed/);
    const link = /^\S+\/booking\/[\w-]{64}$/m.exec(mail?.text ?? "")?.[0] ?? "";
    await page.goto(new URL(link).pathname);
    await expect(page.getByText(`${NAME}: 9 of 10 days left, until `)).toBeVisible();
    await inspect(page, "linked-booking-pass", { rules: "structure" });
  });

  await test.step("the next visit takes a day of it", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/qr-booking/${orgCode}`);
    await pickSeat(page, 2);
    await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
    await page.getByLabel("E-mail").fill(visitor);
    await setClockAhead(1);
    await button(page, "Send me a code").click();
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, visitor, 2));
    await atStep(page, "Your membership");
    // Whoever is let in by what he has is offered no other.
    await expect(page.getByRole("radiogroup", { name: "This visit, or a pass" })).toHaveCount(0);
    await button(page, "Book, nothing to pay").click();
    await atStep(page, DONE);
    await expect(page.getByText(`${NAME}: 8 of 10 days left, until `)).toBeVisible();
  });
});
