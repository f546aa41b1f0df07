import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { BASE_URL } from "../support/addresses";
import { signInAs } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { clientOf } from "../support/staff";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

/** Beside what the server refuses: a call that a test cuts. */
const EXPECTED = new RegExp(`${REFUSED.source}|net::ERR_FAILED .*/verify$`);
test.use({ expectedErrors: [EXPECTED] });

const UTC = { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] };

/** A place whose trial runs, and its owner. */
const placeOf = (request: APIRequestContext) => makePlace(request, `Phone ${unique()}`, [UTC]);

/** A phone of somebody who has no session here. */
const phoneOf = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })).newPage();

/** An order of a plan and its phone's session, by the API. */
async function sessionOf(request: APIRequestContext) {
  const { email, password } = await placeOf(request);
  const client = await clientOf(email, password);
  const order = await client.subscription.createOrder({ planCode: "starter" });
  const session = await client.mobilePayment.createSession({ transactionId: order.transactionId });
  return { client, order, session, path: new URL(session.url).pathname };
}

const PANEL = "[role=dialog]";
const codeOn = (page: Page) => page.getByRole("img", { name: "QR code that opens the payment on a phone" });
/** What a phone reads off the code. */
async function addressOn(page: Page): Promise<string> {
  let address: string | null = null;
  const read = async () => (address = await readQr(page, codeOn(page)));
  await expect.poll(read).toMatch(new RegExp(`^${BASE_URL}/mobile-payment/[\\w-]{36}$`));
  return address ?? "";
}
const paidIn = (page: Page, title: string) => expect(page.getByRole("status").filter({ hasText: title })).toBeVisible();

/** Pays in the sandbox, from the page where the code led to. */
async function payIn(phone: Page) {
  await phone.getByRole("button", { name: "Pay ₹999" }).click();
  await phone.getByRole("button", { name: "Pay in the sandbox" }).click();
}

test("the desktop shows a code, the phone that reads it pays, and the desktop goes on by itself", async ({
  page,
  request,
  browser,
}) => {
  const { email, password } = await placeOf(request);
  await signInAs(page, email, password);
  await page.goto("/subscription/change?plan=starter");
  await page.getByRole("button", { name: "Pay on your phone" }).click();
  await expect(codeOn(page)).toBeVisible();
  await inspectLooks(page, "pay-on-phone", PANEL);
  const address = await addressOn(page);
  await expect(page.getByText(address, { exact: true })).toBeVisible();

  const phone = await phoneOf(browser);
  await phone.goto(address);
  await expect(phone.getByRole("heading", { level: 1, name: "Pay ₹999" })).toBeVisible();
  await expect(phone.getByText(/^Starter until/)).toBeVisible();
  await inspectLooks(phone, "mobile-payment");
  await phone.setViewportSize({ width: 360, height: 780 });

  await test.step("Back from the checkout, and a reload, lose nothing", async () => {
    await phone.getByRole("button", { name: "Pay ₹999" }).click();
    await expect(phone.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
    await phone.goBack();
    await expect(phone.getByRole("button", { name: "Pay ₹999" })).toBeEnabled();
    await phone.reload();
  });
  await payIn(phone);
  await paidIn(phone, "Paid");
  expect(new URL(phone.url()).search).toBe("");
  await inspectLooks(phone, "mobile-payment-paid");
  await phone.reload();
  await paidIn(phone, "Already paid");

  await expect(page).toHaveURL(/\/subscription\?paid=/);
  await expect(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
  await phone.context().close();
});

test("a code's time ends on both sides, and the desktop shows a new one", async ({ page, request, browser }) => {
  const { email, password } = await placeOf(request);
  await signInAs(page, email, password);
  await page.goto("/subscription/change?plan=starter");
  await page.getByRole("button", { name: "Pay on your phone" }).click();
  await expect(codeOn(page)).toBeVisible();
  const first = await addressOn(page);
  const phone = await phoneOf(browser);
  await phone.goto(first);
  await expect(phone.getByRole("heading", { level: 1, name: "Pay ₹999" })).toBeVisible();

  await setClockAhead(16);
  await paidIn(phone, "This code's time is over");
  await expect(phone.getByRole("button", { name: "Pay ₹999" })).toHaveCount(0);
  await inspectLooks(phone, "mobile-payment-expired");
  await expect(page.getByText("This code's time is over, and nothing was paid.")).toBeVisible();
  await inspectLooks(page, "pay-on-phone-expired", PANEL);
  await page.getByRole("button", { name: "Show a new code" }).click();
  await expect(codeOn(page)).toBeVisible();
  expect(await addressOn(page)).not.toBe(first);
  await phone.context().close();
});

test("two phones with one code pay once: the other is told before it pays, or that its money comes back", async ({
  request,
  browser,
}) => {
  const { client, path } = await sessionOf(request);
  const [one, other, late] = [await phoneOf(browser), await phoneOf(browser), await phoneOf(browser)];
  for (const phone of [one, other, late]) await phone.goto(path);
  // The other one stands in the checkout already when the first one pays.
  await other.getByRole("button", { name: "Pay ₹999" }).click();
  await expect(other.getByRole("button", { name: "Pay in the sandbox" })).toBeVisible();
  await payIn(one);
  await paidIn(one, "Paid");
  await paidIn(late, "Already paid");
  await expect(late.getByRole("button", { name: "Pay ₹999" })).toHaveCount(0);
  await other.getByRole("button", { name: "Pay in the sandbox" }).click();
  await paidIn(other, "To be given back");
  await inspectLooks(other, "mobile-payment-to-return");
  const { transactions } = await client.subscription.transactions();
  expect(transactions.filter(({ status }) => status === "completed")).toHaveLength(1);
  expect(transactions.filter(({ kind }) => kind === "refund")).toHaveLength(1);
  for (const phone of [one, other, late]) await phone.context().close();
});

test("two clicks make one order at the desktop and one payment on the phone", async ({ page, request, browser }) => {
  const { email, password } = await placeOf(request);
  const client = await clientOf(email, password);
  const list = async () => (await client.subscription.transactions()).transactions;
  await signInAs(page, email, password);
  await page.goto("/plans-selection?plan=starter");
  await page.getByRole("button", { name: "Pay on your phone" }).dblclick();
  const address = await addressOn(page);
  expect(await list()).toMatchObject([{ status: "pending" }]);
  const phone = await phoneOf(browser);
  await phone.goto(address);
  await phone.getByRole("button", { name: "Pay ₹999" }).dblclick();
  await phone.getByRole("button", { name: "Pay in the sandbox" }).dblclick();
  await paidIn(phone, "Paid");
  expect(await list()).toMatchObject([{ status: "completed", amount: 99_900 }]);
  await phone.context().close();
});

test("an answer that came back is checked again where the connection failed or the page was loaded anew", async ({
  page,
  request,
}) => {
  const { client, path } = await sessionOf(request);
  await page.route("**/api/mobile-payment/session/*/verify", (route) => route.abort());
  await page.goto(path);
  await payIn(page);
  await expect(page.getByRole("button", { name: "Check again" })).toBeVisible();
  await inspectLooks(page, "mobile-payment-checking");
  await page.unroute("**/api/mobile-payment/session/*/verify");
  await page.reload();
  await paidIn(page, "Paid");
  expect((await client.subscription.current()).subscription).toMatchObject({ planCode: "starter", status: "ACTIVE" });
});

test("offline nothing can be begun, and it goes on once the phone is connected", async ({ page, request }) => {
  const { path } = await sessionOf(request);
  await page.goto(path);
  const pay = page.getByRole("button", { name: "Pay ₹999" });
  await expect(pay).toBeEnabled();
  // The rupee's letter is in a font of its own, which may be on its way still.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.context().setOffline(true);
  await expect(pay).toBeDisabled();
  await expect(page.getByText("You are offline. You can pay once you are connected.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(pay).toBeEnabled();
});

test("a code that leads to nothing says so, and so does an address without one", async ({ page }) => {
  await page.goto("/mobile-payment/0b0d2f3e-6f64-4d0e-8a52-6f1f7f1c5a11");
  await expect(page.getByRole("heading", { level: 1, name: "This code leads to no payment" })).toBeVisible();
  await inspectLooks(page, "mobile-payment-unknown");
  const nothing = await page.goto("/mobile-payment/");
  expect(nothing?.status()).toBe(404);
});
