import { type APIRequestContext, devices, type Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { anotherWindow } from "../support/another-window";
import { openChoices } from "../support/choices";
import { inspectLooks, setDark } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { hire } from "../support/staff";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const HOUR = 3_600_000;
/** The day after tomorrow at noon in UTC. */
const NOON = new Date(`${new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10)}T12:00:00Z`).getTime();
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

/** Two bookings of ₹500: Riya's is not paid, Arjun's is. */
async function twoBooked(request: APIRequestContext) {
  const place = await makePlace(request, `Money House ${unique()}`, [
    { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] },
  ]);
  await place.client.feePlans.add({
    name: "An hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 50_000,
    taxPercent: 0,
  });
  const { data: desks } = await place.client.desks.list({ limit: 1, page: 1 });
  const hour = { deskId: desks[0]?._id ?? "", type: "HOURLY" } as const;
  const customer = (name: string) => ({ name, email: `${name.toLowerCase()}-${unique()}@quiet.test` });
  const riya = await place.client.desks.bookDesk({ ...hour, customer: customer("Riya"), startAt: at(0), endAt: at(1) });
  const arjun = await place.client.desks.bookDesk({
    ...hour,
    customer: customer("Arjun"),
    startAt: at(2),
    endAt: at(3),
    method: "cash",
  });
  return { ...place, riya, arjun };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const payments = (page: Page) => page.getByRole("region", { name: "Payments" });
const taking = (page: Page) => page.getByRole("dialog", { name: /^Take payment for / });
const payBy = async (page: Page, method: string) => {
  await openChoices(taking(page).getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: method }).click();
};

test("a debt is found, taken in parts and once, and given back as its booking is cancelled", async ({
  page,
  request,
}) => {
  const { email, password, riya, arjun } = await twoBooked(request);
  await signInAs(page, email, password);
  await page.goto("/bookings");
  const row = (name: string) => page.locator("tbody").getByRole("row", { name: new RegExp(name) });
  await expect(row("Arjun")).toContainText("Paid");
  await press(page, "Filters");
  await openChoices(page.getByRole("dialog", { name: "Filters" }).getByRole("combobox", { name: "Payment" }));
  await page.getByRole("option", { name: "Not paid yet" }).click();
  await expect(page).toHaveURL(/payment=due/);
  await expect(row("Arjun")).toHaveCount(0);
  await expect(row("Riya")).toContainText(/₹500\s*Not paid/);
  await page.keyboard.press("Escape");
  await row("Riya").getByRole("link").first().click();

  await expect(payments(page)).toContainText(/Due\s*₹500/);
  await press(page, "Take payment");
  await expect(taking(page).getByLabel("Amount")).toBeFocused();
  await expect(taking(page).getByLabel("Amount")).toHaveValue("500");
  await taking(page).getByLabel("Amount").fill("250");
  await expect(taking(page).getByText("₹250 is left after this.")).toBeVisible();
  await inspectLooks(page, "booking-take-payment", "[role=dialog]");
  await taking(page).getByLabel("Amount").press("Enter");
  await expect(page.getByText(`₹250 taken for booking ${riya.code}`)).toBeVisible();
  await expect(payments(page)).toContainText(/Paid\s*₹250\s*Due\s*₹250/);
  await expect(page.getByRole("button", { name: "Take payment" })).toBeFocused();

  await test.step("another tab takes the same, and is told in words", async () => {
    const other = await anotherWindow(page);
    await press(other, "Take payment");
    await expect(taking(other).getByLabel("Amount")).toHaveValue("250");

    await press(page, "Take payment");
    await payBy(page, "UPI");
    await taking(page).getByLabel("Reference").fill("431209871234");
    await taking(page).getByRole("button", { name: "Take payment" }).click();
    await expect(payments(page)).toContainText("Paid in full");
    await expect(payments(page).getByText("UPI, 431209871234")).toBeVisible();

    await taking(other).getByRole("button", { name: "Take payment" }).click();
    await expect(taking(other).getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
    await expect(taking(other).getByLabel("Amount")).toHaveValue("250");
    await expect(taking(other).getByLabel("Amount")).toHaveAccessibleDescription(/due/);
    await other.close();
  });
  await inspectLooks(page, "booking-paid", "[role=dialog]");

  await test.step("cancelled, with a part given back", async () => {
    await press(page, "Cancel booking");
    const question = page.getByRole("alertdialog");
    await expect(question.getByLabel("Refund")).toHaveValue("500");
    await question.getByLabel("Refund").fill("600");
    await expect(question.getByRole("button", { name: "Cancel booking" })).toBeDisabled();
    await question.getByLabel("Refund").fill("400");
    await question.getByRole("button", { name: "We are closed then" }).click();
    await inspectLooks(page, "booking-cancel-paid", "[role=alertdialog]");
    await question.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText(`Booking ${riya.code} is cancelled`)).toBeVisible();
    await expect(payments(page)).toContainText("It is cancelled, and ₹100 of what was paid stays with you.");
    await expect(payments(page)).toContainText(/We are closed then.*−₹400/);
  });

  await test.step("what stays and may be given back is found among all", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await openChoices(page.getByRole("dialog", { name: "Filters" }).getByRole("combobox", { name: "Payment" }));
    await page.getByRole("option", { name: "To be given back" }).click();
    await expect(row("Riya")).toContainText(/Not refunded\s*₹100 paid/);
    await expect(row("Arjun")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await row("Riya").getByRole("link").first().click();
  });

  await test.step("and the rest later, with a reason", async () => {
    await press(page, "Refund");
    const refund = page.getByRole("dialog", { name: /^Refund for / });
    await refund.getByRole("button", { name: "Refund" }).click();
    await expect(refund.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
    await refund.getByRole("button", { name: "Booked twice" }).click();
    await inspectLooks(page, "booking-refund", "[role=dialog]");
    await refund.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(payments(page)).toContainText(/Booked twice.*−₹100/);
    await expect(payments(page).getByRole("button", { name: "Refund" })).toHaveCount(0);
  });

  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Revenue, last 7 days\s*₹500/);

  const cashier = await hire({ by: email, password, name: "Mira Shah", role: "Front desk" });
  await signInAs(page, cashier.email, SENTENCE);
  await page.goto(`/bookings/${arjun._id}`);
  await expect(payments(page)).toContainText("Paid in full");
  await expect(payments(page).getByRole("button", { name: "Refund" })).toHaveCount(0);
  await press(page, "Cancel booking");
  await expect(page.getByRole("alertdialog")).toContainText("The ₹500 stay with you");
});

test("a desk is booked with a part of it paid, and the rest is in Dues", async ({ page, request }) => {
  const { client, email, password } = await twoBooked(request);
  await client.feePlans.add({
    name: "A day",
    bookingType: "DAILY",
    duration: { count: 1, unit: "day" },
    amount: 80_000,
    taxPercent: 0,
  });
  const { data: desks } = await client.desks.list({ limit: 1, page: 1 });
  await signInAs(page, email, password);
  await page.goto(`/desks/${desks[0]?._id}/book`);
  const form = page.getByRole("dialog").first();
  await form.getByRole("radio", { name: "Whole days" }).click();
  await press(page, "Somebody new");
  await form.getByLabel("Name").fill("Meera Iyer");
  await form.getByLabel("Phone").fill("+91 98765 43219");
  await expect(form.getByText("₹800").last()).toBeVisible();
  const now = form.getByLabel("Paid now");
  await expect(now).toHaveCount(0);
  await openChoices(form.getByRole("combobox", { name: "Payment" }));
  await page.getByRole("option", { name: "Card" }).click();
  await expect(now).toHaveValue("800");
  await now.fill("400");
  await expect(now).toHaveAccessibleDescription("₹400 stays due.");
  await inspectLooks(page, "desk-booked-in-part", "[role=dialog]");
  await press(page, "Book desk");
  await expect(page.getByText("Desk A1 is booked for Meera Iyer")).toBeVisible();
  await page.goto("/dues");
  await expect(page.locator("tbody").getByRole("row", { name: /^Meera Iyer/ })).toContainText("₹400");
});

test("what is due is paid by UPI: at the counter by a code of what is typed, at home by the booking's page", async ({
  page,
  request,
  browser,
}) => {
  const { client, email, password, riya } = await twoBooked(request);
  const payeeName = "Nair & Söhne / 50% + Café";
  const orgId = (await client.auth.session()).loggedOrgDetails._id;
  const link = (am: string) =>
    `upi://pay?pa=quay.house@examplebank&pn=Nair%20%26%20S%C3%B6hne%20%2F%2050%25%20%2B%20Caf%C3%A9&am=${am}&cu=INR&tn=${riya.code}`;
  await signInAs(page, email, password);
  await page.goto(`/bookings/${riya._id}`);
  await press(page, "Take payment");
  await payBy(page, "UPI");
  await expect(taking(page).getByText("add your UPI address in settings")).toBeVisible();
  await expect(taking(page).getByRole("link", { name: "settings" })).toHaveAttribute("href", "/settings");
  await press(page, "Cancel");
  await client.organisation.updateSettings({ _id: orgId, upiDetails: { vpa: "quay.house@examplebank", payeeName } });

  const code = taking(page).getByRole("img", { name: /^QR code that pays / });
  await test.step("the code is of the amount that is typed, and of no other", async () => {
    await press(page, "Take payment");
    await expect(code).toHaveCount(0);
    await payBy(page, "UPI");
    await expect(code).toHaveAccessibleName(`QR code that pays ₹500 to ${payeeName} by UPI`);
    expect(await readQr(page, code)).toBe(link("500.00"));
    await taking(page).getByLabel("Amount").fill("120.05");
    await expect(code).toHaveAccessibleName(`QR code that pays ₹120.05 to ${payeeName} by UPI`);
    expect(await readQr(page, code)).toBe(link("120.05"));
    const words = taking(page).getByRole("region", { name: "UPI code" });
    await expect(words).toContainText("₹120.05");
    await expect(words).toContainText(`to ${payeeName} (quay.house@examplebank)`);
    await expect(words).toContainText(`Note: ${riya.code}`);
    await inspectLooks(page, "booking-counter-code", "[role=dialog]");
    await setDark(page, true);
    expect(await readQr(page, code)).toBe(link("120.05"));
    await setDark(page, false);
    await taking(page).getByLabel("Amount").fill("");
    await expect(code).toHaveCount(0);
    await taking(page).getByLabel("Amount").fill("0");
    await expect(code).toHaveCount(0);
    await taking(page).getByLabel("Amount").fill("120.05");
    await expect(code).toBeVisible();
    await taking(page).getByLabel("Amount").press("Enter");
    await expect(payments(page)).toContainText(/Due\s*₹379\.95/);
  });

  await test.step("who takes money at the front desk needs no right to see the settings", async () => {
    const cashier = await hire({ by: email, password, name: "Mira Shah", role: "Front desk" });
    await signInAs(page, cashier.email, SENTENCE);
    await page.goto(`/bookings/${riya._id}`);
    await press(page, "Take payment");
    await payBy(page, "UPI");
    await expect(code).toBeVisible();
    expect(await readQr(page, code)).toBe(link("379.95"));
  });

  await test.step("the visitor pays by the page that his mail leads to, until it is paid", async () => {
    const [mail] = await mailsTo(request, riya.visitor.email);
    const path = /\/booking\/[\w-]{64}/.exec(mail?.text ?? "")?.[0] ?? "";
    await page.goto(path);
    const pay = page.getByRole("region", { name: "Pay ₹379.95 by UPI" });
    await expect(pay).toContainText(`To ${payeeName} (quay.house@examplebank), with the note ${riya.code}.`);
    const shown = pay.getByRole("img", { name: /^QR code that pays ₹379\.95/ });
    expect(await readQr(page, shown)).toBe(link("379.95"));
    await expect(pay.locator("a")).toHaveAttribute("href", link("379.95"));
    await expect(pay.getByRole("link")).toHaveCount(0);
    await inspectLooks(page, "booking-page-upi");
    const { defaultBrowserType: _, ...handset } = devices["Pixel 7"];
    const phone = await browser.newContext({ ...handset, baseURL: new URL(page.url()).origin });
    const held = await phone.newPage();
    await held.goto(path);
    await expect(held.getByRole("link", { name: "Open your UPI app" })).toHaveAttribute("href", link("379.95"));
    await phone.close();
    await client.bookings.pay({ id: riya._id, amount: 37_995, method: "upi" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
    await expect(pay).toHaveCount(0);
    await expect(page.getByText("To pay when you come")).toHaveCount(0);
  });
});
