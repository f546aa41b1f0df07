import type { AddFeePlan } from "@carrel/sdk/schemas";
import type { APIRequestContext, Page } from "@playwright/test";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";
import { atStep, DONE, localDay, ZONE } from "../support/visitor-walk";

const MEMBER = "Your membership";

/** A hall that is open day and night, an hour in it for 100 rupees, and a member of it by what a plan sells. */
async function openHall(request: APIRequestContext, plan: Partial<AddFeePlan>, isInShift = false) {
  const desks = [{ name: "A1" }, { name: "A2" }];
  const place = await makePlace(request, `Visits ${unique()}`, [{ name: "Long hall", timezone: ZONE, desks }]);
  const { client } = place;
  const [branchId = ""] = place.branchIds;
  await client.feePlans.add({
    name: "An hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 10_000,
  });
  const morning = await client.shifts.add({
    branchId,
    name: "Morning",
    starts: "06:00",
    ends: "12:00",
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  });
  const { _id: feePlanId } = await client.feePlans.add({
    name: "Plan",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    amount: 50_000,
    ...plan,
    ...(isInShift && { shiftIds: [morning._id] }),
  });
  const email = `member-${unique()}@mail.test`;
  const { _id: customerId } = await client.customers.add({ branchId, name: "Meera Iyer", email });
  const membership = await client.memberships.add({
    customerId,
    feePlanId,
    startDate: localDay(0),
    ...(isInShift && { shiftId: morning._id }),
  });
  return { ...place, address: `/qr-booking/${place.orgCode}`, email, membership };
}

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });
const pressDay = (page: Page, days: number) => {
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: ZONE });
  return page.getByRole("radio", { name: day.format(Date.now() + days * 86_400_000) }).click();
};

/** From the time to who comes, at the first desk. */
async function pickSeat(page: Page) {
  await button(page, "See what is free").click();
  await button(page, /^Desk A1,/).click();
  await atStep(page, "Who is it for?");
}

async function prove(page: Page, request: APIRequestContext, email: string, count = 1) {
  await button(page, "Send me a code").click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email, count));
}

async function introduce(page: Page, email: string) {
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(email);
}

const summary = (page: Page) => page.getByRole("region", { name: "Your booking" });

test("a visitor uses up a pass of two days by QR, and the third visit has its price", async ({ page, request }) => {
  const { address, email } = await openHall(request, {
    name: "Two-day pass",
    sells: "pass",
    allowance: { count: 2, unit: "day" },
  });
  await page.goto(address);
  await pressDay(page, 1);
  await button(page, /^03:00/).click();
  await pickSeat(page);
  // Nobody learns by an address alone who is a member.
  await introduce(page, email);
  await expect(summary(page)).toContainText("₹100");
  await prove(page, request, email);

  await atStep(page, MEMBER);
  await expect(page.getByRole("heading", { level: 1, name: MEMBER })).toBeFocused();
  await expect(
    page.getByText("Two-day pass: 2 of 2 days left. This visit takes 1 day, and 1 day is left after it."),
  ).toBeVisible();
  await expect(summary(page)).not.toContainText("₹100");
  await inspectLooks(page, "visitor-membership");
  await button(page, "Book, nothing to pay").click();
  await atStep(page, DONE);
  await expect(page.getByText(/^Two-day pass: 1 of 2 days left, until /)).toBeVisible();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.getByText("To pay when you come")).toHaveCount(0);
  await inspectLooks(page, "visitor-membership-done");

  await button(page, "Book another desk").click();
  await pressDay(page, 2);
  await button(page, /^03:00/).click();
  await pickSeat(page);
  await setClockAhead(1);
  await prove(page, request, email, 2);
  await atStep(page, MEMBER);
  await expect(page.getByText("This visit takes 1 day, and nothing is left after it.")).toBeVisible();
  await button(page, "Book, nothing to pay").click();
  await atStep(page, DONE);
  await expect(page.getByText("Two-day pass: it is used up now.")).toBeVisible();

  await button(page, "Book another desk").click();
  await pressDay(page, 3);
  await button(page, /^03:00/).click();
  await pickSeat(page);
  await setClockAhead(2);
  await prove(page, request, email, 3);
  await atStep(page, MEMBER);
  await expect(page.getByText("Two-day pass is used up.")).toBeVisible();
  await expect(page.getByText("Booked all the same, it costs ₹100, to pay when you come.")).toBeVisible();
  await inspectLooks(page, "visitor-membership-used-up");
  await button(page, "Book for ₹100").click();
  await atStep(page, DONE);
  await expect(page.getByText("Waiting for confirmation")).toBeVisible();
  await expect(page.getByText("To pay when you come")).toBeVisible();
});

test("a shift is chosen by one press, and whoever has a place in it is told why another time is none of his", async ({
  page,
  request,
}) => {
  const { address, email } = await openHall(request, { name: "Flex mornings", sells: "floating" }, true);
  await page.goto(address);
  await pressDay(page, 1);
  await button(page, /^14:00/).click();
  await pickSeat(page);
  await introduce(page, email);
  await prove(page, request, email);
  await atStep(page, MEMBER);
  await expect(page.getByText(/^Flex mornings is for Morning, .*06:00.*12:00.*\.$/)).toBeVisible();
  await button(page, "Another time").click();

  await atStep(page, "When do you come?");
  const shift = page.getByRole("radiogroup", { name: "Shift" }).getByRole("radio", { name: /^Morning 06:00–12:00/ });
  await expect(shift).not.toBeChecked();
  await shift.click();
  await expect(shift).toBeChecked();
  await expect(summary(page)).toContainText("06:00–12:00");
  await expect(summary(page)).toContainText("₹600");
  await inspectLooks(page, "booking-when-shift");
  // Any other time is still to be had, and then it is no shift.
  await button(page, /^07:00/).click();
  await expect(shift).not.toBeChecked();
  await shift.click();
  await pickSeat(page);
  // The address is proved: no second code.
  await button(page, "Go on").click();
  await atStep(page, MEMBER);
  await expect(page.getByText(/^Flex mornings, Morning, until .*: this visit is part of it\./)).toBeVisible();
  await button(page, "Book, nothing to pay").click();
  await atStep(page, DONE);
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test.describe("what is used up meanwhile", () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 409/] });

  test("is told before anything is booked for its price", async ({ page, request }) => {
    const { address, client, email, membership } = await openHall(request, {
      name: "One-day pass",
      sells: "pass",
      allowance: { count: 1, unit: "day" },
    });
    await page.goto(address);
    await pressDay(page, 1);
    await button(page, /^03:00/).click();
    await pickSeat(page);
    await introduce(page, email);
    await prove(page, request, email);
    await atStep(page, MEMBER);
    await client.memberships.visit({ id: membership._id, date: localDay(2) });
    await button(page, "Book, nothing to pay").click();
    await expect(page.getByText(/^One-day pass: This pass has 0 days left\./)).toBeVisible();
    await expect(page.getByText("Booked all the same, it costs ₹100, to pay when you come.")).toBeVisible();
    await button(page, "Book for ₹100").click();
    await atStep(page, DONE);
    await expect(page.getByText("Waiting for confirmation")).toBeVisible();
  });
});
