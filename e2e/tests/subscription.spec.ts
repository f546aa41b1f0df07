import type { APIRequestContext, Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { buy } from "../support/buy";
import { setClockAhead } from "../support/clock";
import { inspectLooks, isFull } from "../support/looks";
import { makePlace } from "../support/place";
import { clientOf, hire } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** Refusals that these tests bring about, and the 402 of an ended subscription. */
test.use({ expectedErrors: [/the server responded with a status of (401|402|409|503)/] });

const DAY = 24 * 60;
const ZONE = "Asia/Kolkata";

/** Turns the clock of the server, and of the browser with it. */
async function goAhead(page: Page, minutes: number) {
  await setClockAhead(minutes);
  await page.clock.setSystemTime(Date.now() + minutes * 60_000);
}

/** An organisation on trial, with its owner signed in. */
async function onTrial(page: Page, request: APIRequestContext, branches = 0) {
  const name = `Quiet Payers ${unique()}`;
  const place = await makePlace(
    request,
    name,
    Array.from({ length: branches }, (_, at) => ({ name: `Branch ${at + 1}`, timezone: ZONE })),
  );
  await signInAs(page, place.email, place.password);
  return place;
}

const summary = (page: Page) => page.getByRole("region", { name: "What it costs" });
const choose = (page: Page, plan: string) => page.getByRole("button", { name: `Choose ${plan}`, exact: true });
const chosen = (page: Page, plan: string) => page.getByRole("button", { name: `Chosen: ${plan}`, exact: true });
const pay = (page: Page, amount: string) => summary(page).getByRole("button", { name: `Pay ${amount}`, exact: true });
const payInTheSandbox = (page: Page) => page.getByRole("button", { name: "Pay in the sandbox" }).click();
const payments = (page: Page) => page.locator("a[data-row-open]");

const DEVICES = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 850 } };

for (const device of isFull ? (["phone", "desktop"] as const) : (["phone"] as const)) {
  test(`trial, plan, upgrade, recurring, cancelled, expired and renewed, by clicking, ${device}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(DEVICES[device]);
    const { email, password } = await onTrial(page, request);

    await page.goto("/subscription");
    await expect(page.getByText("Nothing was paid yet")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Choose a plan" }).click();
    await expect(page).toHaveURL(/\/plans-selection$/);
    await expect(summary(page)).toContainText("Choose a plan to see what it costs");

    await page.getByRole("radio", { name: "By the year" }).click();
    await expect(choose(page, "Starter")).toHaveCount(0);
    await page.getByRole("radio", { name: "By the month" }).click();

    // Left without paying: the choice is still there, by the page's own way and by the browser's.
    await choose(page, "Starter").click();
    await pay(page, "₹999").click();
    await page.getByRole("link", { name: "Go back without paying" }).click();
    await expect(chosen(page, "Starter")).toBeVisible();
    await pay(page, "₹999").click();
    await expect(page.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
    await page.goBack();
    await expect(chosen(page, "Starter")).toBeVisible();

    await pay(page, "₹999").click();
    const verified = page.waitForRequest(/verify-payment$/);
    await payInTheSandbox(page);
    const answer = (await verified).postDataJSON();
    await expect(page.getByText("₹999 is paid")).toBeVisible();
    await expect(page).toHaveURL(/\/subscription\?paid=/);
    await expect(page.getByText("0 of 40")).toBeVisible();
    const orders = await payments(page).count();

    // The same answer again, as a reload or Back in the middle brings it: it counts once.
    await page.goto(`/subscription/change?${new URLSearchParams(answer)}`);
    await expect(page).toHaveURL(/\/subscription\?paid=/);
    await expect(page.getByText("₹999 is paid")).toBeVisible();
    await expect(payments(page)).toHaveCount(orders);

    await page.getByRole("link", { name: "Change or renew" }).click();
    await choose(page, "Growth").click();
    await page.getByRole("spinbutton", { name: "Pieces of 50 more desks" }).fill("2");
    await expect(summary(page)).toContainText("2 × 50 more desks");
    await expect(summary(page)).toContainText("Unused days of Starter");
    await summary(page)
      .getByRole("button", { name: /^Pay ₹2,/ })
      .click();
    await payInTheSandbox(page);
    await expect(page.getByText(/^Growth runs until /)).toBeVisible();
    await expect(page.getByText("0 of 250")).toBeVisible();

    await page.getByRole("link", { name: /^See receipt .+-0002$/ }).click();
    const receipt = page.getByRole("dialog");
    await expect(receipt).toContainText("Unused days of Starter");
    await expect(receipt).toContainText("Sandbox: no money moved");
    await page.keyboard.press("Escape");
    await expect(receipt).toHaveCount(0);

    // The next month with what is allowed for those after it, and taken back.
    await page.getByRole("link", { name: "Change or renew" }).click();
    await page.getByRole("switch", { name: "Renew by itself" }).click();
    await expect(summary(page)).toContainText(/Next: ₹3,497 on .+, taken by itself\./);
    await pay(page, "₹3,497").click();
    await payInTheSandbox(page);
    await expect(page.getByText("₹3,497 is paid")).toBeVisible();
    const plan = page.getByRole("region", { name: "Your plan", exact: true });
    await expect(plan).toContainText("It is taken by itself.");
    await page.getByRole("button", { name: "Stop renewing by itself" }).click();
    await page.getByRole("button", { name: "Stop renewing", exact: true }).click();
    await expect(plan).toContainText("Cancelled, runs until");

    // Past both paid months: who cancelled has no days in which everything still works.
    await goAhead(page, 64 * DAY);
    await page.context().clearCookies();
    await signInAs(page, email, password);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/subscription-expired$/);
    await page.getByRole("link", { name: "Choose a plan" }).click();
    await expect(page.getByText("Your subscription has ended")).toBeVisible();
    await expect(chosen(page, "Growth")).toBeVisible();
    await pay(page, "₹3,497").click();
    await payInTheSandbox(page);
    await expect(page.getByText("₹3,497 is paid")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
}

test("in every look: on trial, choosing, paid, its receipt, a smaller plan that waits", async ({ page, request }) => {
  await onTrial(page, request);
  await page.goto("/subscription");
  await expect(page.getByText("Nothing was paid yet")).toBeVisible();
  await inspectLooks(page, "subscription-trial");
  await page.goto("/plans-selection?plan=growth&addOns=staff-5:1");
  await expect(pay(page, "₹2,798")).toBeVisible();
  await inspectLooks(page, "plans-selection");
  await pay(page, "₹2,798").click();
  await payInTheSandbox(page);
  await expect(page.getByText("₹2,798 is paid")).toBeVisible();
  await inspectLooks(page, "subscription-paid");
  await page.getByRole("link", { name: /^See receipt/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Payment at the gateway");
  await inspectLooks(page, "subscription-receipt");
  await page.goto("/subscription/change?plan=starter&addOns=none");
  await summary(page).getByRole("button", { name: "Change to Starter" }).click();
  await expect(page.getByText(/^Starter from .+ on$/)).toBeVisible();
  await inspectLooks(page, "subscription-waits");
});

test("recurring, charged, a charge that failed, cancelled, ended and renewed", async ({ page, request }) => {
  const { email, password } = await onTrial(page, request);
  const openPlan = async () => {
    await page.context().clearCookies();
    await signInAs(page, email, password);
    await page.goto("/subscription");
  };
  const plan = page.getByRole("region", { name: "Your plan", exact: true });

  await page.goto("/plans-selection?plan=starter");
  await expect(summary(page)).toContainText("Nothing is taken by itself");
  await page.getByRole("switch", { name: "Renew by itself" }).click();
  await expect(summary(page)).toContainText(/Next: ₹999 on .+, taken by itself\./);
  await inspectLooks(page, "plans-recurring");
  await pay(page, "₹999").click();
  await expect(page.getByRole("button", { name: "Charge the next period now" })).toBeVisible();
  const checkout = page.url();
  await payInTheSandbox(page);
  await expect(page.getByText("₹999 is paid")).toBeVisible();
  await expect(plan).toContainText("It is taken by itself.");
  await expect(plan).toContainText("Renews on");
  await inspectLooks(page, "subscription-recurring");

  await goAhead(page, 32 * DAY);
  await openPlan();
  await expect(plan).toContainText("Payment due");
  await page.goto(checkout);
  await page.getByRole("button", { name: "Let the charge fail" }).click();
  await expect(page.getByText("was told that the charge failed")).toBeVisible();
  await openPlan();
  await expect(plan).toContainText("Payment due");
  await page.goto(checkout);
  await page.getByRole("button", { name: "Charge the next period now" }).click();
  await expect(page.getByText("was told that the charge was made")).toBeVisible();
  await openPlan();
  await expect(plan).toContainText("Renews on");
  await expect(payments(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Stop renewing by itself" }).click();
  await page.getByRole("button", { name: "Stop renewing", exact: true }).click();
  await expect(plan).toContainText("Cancelled, runs until");
  await inspectLooks(page, "subscription-cancelled");

  // Who cancelled has no days of grace.
  await goAhead(page, 64 * DAY);
  await openPlan();
  await expect(page).toHaveURL(/\/subscription-expired$/);
  await page.getByRole("link", { name: "Choose a plan" }).click();
  await pay(page, "₹999").click();
  await payInTheSandbox(page);
  await expect(page.getByText("₹999 is paid")).toBeVisible();
  await page.goto("/subscription");
  await expect(plan).toContainText("Paid until");
});

test("a plan that holds too little is not paid, and says what to remove", async ({ page, request }) => {
  await onTrial(page, request, 2);
  await page.goto("/plans-selection?plan=starter");
  await expect(page.getByText("Starter holds less than you have")).toBeVisible();
  await expect(pay(page, "₹999")).toBeDisabled();
  await inspectLooks(page, "plan-too-small");
  await page.getByRole("link", { name: "Remove 1 branch" }).click();
  await expect(page).toHaveURL(/\/branches$/);
  await page.goto("/plans-selection?plan=starter");
  await page.getByRole("button", { name: "One more of One more branch" }).click();
  await expect(pay(page, "₹1,798")).toBeEnabled();
});

test("a price that changed meanwhile is shown before anything is paid", async ({ page, request }) => {
  await onTrial(page, request);
  let isOld = true;
  await page.route("**/api/admin/subscription/preview-change", async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    if (isOld) json.data = { ...json.data, amount: 90_000 };
    await route.fulfill({ response: reply, json });
  });
  await page.goto("/plans-selection?plan=starter");
  await expect(pay(page, "₹900")).toBeVisible();
  isOld = false;
  await pay(page, "₹900").click();
  await expect(page.getByText("The price has changed")).toBeVisible();
  await pay(page, "₹999").click();
  await expect(page.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
});

test("a gateway that is away, and money that isn't there yet, are told and tried again", async ({ page, request }) => {
  await onTrial(page, request);
  const refuse = (path: string, status: number, code: string, message: string) =>
    page.route(`**/api/admin/subscription/${path}`, (route) =>
      route.fulfill({ status, json: { status: false, statuscode: status, code, message } }),
    );
  const letThrough = (path: string) => page.unroute(`**/api/admin/subscription/${path}`);
  await page.goto("/plans-selection?plan=starter");
  await refuse("create-order", 503, "payment_gateway_unavailable", "Try again in a minute.");
  await pay(page, "₹999").click();
  await expect(page.getByText("The payment service can't be reached")).toBeVisible();
  await letThrough("create-order");
  await pay(page, "₹999").click();
  await refuse("verify-payment", 409, "payment_incomplete", "This payment is not complete. Wait a moment.");
  await payInTheSandbox(page);
  await expect(page.getByText("This payment is not complete. Wait a moment.")).toBeVisible();
  await inspectLooks(page, "payment-incomplete");
  await letThrough("verify-payment");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("₹999 is paid")).toBeVisible();
});

test("of two tabs that pay at once one is paid, and the other says that its money comes back", async ({
  page,
  request,
}) => {
  await onTrial(page, request);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto("/plans-selection?plan=starter");
    await pay(tab, "₹999").click();
    await expect(tab.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
  }
  await payInTheSandbox(page);
  await expect(page.getByText("₹999 is paid")).toBeVisible();
  await payInTheSandbox(other);
  await expect(other.getByText("To be given back", { exact: true })).toBeVisible();
  await inspectLooks(other, "payment-to-return");
  await other.getByRole("link", { name: "See your plan" }).click();
  await expect(other.getByRole("row", { name: /To give back/ })).toBeVisible();
});

test("who may not pay is told whom to ask, where it has ended and where plans are chosen", async ({ page }) => {
  await signInAs(page, "owner@lapsed.test");
  await page.route("**/api/admin/session", async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    const permissions = json.data.permissions.filter((permission: string) => permission !== "subscription.write");
    await route.fulfill({ response: reply, json: { ...json, data: { ...json.data, permissions } } });
  });
  await page.goto("/subscription-expired");
  await expect(page.getByText("Ask an owner of your organisation to renew it", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a plan" })).toHaveCount(0);
  await page.goto("/plans-selection");
  await expect(page.getByText("Choosing a plan is not part of your role")).toBeVisible();
});

test("an unpaid time is told over every screen: with the way to pay, else whom to ask", async ({ page, request }) => {
  const { email, password } = await onTrial(page, request);
  const client = await clientOf(email, password);
  await buy(request, client, "growth");
  const desk = await hire({ by: email, password, name: "Desk Person", role: "Front desk" });
  await goAhead(page, 33 * DAY);
  await page.context().clearCookies();
  await signInAs(page, desk.email, SENTENCE);
  await page.goto("/bookings");
  const banner = page.getByRole("status").filter({ hasText: "The subscription is not paid" });
  await expect(banner).toContainText("Ask whoever manages the subscription to pay.");
  await expect(banner.getByRole("link")).toHaveCount(0);
  await page.context().clearCookies();
  await signInAs(page, email, password);
  await page.goto("/branches");
  await expect(banner).toContainText(/Everything works for \d more days?\./);
  await inspectLooks(page, "past-due");
  await banner.getByRole("link", { name: "Pay now" }).click();
  await expect(page).toHaveURL(/\/subscription\/change$/);
  await expect(chosen(page, "Growth")).toBeVisible();
  await pay(page, "₹2,499").click();
  await payInTheSandbox(page);
  await expect(page.getByText("₹2,499 is paid")).toBeVisible();
  await expect(banner).toHaveCount(0);
});
