import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { PORT } from "../support/addresses";
import { KEY } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspectLooks, LOOKS } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";
import { localDay, ZONE } from "../support/visitor-walk";

test.use({ expectedErrors: [[REFUSED], { scope: "test" }] });

const siteOf = (orgCode: string) => `http://${orgCode.toLowerCase()}.localhost:${PORT}`;
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const instant = (day: number, time: string) => new Date(`${localDay(day)}T${time}:00+05:30`).toISOString();

/** Hours of a day at a desk, booked by whoever proves the address. */
interface Hours {
  email: string;
  desk: string;
  day: number;
  from: string;
  to: string;
}

/** A place of two desks, open day and night, with the way to book it through the API. */
async function placeOf(request: APIRequestContext, names = ["A1", "A2"]) {
  const { orgCode, branchIds, client } = await makePlace(request, `Own ${unique()}`, [
    { name: "Long hall", timezone: ZONE, desks: names.map((name) => ({ name })) },
    { name: "Short hall", timezone: ZONE },
  ]);
  const [branchId = ""] = branchIds;
  const hour = { bookingType: "HOURLY", duration: { count: 1, unit: "hour" } } as const;
  await client.feePlans.add({ name: "Hour", ...hour, amount: 5000 });
  const { data: desks } = await client.desks.list({ limit: 10, page: 1 });
  const send = async (path: string, data: object) => {
    const reply = await request.post(`/api/co-space/bookings/${path}`, { data, headers: { "x-api-key": KEY } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data;
  };
  const { _id: orgId } = await send("super-org-lookup", { orgCode });
  let codes = 0;
  const book = async ({ email, desk, day, from, to }: Hours) => {
    const { flow } = await send("send-otp", { email, orgId });
    codes += 1;
    const otp = await codeFor(request, email);
    const { verificationToken } = await send("verify-otp", { email, orgId, otp, flow });
    const deskId = desks.find(({ name }) => name === desk)?._id;
    const time = { startAt: instant(day, from), endAt: instant(day, to) };
    const who = { verificationToken, orgId, name: "Meera Iyer", email };
    const booking = await send("save-booking", { ...who, branchId, deskId, type: "HOURLY", ...time });
    // An address gets another code after half a minute.
    await setClockAhead(codes);
    return booking;
  };
  return { orgCode, client, branchId, book };
}

/**
 * Signs in on the page that stands there.
 * @param count which code of that address it takes
 * @param look what is done with both of its stages before they are answered
 */
async function signIn(page: Page, request: APIRequestContext, email: string, count = 1, look?: typeof inEveryLook) {
  await expect(title(page, "Sign in")).toBeVisible();
  await look?.(page, "sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(title(page, "Check your mail")).toBeVisible();
  await look?.(page, "sign-in-code");
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email, count));
}

/** Notes whether a step's heading ever stands over nothing. */
const noteEmptySteps = (page: Page) =>
  page.evaluate(() =>
    new MutationObserver(() => {
      const heading = document.querySelector("main h1");
      if (heading && !heading.nextElementSibling) document.documentElement.dataset.empty = heading.textContent ?? "";
    }).observe(document.body, { childList: true, subtree: true }),
  );

const dialog = (page: Page) => page.getByRole("alertdialog");

/** The office's walk sees none of these screens in the dark: a desk is asked for its colours there, a phone for all. */
const OWN_LOOKS: typeof LOOKS = LOOKS.some(({ name }) => name === "phone-dark")
  ? LOOKS
  : LOOKS.map((look) => (look.size.width < 768 ? { ...look, name: "phone-dark", dark: true, rules: undefined } : look));

const inEveryLook = (page: Page, picture: string, within?: string) => inspectLooks(page, picture, within, OWN_LOOKS);

test("a visitor signs in by a code, sees his bookings, cancels with the quote, moves, and books again", async ({
  page,
  request,
}) => {
  const { orgCode, client, branchId, book } = await placeOf(request);
  await client.branches.update({ _id: branchId, directions: "Ring at the blue door.\nThen up the stairs." });
  const email = `own-${unique()}@mail.test`;
  const first = await book({ email, desk: "A1", day: 1, from: "10:00", to: "12:00" });
  // At hours that nobody else takes: booked again, it is of today or tomorrow, as the clock has it.
  const second = await book({ email, desk: "A2", day: 2, from: "13:00", to: "15:00" });

  await page.goto(`${siteOf(orgCode)}/dashboard`);
  await signIn(page, request, email, 3, inEveryLook);
  await expect(title(page, "Your bookings")).toBeVisible();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Your bookings" })).toHaveAttribute("aria-current", "page");
  await expect(header.getByRole("link", { name: "Meera Iyer" })).toHaveAttribute("href", "/profile");
  await expect(page.getByTestId("booking-code")).toHaveText(first.code);
  await expect(page.getByRole("img", { name: `QR code of booking ${first.code}` })).toBeVisible();
  await expect(page.getByText("Nothing was paid yet.")).toBeVisible();
  const wayIn = page.getByRole("region", { name: "To come" }).getByText("Ring at the blue door.");
  await expect(wayIn).toHaveCSS("white-space-collapse", "preserve-breaks");
  await inEveryLook(page, "dashboard");

  await test.step("cancel, with what it means for his money before", async () => {
    await page.getByRole("button", { name: `Cancel ${second.code}` }).click();
    await expect(dialog(page)).toContainText("Nothing was paid for it, and nothing is due.");
    await inEveryLook(page, "cancel", "[role=alertdialog]");
    await dialog(page).getByRole("button", { name: "Cancel booking" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(`Booking ${second.code} is cancelled.`)).toBeVisible();
    const past = page.getByRole("region", { name: "Past" }).getByRole("listitem");
    await expect(past).toHaveCount(1);
    await expect(past).toContainText(second.code);
    await expect(past).toContainText("Cancelled");
  });

  await test.step("move: somebody takes the seat in between, so another time it is", async () => {
    await page.getByRole("link", { name: `Move ${first.code}` }).click();
    await expect(title(page, "When do you come instead?")).toBeVisible();
    await inEveryLook(page, "move-when");
    await page.getByRole("button", { name: "See what is free" }).click();
    await expect(page.getByRole("button", { name: /^Desk A2,/ })).toBeVisible();
    await inEveryLook(page, "move-desk");
    await page.getByRole("button", { name: /^Desk A2,/ }).click();
    await expect(title(page, "Move it like this?")).toBeVisible();
    await expect(page.getByText("It costs the same.")).toBeVisible();
    await book({ email: `other-${unique()}@mail.test`, desk: "A2", day: 1, from: "10:00", to: "12:00" });
    await page.getByRole("button", { name: "Move booking" }).click();
    await expect(page.getByText("Someone was quicker")).toBeVisible();
    await page.getByRole("button", { name: "Another time" }).click();
    // A range begins anew with the first of two presses.
    await page.getByRole("button", { name: /^15:00/ }).click();
    await page.getByRole("button", { name: /^16:00/ }).click();
    await page.getByRole("button", { name: "See what is free" }).click();
    await page.getByRole("button", { name: "Keep desk A1" }).click();
    await inEveryLook(page, "move");
    await page.getByRole("button", { name: "Move booking" }).click();
    await expect(page.getByText(`Booking ${first.code} is moved`)).toBeVisible();
    await expect(page.getByTestId("booking-code")).toHaveText(first.code);
    await expect(page.getByText(/15:00–17:00/).first()).toBeVisible();
  });

  await test.step("into his calendar", async () => {
    await page.getByRole("button", { name: `Calendar ${first.code}` }).click();
    await expect(page.getByRole("menuitem", { name: "Google" })).toHaveAttribute("href", /calendar\.google\.com/);
    const file = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Apple, or a file" }).click();
    expect(await readFile(await (await file).path(), "utf8")).toContain(first.code);
  });

  await test.step("book again in two presses: the flow knows place, desk, times, who books, and that it is he", async () => {
    await page.getByRole("link", { name: `Book again ${second.code}` }).click();
    await expect(title(page, "Who is it for?")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(page.getByRole("region", { name: "Your booking" })).toContainText("13:00–15:00");
    await noteEmptySteps(page);
    await page.getByRole("button", { name: "Book this desk" }).click();
    await expect(title(page, "Your booking is saved")).toBeVisible();
    await expect(page.getByTestId("booking-code")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.empty)).toBeUndefined();
    await expect(page.getByRole("button", { name: "Forget what I typed" })).toHaveCount(0);
    await header.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Forget what I typed" })).toBeVisible();
    await page.getByRole("button", { name: "Book another desk" }).click();
    await expect(header.getByRole("link", { name: "Info" })).toHaveAttribute("href", "/info");
    await expect(header.getByRole("link", { name: "Contact" })).toBeVisible();
    // Whoever comes next reads nothing of who has signed out.
    await page.getByRole("radiogroup", { name: "Day" }).locator('[data-state="available"]').nth(3).click();
    await page.getByRole("button", { name: /^20:00/ }).click();
    await page.getByRole("button", { name: "See what is free" }).click();
    await page.getByRole("button", { name: /^Desk A1,/ }).click();
    await expect(title(page, "Who is it for?")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("E-mail")).toHaveValue("");
  });
});

test("a booking moves by an hour at the only desk, across its own time and no one else's", async ({
  page,
  request,
}) => {
  const { orgCode, book } = await placeOf(request, ["A1"]);
  const email = `hour-${unique()}@mail.test`;
  const { code } = await book({ email, desk: "A1", day: 1, from: "10:00", to: "12:00" });
  await book({ email: `other-${unique()}@mail.test`, desk: "A1", day: 1, from: "14:00", to: "15:00" });
  await page.goto(`${siteOf(orgCode)}/dashboard`);
  await signIn(page, request, email, 2);
  await page.getByRole("link", { name: `Move ${code}` }).click();
  await expect(title(page, "When do you come instead?")).toBeVisible();
  const slot = (time: string) =>
    page.getByRole("toolbar", { name: "Time" }).getByRole("button", { name: new RegExp(`^${time}`) });
  await expect(slot("14:00")).toContainText("Full");
  await expect(slot("14:00")).toBeDisabled();
  await expect(slot("13:00")).toContainText("1 left");
  for (const own of ["10:00", "11:00"]) await expect(slot(own)).toBeEnabled();
  await slot("11:00").click();
  await slot("12:00").click();
  await page.getByRole("button", { name: "See what is free" }).click();
  await page.getByRole("button", { name: "Keep desk A1" }).click();
  await page.getByRole("button", { name: "Move booking" }).click();
  await expect(page.getByText(`Booking ${code} is moved`)).toBeVisible();
  await expect(page.getByText(/11:00–13:00/).first()).toBeVisible();

  await test.step("nor is it said that no desk is free on the day that it takes itself", async () => {
    await page.getByRole("link", { name: `Move ${code}` }).click();
    await page.getByRole("radio", { name: "The whole day" }).click();
    await page.getByRole("radiogroup", { name: "Day" }).locator('[data-state="available"]').nth(3).click();
    await expect(page.getByText("1 desk is free all day.")).toBeVisible();
    await page.getByRole("radiogroup", { name: "Day" }).locator('[data-state="available"]').nth(1).click();
    await page.getByRole("button", { name: "See what is free" }).click();
    await expect(page.getByRole("button", { name: /^Desk A1,/ })).toBeDisabled();
    // What is said there was answered by now.
    await page.getByRole("button", { name: "Another time" }).click();
    await expect(title(page, "When do you come instead?")).toBeVisible();
    await expect(page.getByText(/free all day/)).toHaveCount(0);
  });
});

test("signing out on the way empties what was typed, and what the tab kept of it", async ({ page, request }) => {
  const { orgCode, client, branchId } = await placeOf(request);
  const email = `leaves-${unique()}@mail.test`;
  const pass = { name: "Ten days", sells: "pass", allowance: { count: 10, unit: "day" }, amount: 0 } as const;
  const month = { bookingType: "DAILY", duration: { count: 1, unit: "month" } } as const;
  const { _id: feePlanId } = await client.feePlans.add({ ...pass, ...month });
  const { _id: customerId } = await client.customers.add({ branchId, name: "Meera Iyer", email });
  await client.memberships.add({ customerId, feePlanId, startDate: localDay(0) });
  const who = ["Name", "E-mail", "Phone"] as const;
  const field = (label: (typeof who)[number]) => page.getByLabel(new RegExp(`^${label}`));
  const dashboard = `${siteOf(orgCode)}/dashboard`;
  const time = `from=${instant(2, "10:00")}&to=${instant(2, "11:00")}`;
  const desks = `${siteOf(orgCode)}/book?branch=${branchId}&type=HOURLY&date=${localDay(2)}&${time}&step=desk`;
  const signOut = (tab = page) => tab.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const expectNothing = async () => {
    await expect(title(page, "Who is it for?")).toBeVisible();
    for (const label of who) await expect(field(label)).toHaveValue("");
    // A field that is left tells what stands in it.
    for (const label of who) await field(label).focus();
    expect(await kept()).not.toMatch(/carrel\.typed|Meera|leaves-|98765|other-/);
  };

  /** @param count which code of his it takes */
  const begin = async (count: number) => {
    await signIn(page, request, email, count);
    await expect(title(page, "Your bookings")).toBeVisible();
    // An address gets another code after half a minute.
    await setClockAhead(count);
    await page.goto(desks);
    await page.getByRole("button", { name: /^Desk A2,/ }).click();
    await expect(field("E-mail")).toHaveValue(email);
  };

  await test.step("where he types", async () => {
    await page.goto(dashboard);
    await begin(1);
    await field("Phone").fill("+919876543210");
    await field("Name").fill("Meera I.");
    await signOut();
    await expectNothing();
    await page.reload();
    await expectNothing();
  });

  await test.step("where a member is told what he has", async () => {
    await page.goto(dashboard);
    await begin(2);
    await page.getByRole("button", { name: "Book this desk" }).click();
    await expect(title(page, "Your membership")).toBeVisible();
    await signOut();
    await expectNothing();
  });

  await test.step("where a code for another is on its way, by another tab", async () => {
    await page.goto(dashboard);
    await page.getByRole("checkbox", { name: "Keep me signed in on this device" }).check();
    await begin(3);
    await field("E-mail").fill(`other-${unique()}@mail.test`);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect(title(page, "Check your mail")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(dashboard);
    await signOut(other);
    await expect(title(other, "Sign in")).toBeVisible();
    await other.close();
    await expectNothing();
    await page.reload();
    await expectNothing();
  });
});

test("a desk that somebody has by now is said before anything is typed or sent", async ({ page, request }) => {
  const { orgCode, book } = await placeOf(request);
  const email = `again-${unique()}@mail.test`;
  const hours = { desk: "A1", from: "10:00", to: "12:00" };
  const { code } = await book({ ...hours, email, day: 1 });
  await book({ ...hours, email: `other-${unique()}@mail.test`, day: 2 });
  await page.goto(`${siteOf(orgCode)}/dashboard`);
  await signIn(page, request, email, 2);
  await page.getByRole("link", { name: `Book again ${code}` }).click();
  await expect(title(page, "Who is it for?")).toBeVisible();
  const gone = page.getByRole("alert").filter({ hasText: "Desk A1 is not free then" });
  await expect(gone).toBeVisible();
  await inEveryLook(page, "seat-gone");
  await gone.getByRole("button", { name: "Another desk" }).click();
  await expect(page.getByRole("button", { name: /^Desk A1,/ })).toBeDisabled();
  await page.getByRole("button", { name: /^Desk A2,/ }).click();
  await expect(title(page, "Who is it for?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Book this desk" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await test.step("and so is one that is there no more", async () => {
    await page.goto(page.url().replace(/desk=[^&]+/, `desk=${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}`));
    await expect(page.getByRole("alert")).toContainText("This desk is not here any more");
  });
});

test("a calendar follows at a secret address, which a new one ends", async ({ page, request }) => {
  const { orgCode, book } = await placeOf(request);
  const email = `feed-${unique()}@mail.test`;
  const { code } = await book({ email, desk: "A1", day: 1, from: "10:00", to: "12:00" });
  await page.goto(`${siteOf(orgCode)}/dashboard`);
  await signIn(page, request, email, 2);
  const feed = page.getByRole("region", { name: "Your calendar" });
  const address = feed.getByLabel("Address", { exact: true });
  await feed.getByRole("button", { name: "Make an address" }).click();
  await expect(address).toHaveValue(/\.ics$|\/calendars\//);
  const before = new URL(await address.inputValue()).pathname;
  expect(await (await request.get(before)).text()).toContain(code);

  await feed.getByRole("button", { name: "Make a new address" }).click();
  await dialog(page).getByRole("button", { name: "Make a new address" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const after = new URL(await address.inputValue()).pathname;
  expect(after).not.toBe(before);
  expect((await request.get(before)).status()).toBe(404);
  expect((await request.get(after)).ok()).toBe(true);

  await feed.getByRole("button", { name: "End it" }).click();
  await dialog(page).getByRole("button", { name: "End it" }).click();
  await expect(feed.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect((await request.get(after)).status()).toBe(404);
});

test("what was paid has a receipt, and what was kept of it is quoted before it is cancelled", async ({
  page,
  request,
}) => {
  const { orgCode, book, client } = await placeOf(request);
  const email = `paid-${unique()}@mail.test`;
  const { _id: id } = await book({ email, desk: "A1", day: 1, from: "10:00", to: "12:00" });
  await client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
  await client.bookings.pay({ id, amount: 10_000, method: "cash" });
  await page.goto(`${siteOf(orgCode)}/dashboard`);
  await signIn(page, request, email, 2);
  await page.getByRole("button", { name: /^Receipt / }).click();
  const receipt = page.getByRole("dialog", { name: /^Receipt / });
  await expect(receipt).toContainText("Long hall");
  await expect(receipt).toContainText("Meera Iyer");
  await page.emulateMedia({ media: "print" });
  await expect(receipt.getByText("Long hall")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(receipt.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await inEveryLook(page, "receipt", "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Cancel / }).click();
  await expect(dialog(page)).toContainText("is to be given back");
});

test("a kept sign-in is there in another tab, and is forgotten in both at one press", async ({ page, request }) => {
  const { orgCode } = await placeOf(request);
  const email = `kept-${unique()}@mail.test`;
  const site = siteOf(orgCode);
  await page.goto(`${site}/profile`);
  await page.getByRole("checkbox", { name: "Keep me signed in on this device" }).check();
  await signIn(page, request, email);
  await expect(title(page, "Your profile")).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${site}/dashboard`);
  await expect(title(other, "Your bookings")).toBeVisible();
  await expect(other.getByText("Nothing is booked")).toBeVisible();
  await inEveryLook(other, "dashboard-empty");
  // What it had of him goes with the page.
  const anew = other.waitForEvent("load");
  await page.getByRole("button", { name: "Forget me on this device" }).click();
  await anew;
  await expect(page.getByText("This device has forgotten you.")).toBeVisible();
  await expect(title(other, "Sign in")).toBeVisible();
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => key.startsWith("carrel.") && key !== "carrel.preferences")).toEqual([]);
  }
  await other.close();
});

test("by keys alone: the profile is changed, what is kept is downloaded and erased", async ({ page, request }) => {
  const { orgCode } = await placeOf(request);
  const email = `erase-${unique()}@mail.test`;
  await page.goto(`${siteOf(orgCode)}/profile`);
  await page.getByLabel("E-mail").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.keyboard.type(await codeFor(request, email));
  await expect(title(page, "Your profile")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Meera Iyer");
  await page.getByLabel("Their name").focus();
  await page.keyboard.type("Ravi");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a number to call")).toBeVisible();
  await page.getByLabel("Their phone").focus();
  await page.keyboard.type("+919876543210");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Meera Iyer" })).toBeVisible();
  await inEveryLook(page, "profile");

  const arrives = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).press("Enter");
  const file = await readFile(await (await arrives).path(), "utf8");
  expect(file).toContain("Meera Iyer");

  await page.getByRole("button", { name: "Erase my data" }).press("Enter");
  const erase = dialog(page).getByRole("button", { name: "Erase my data" });
  await expect(erase).toBeDisabled();
  await dialog(page).getByLabel("Type your e-mail address").focus();
  await page.keyboard.type(email);
  await inEveryLook(page, "erase", "[role=alertdialog]");
  await erase.press("Enter");
  await expect(title(page, "Your data is erased")).toBeVisible();
  await inEveryLook(page, "erased");
  await page.reload();
  await expect(title(page, "Sign in")).toBeVisible();
});

test("an unknown path of a client's site goes home by a page load, and the flow has its own address", async ({
  page,
}) => {
  for (const orgCode of ["HARBOUR", "ATHENA"]) {
    const site = siteOf(orgCode);
    await page.goto(`${site}/dashboard/what/ever`);
    await expect(page).toHaveURL(`${site}/`);
    await page.goto(`${site}/dashboard`);
    await expect(title(page, "Sign in")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Book", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${site}/book`));
    await expect(
      page.getByRole("heading", { level: 1, name: /^(Where do you want to work|When do you come)\?$/ }),
    ).toBeVisible();
  }
});
