import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { dayAhead, ZONE } from "../support/day-ahead";
import { inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const DATE = dayAhead(2);

/** A place of two desks that is open all day. */
const twoDesks = (request: APIRequestContext) =>
  makePlace(request, `Held ${unique()}`, [
    { name: "Only hall", timezone: ZONE, desks: [{ name: "A1" }, { name: "A2" }] },
  ]);

/** The step at which a desk is picked, for the whole of a day. */
const desksOf = (orgCode: string, date = DATE) => `/qr-booking/${orgCode}?type=DAILY&date=${date}&step=desk`;

const desk = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^Desk ${name},`) });

/** Picks a desk and has a code mailed. */
async function askForCode(page: Page, deskName: string, email: string) {
  await desk(page, deskName).click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
}

const enterCode = async (page: Page, request: APIRequestContext, email: string) =>
  page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email));

/** Somebody else at the same door: another browser, which knows nothing of the first. */
const anotherVisitor = async (browser: Browser) => (await browser.newContext()).newPage();

test("a seat is held while its visitor's code is on its way, and is his once he has it", async ({
  page,
  request,
  browser,
}) => {
  const { orgCode, email: owner, password } = await twoDesks(request);
  const email = `held-${unique()}@mail.test`;
  // A hold lasts two minutes: who looks at it stands ready.
  const staff = await anotherVisitor(browser);
  await signInAs(staff, owner, password);
  const other = await anotherVisitor(browser);
  await page.goto(desksOf(orgCode));
  await askForCode(page, "A1", email);
  await expect(page.getByText(/Desk A1 is held for you for [12]:\d\d/)).toBeVisible();

  await test.step("staff see that it is held", async () => {
    await staff.goto(`/bookings/calendar?day=${DATE}`);
    await expect(staff.getByText("Held for a visitor")).toBeVisible();
    await staff.setViewportSize({ width: 360, height: 780 });
    await expect(staff.getByRole("heading", { name: "Held for a visitor" })).toBeVisible();
  });

  await test.step("it is no one else's meanwhile, and no name stands at it", async () => {
    await other.goto(desksOf(orgCode));
    await expect(desk(other, "A2")).toBeEnabled();
    await expect(desk(other, "A1")).toContainText("On Hold");
    await expect(desk(other, "A1")).toBeDisabled();
    // One network has one: who comes behind the same address gets none, and reads of none.
    await askForCode(other, "A2", `other-${unique()}@mail.test`);
    await expect(other.getByText("is held for you")).toHaveCount(0);
  });

  await test.step("a look back loses nothing", async () => {
    await page.getByRole("button", { name: "Another address" }).click();
    await page.getByRole("button", { name: "Another desk" }).click();
    await expect(desk(page, "A1")).toBeEnabled();
    await desk(page, "A1").click();
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  });

  await inspectLooks(page, "hold-code");
  await inspectLooks(staff, "hold-calendar");
  await staff.goto("/bookings");
  await expect(staff.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
  await enterCode(page, request, email);
  await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
  await inspectLooks(page, "hold-booked");
  await Promise.all([staff.context().close(), other.context().close()]);
});

test("a hold that ends is said once, with what to do, and the code still books", async ({ page, request }) => {
  const { orgCode } = await twoDesks(request);
  const email = `ended-${unique()}@mail.test`;
  await page.clock.install();
  await page.goto(desksOf(orgCode));
  await askForCode(page, "A1", email);
  await expect(page.getByText(/Desk A1 is held for you/)).toBeVisible();
  const ended = page.getByRole("status").filter({ hasText: "no longer held" });
  await expect(ended).toHaveCount(0);
  await page.clock.fastForward(121_000);
  await expect(ended).toHaveText(
    "Desk A1 is no longer held for you. Go on all the same: you get it unless somebody else was quicker, and then choose another.",
  );
  await expect(page.getByRole("timer")).toHaveCount(0);
  await enterCode(page, request, email);
  await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
});

test("whoever has three bookings that wait is told so, and loses nothing that he typed", async ({ page, request }) => {
  const { orgCode } = await twoDesks(request);
  const email = `many-${unique()}@mail.test`;
  for (const days of [2, 3, 4]) {
    // An address gets the next code after a while only.
    await setClockAhead(days);
    await page.goto(desksOf(orgCode, dayAhead(days)));
    await askForCode(page, "A1", email);
    await enterCode(page, request, email);
    await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
  }
  await setClockAhead(5);
  await page.goto(desksOf(orgCode, dayAhead(5)));
  await askForCode(page, "A1", email);
  await enterCode(page, request, email);
  await expect(page.getByRole("alert")).toContainText("You have 3 bookings that wait for the staff, and may have 3.");
  await inspectLooks(page, "visitor-limit");
});

test("a time says how many desks it has left, and one that is full can't be chosen", async ({
  page,
  browser,
  request,
}) => {
  const { orgCode } = await makePlace(request, `Full ${unique()}`, [
    { name: "Only hall", timezone: ZONE, desks: [{ name: "A1" }] },
  ]);
  const at = (time: string) => new Date(`${DATE}T${time}:00+05:30`).toISOString();
  await page.goto(`/qr-booking/${orgCode}?type=HOURLY&date=${DATE}&from=${at("10:00")}&to=${at("11:00")}&step=desk`);
  await askForCode(page, "A1", `full-${unique()}@mail.test`);
  await expect(page.getByText(/Desk A1 is held for you/)).toBeVisible();

  const other = await anotherVisitor(browser);
  await other.goto(`/qr-booking/${orgCode}?type=HOURLY&date=${DATE}&step=when`);
  const slot = (time: string) => other.getByRole("toolbar", { name: "Time" }).getByRole("button", { name: time });
  await expect(slot("09:00")).toContainText("1 left");
  await expect(slot("10:00")).toContainText("Full");
  await expect(slot("10:00")).toBeDisabled();
  await slot("09:00").click();
  // A run goes up to what is full, never across.
  await slot("11:00").click();
  await expect(other.getByRole("region", { name: "Your booking" })).toContainText("11:00–12:00");
  await inspectLooks(other, "when-fullness");

  await other.goto(`/qr-booking/${orgCode}?type=DAILY&date=${DATE}&step=when`);
  await expect(other.getByText("No desk is free all day.")).toBeVisible();
  await other.goto(`/qr-booking/${orgCode}?type=DAILY&date=${dayAhead(3)}&step=when`);
  await expect(other.getByText("1 desk is free all day.")).toBeVisible();
  await expect(other.getByRole("region", { name: "Your booking" })).toContainText("The whole day, open 00:00–24:00");
  await inspectLooks(other, "when-day");
  await other.context().close();
});

test("whoever has the only desk held for him takes another time at it, and longer", async ({ page, request }) => {
  const { orgCode } = await makePlace(request, `Longer ${unique()}`, [
    { name: "Only hall", timezone: ZONE, desks: [{ name: "A1" }] },
  ]);
  const email = `longer-${unique()}@mail.test`;
  const at = (time: string) => new Date(`${DATE}T${time}:00+05:30`).toISOString();
  const slot = (time: string) =>
    page.getByRole("toolbar", { name: "Time" }).getByRole("button", { name: new RegExp(`^${time}`) });
  const summary = page.getByRole("region", { name: "Your booking" });
  await page.goto(`/qr-booking/${orgCode}?type=HOURLY&date=${DATE}&from=${at("10:00")}&to=${at("11:00")}&step=desk`);
  await askForCode(page, "A1", email);
  await expect(page.getByText(/Desk A1 is held for you/)).toBeVisible();
  await page.getByRole("button", { name: "Another address" }).click();
  await expect(page.getByText("Desk A1 is not free then")).toHaveCount(0);
  await page.getByRole("button", { name: "Another desk" }).click();
  await page.getByRole("button", { name: "Another time" }).click();

  await test.step("nor is it in his way on the whole day", async () => {
    await page.getByRole("radio", { name: "The whole day" }).click();
    await page.getByRole("button", { name: "See what is free" }).click();
    await expect(desk(page, "A1")).toBeEnabled();
    await page.getByRole("button", { name: "Another time" }).click();
    await expect(page.getByText(/free all day/)).toHaveCount(0);
    await page.getByRole("radio", { name: "Some hours" }).click();
  });

  await expect(slot("09:00")).toContainText("1 left");
  await expect(slot("10:00")).not.toContainText("Full");
  await slot("10:00").click();
  await slot("11:00").click();
  await expect(summary).toContainText("10:00–12:00");
  await page.getByRole("button", { name: "See what is free" }).click();
  await desk(page, "A1").click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  // An address gets another code after half a minute; what is held goes over to the longer time.
  await setClockAhead(1);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText(/Desk A1 is held for you for [01]:\d\d/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email, 2));
  await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
  await expect(page.getByText(/10:00–12:00/).first()).toBeVisible();
});
