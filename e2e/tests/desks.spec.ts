import { localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect, inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

/** Where it is neither evening nor night now: today has hours left, whenever the tests run. */
const ZONE = new Date().getUTCHours() < 12 ? "Asia/Kolkata" : "Pacific/Honolulu";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const sheet = (page: Page) => page.getByRole("dialog").first();

/** A place of its own, with four desks and a monthly plan, its owner signed in. */
async function openPlace(page: Page, request: APIRequestContext) {
  const desks = ["A1", "A2", "B1", "B2"].map((name) => ({ name, zone: name.startsWith("A") ? "Hall" : "Window" }));
  const { client, email, password } = await makePlace(request, `Desk House ${unique()}`, [
    { name: "Quay", timezone: ZONE, desks },
  ]);
  const month = {
    name: "Month",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    amount: 450_000,
  } as const;
  await client.feePlans.add(month);
  await client.feePlans.add({
    ...month,
    name: "Hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 9_000,
  });
  await signInAs(page, email, password);
  return client;
}

async function openDesk(page: Page, name: string) {
  await page.goto("/desks");
  await page.getByRole("button", { name: new RegExp(`^Desk ${name},`) }).click();
  await expect(heading(page, `Desk ${name}`)).toBeVisible();
}

test("a desk is assigned to somebody new, renewed, moved and ended", async ({ page, request }) => {
  await openPlace(page, request);
  await openDesk(page, "A1");
  await expect(page.getByText("Nobody sits here now")).toBeVisible();
  await page.getByRole("link", { name: "Assign to a member" }).click();
  await page.keyboard.press("Control+Enter");
  await expect(sheet(page).getByText("Choose a member").last()).toBeVisible();
  // The only plan that is sold by the day stands chosen.
  await expect(sheet(page).getByRole("combobox", { name: "Fee plan" })).toContainText("Month");
  await press(page, "Somebody new");
  await sheet(page).getByLabel("Name").fill("Asha Rao");
  await sheet(page).getByLabel("E-mail").fill("asha@quiet.test");
  await expect(sheet(page).getByText("₹4,500").last()).toBeVisible();
  await inspect(page, "desk-assign", { within: "[role=dialog]" });
  // What was typed is not lost by a press on Escape.
  await page.keyboard.press("Escape");
  await press(page, "Stay");
  await press(page, "Assign desk");
  await expect(page.getByText("Desk A1 is Asha Rao’s")).toBeVisible();

  await page.getByRole("link", { name: "Renew", exact: true }).click();
  await expect(sheet(page).getByText(/^Added: /)).toBeVisible();
  await press(page, "Renew");
  await expect(page.getByText("Desk A1 is renewed for Asha Rao")).toBeVisible();
  await page.getByRole("tab", { name: "Transactions" }).click();
  await expect(page.getByRole("row", { name: /Renewal/ })).toBeVisible();
  await expect(page.getByText("Showing 2 of 2")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search transactions" });
  await search.fill("nobody of this name");
  await expect(page.getByText("Nothing fits “nobody of this name”")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).last().click();
  await expect(page.getByText("Showing 2 of 2")).toBeVisible();

  await page.getByRole("link", { name: "Move to another desk" }).click();
  await press(page, "Move to this desk");
  await expect(page.getByText("Choose where to move to")).toBeVisible();
  await sheet(page)
    .getByRole("button", { name: /^Desk B2,/ })
    .click();
  await inspect(page, "desk-reassign", { within: "[role=dialog]" });
  await press(page, "Move to this desk");
  await expect(heading(page, "Desk B2")).toBeVisible();
  await expect(page.getByRole("main").getByText("Asha Rao", { exact: true })).toBeVisible();

  // What was used is told where it was, by the booking and by whose it is.
  await openDesk(page, "A1");
  await page.getByRole("tab", { name: "Moved away" }).click();
  const used = page.getByRole("row", { name: /Asha Rao/ });
  await expect(used).toBeVisible();
  await inspectLooks(page, "desk-moved-away");
  await used.getByRole("link").first().click();
  await expect(sheet(page).getByText(/^A1: /)).toBeVisible();
  await inspectLooks(page, "booking-moved", "[role=dialog]");
  await sheet(page).getByRole("link", { name: "Asha Rao" }).click();
  await expect(heading(page, "Asha Rao")).toBeVisible();
  await expect(page.getByRole("row", { name: /B2/ }).getByText(/^A1: /)).toBeVisible();
  await inspectLooks(page, "customer-moved");
  await page.goto("/bookings/calendar");
  await expect(page.getByRole("link", { name: /^Asha Rao, .*, moved since, A1$/ })).toBeVisible();
  await inspectLooks(page, "calendar-moved");

  await openDesk(page, "B2");
  await press(page, "Unassign");
  const question = page.getByRole("alertdialog", { name: "End Asha Rao’s time at desk B2 now?" });
  await expect(question).toContainText(/Desk B2 is paid for until .* free for others at once/);
  await expect(question).toContainText("₹9,000 of the ₹9,000 agreed are for what is not used");
  await inspectLooks(page, "desk-unassign", "[role=alertdialog]");
  await press(page, "Keep it");
  await expect(page.getByRole("link", { name: "Renew", exact: true })).toBeVisible();
  await press(page, "Unassign");
  await expect(question.getByRole("button", { name: "End it now" })).toBeDisabled();
  await question.getByRole("button", { name: "Left early" }).click();
  await press(page, "End it now");
  await expect(page.getByText("Asha Rao’s time at desk B2 has ended")).toBeVisible();
  await expect(page.getByText("Nobody sits here now")).toBeVisible();
});

test("a desk that is taken meanwhile is answered with what is free, and one press takes that", async ({
  page,
  request,
}) => {
  const client = await openPlace(page, request);
  await openDesk(page, "A2");
  const deskId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "Book desk" }).click();
  await sheet(page).getByRole("radio", { name: "Whole days" }).click();
  await press(page, "Somebody new");
  await sheet(page).getByLabel("Name").fill("Riya Nair");
  await press(page, "Book desk");
  await expect(sheet(page).getByText("Give an e-mail address or a phone number", { exact: true })).toBeVisible();
  await sheet(page).getByLabel("Phone").fill("+91 98765 43210");
  const today = localDateOf(new Date(), ZONE);
  const quick = { name: "Quick Visitor", email: "quick@quiet.test" };
  await client.desks.bookDesk({ deskId, customer: quick, type: "DAILY", date: today });
  await press(page, "Book desk");
  const offers = page.getByRole("region", { name: "What is free instead" });
  await expect(offers).toBeVisible();
  await inspect(page, "desk-taken", { within: "[role=dialog]" });
  await offers
    .getByRole("button", { name: /^Book desk (A1|B1|B2),/ })
    .first()
    .click();
  await expect(page.getByText(/^Desk (A1|B1|B2) is booked for Riya Nair$/)).toBeVisible();
  await expect(page.getByText("Riya Nair", { exact: true })).toBeVisible();
});

test("hours are booked for a known person, found by the server", async ({ page, request }) => {
  const client = await openPlace(page, request);
  await client.customers.add({ name: "Meera Iyer", email: "meera@quiet.test" });
  await client.customers.add({ name: "Daniel Fernandes", email: "daniel@quiet.test" });
  await openDesk(page, "B1");
  await page.getByRole("link", { name: "Book desk" }).click();
  // The last slot of today is hours ahead.
  const slots = sheet(page).locator("[data-slot=time-slot]");
  await slots.last().click();
  await openChoices(sheet(page).getByRole("combobox", { name: "Member" }));
  const people = page.getByRole("dialog", { name: "Member" });
  await people.getByRole("combobox").fill("nobody at all");
  await expect(people.getByText("No member fits “nobody at all”")).toBeVisible();
  await people.getByRole("combobox").fill("iyer");
  await expect(people.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByText("₹90").last()).toBeVisible();
  await press(page, "Book desk");
  await expect(page.getByText("Desk B1 is booked for Meera Iyer")).toBeVisible();
  await expect(page.getByRole("table", { name: "Hourly bookings" }).getByText("Meera Iyer")).toBeVisible();
});

test("the floor plan is drawn by keys, asked about before it is lost, saved and shown", async ({ page, request }) => {
  await openPlace(page, request);
  await page.goto("/desks?view=plan");
  await page.getByRole("link", { name: "Draw the floor plan" }).click();
  await press(page, "Put the rest in rows by zone");
  const desk = page.getByRole("button", { name: /^Desk A1, at/ });
  const before = await desk.getAttribute("aria-label");
  await desk.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(desk).not.toHaveAttribute("aria-label", before ?? "");
  await expect(page.getByText("4 desks were moved")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Desks" }).click();
  await press(page, "Stay");
  await inspect(page, "desks-plan-drawn");
  await desk.focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("The floor plan is saved")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Desks" }).click();
  await expect(page.getByRole("region", { name: "Desks on the floor plan" })).toBeVisible();
  await inspect(page, "desks-plan-shown");
  await page.getByRole("link", { name: "Edit the plan" }).click();
  await expect(desk).toBeVisible();
});

test("desks are narrowed, put in order, marked and changed together", async ({ page, request }) => {
  await openPlace(page, request);
  await page.goto("/desks?view=list");
  await page.getByRole("button", { name: "Desk", exact: true }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(page.locator("a[data-row-open]").first()).toHaveText("B2");
  await openChoices(page.getByRole("combobox", { name: "Zone" }));
  await page.getByRole("option", { name: "Window" }).click();
  await expect(page).toHaveURL(/zone=Window/);
  await expect(page.locator("a[data-row-open]")).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await press(page, "Switch off");
  await expect(page.getByText(/^2 desks are switched off/)).toBeVisible();
  await press(page, "Undo");
  await expect(page.getByText("2 are as they were")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await press(page, "Move to a zone");
  const dialog = page.getByRole("alertdialog", { name: "Move 2 desks to a zone" });
  await dialog.getByRole("textbox", { name: "Zone" }).fill("Mezzanine");
  await dialog.getByRole("button", { name: "Move to a zone" }).click();
  await expect(page.getByText("2 desks are in Mezzanine now")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No desks in Window" })).toBeVisible();
  await press(page, "Show all");
  await expect(page.locator("a[data-row-open]")).toHaveCount(4);
  await page.getByRole("button", { name: /^Taken/ }).click();
  await expect(page).toHaveURL(/status=occupied/);
  await expect(page.getByRole("heading", { name: "No desks that are taken" })).toBeVisible();
});

test("who only looks is offered nothing to do, and told so at its address", async ({ page }) => {
  await signInAs(page, "view@harbour.test");
  await page.goto("/desks?view=list");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.locator("a[data-row-open]").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Desk / })).toBeVisible();
  await expect(page.getByRole("link", { name: /^(Book desk|Assign|Renew|Edit|Move)/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Unassign|Delete)/ })).toHaveCount(0);
  const address = new URL(page.url()).pathname;
  for (const work of ["book", "assign", "renew", "reassign", "edit"]) {
    await page.goto(`${address}/${work}`);
    await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
  }
});
