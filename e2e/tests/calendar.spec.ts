import type { Locator, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { AT_NOON } from "../support/at-noon";
import { openChoices } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

/** The day after tomorrow, wherever that is: nothing of it has passed. */
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const laneOf = (page: Page, desk: string) =>
  page.locator("[data-slot=timeline-lane]").filter({ has: page.getByText(desk, { exact: true }) });
const bookingOf = (page: Page, name: string) => page.locator("[data-slot=timeline-lane] a").filter({ hasText: name });
const ghostIn = (page: Page) => page.locator("[data-slot=timeline-ghost]");

/** A point of a lane at an hour of its day. */
async function pointAt(lane: Locator, hour: number) {
  const track = await lane.locator("[data-slot=timeline-track]").boundingBox();
  if (!track) throw new Error("the lane is not in sight");
  return { x: track.x + (track.width * hour) / 24, y: track.y + track.height / 2 };
}

/** Presses a lane at one hour and brings the pointer to another. */
async function drag(page: Page, desk: string, from: number, to: number) {
  const [begin, end] = [await pointAt(laneOf(page, desk), from), await pointAt(laneOf(page, desk), to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
}

async function bookSomebody(page: Page, name: string) {
  const sheet = page.getByRole("dialog", { name: "New desk booking" });
  await sheet.getByRole("button", { name: "Somebody new" }).click();
  await sheet.getByLabel("Name").fill(name);
  // Each an address of his own: who has the same one is the same person.
  await sheet.getByLabel("E-mail").fill(`${name.toLowerCase().replaceAll(/\W/g, "-")}@quiet.test`);
  await sheet.getByRole("button", { name: "Book", exact: true }).click();
}

const quay = (...desks: string[]) => ({
  name: "Quay",
  timezone: "Asia/Kolkata",
  desks: desks.map((name) => ({ name })),
});

test("a drag over free time books that seat from where it began to where it ended", async ({ page, request }) => {
  const desks = [
    { name: "A1", zone: "Hall" },
    { name: "A2", zone: "Window" },
  ];
  const { email, password } = await makePlace(request, `Drawn House ${unique()}`, [{ ...quay(), desks }]);
  await signInAs(page, email, password);
  await page.goto(`/bookings/calendar?day=${DAY}&zoom=1`);
  await expect(laneOf(page, "A2")).toBeVisible();

  await drag(page, "A2", 9.2, 12.1);
  await expect(ghostIn(page)).toHaveText("09:00–12:00");
  await page.keyboard.press("Escape");
  await expect(ghostIn(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await drag(page, "A2", 9.2, 12.1);
  await page.mouse.up();
  await bookSomebody(page, "Riya Nair");
  await expect(bookingOf(page, "Riya Nair")).toHaveAttribute("aria-label", "Riya Nair, 09:00–12:00, confirmed, A2");

  // Up to what is taken, and no farther.
  await drag(page, "A2", 7.5, 11);
  await expect(ghostIn(page)).toHaveText("07:00–09:00");
  await page.keyboard.press("Escape");
  await page.mouse.up();

  // One zone alone, and none of another.
  await openChoices(page.getByRole("combobox", { name: "Zone" }));
  await page.getByRole("option", { name: "Hall" }).click();
  await expect(laneOf(page, "A2")).toHaveCount(0);
  await expect(laneOf(page, "A1")).toBeVisible();
});

test("a booking goes elsewhere by keys alone, and each step is said", async ({ page, request }) => {
  const { email, password } = await makePlace(request, `Carried House ${unique()}`, [quay("A1", "A2", "A3")]);
  await signInAs(page, email, password);
  await page.goto(`/bookings/calendar?day=${DAY}&zoom=1`);
  for (const [desk, name] of [
    ["A1", "Riya Nair"],
    ["A2", "Arjun Mehta"],
  ] as const) {
    await drag(page, desk, 10.2, 11.1);
    await page.mouse.up();
    await bookSomebody(page, name);
    await expect(bookingOf(page, name)).toBeVisible();
  }
  const riya = bookingOf(page, "Riya Nair");
  const said = page.locator("output").filter({ hasText: /Riya|Desk/ });
  await riya.focus();
  await expect(riya).toHaveAccessibleDescription("Press Space to move it.");
  await page.keyboard.press("Space");
  await expect(said).toHaveText(/^Moving Riya Nair: .* Space puts it down, Escape puts it back\.$/);
  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Desk A2, 10:00 to 11:00, taken by Arjun Mehta");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(said).toHaveText("Desk A3, 11:00 to 13:00, free");
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Riya Nair is put down: Desk A3, 11:00 to 13:00");
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 11:00–13:00, confirmed, A3");
  await expect(riya).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("Riya Nair stays where it was: Desk A3, 11:00 to 13:00");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Desk Booking / })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByText("Pick the booking up, or put it down")).toBeVisible();
});

test("a week shows how full the hall is, and each cell opens its day at its seat", async ({ page, request }) => {
  const names = Array.from({ length: 30 }, (_, index) => `S${index + 1}`);
  const { email, password } = await makePlace(request, `Week House ${unique()}`, [quay(...names)]);
  await signInAs(page, email, password);
  await page.goto(`/bookings/calendar?day=${DAY}&zoom=1`);
  // Six of 24 hours.
  await drag(page, "S2", 6.2, 12.1);
  await page.mouse.up();
  await bookSomebody(page, "Riya Nair");
  await expect(bookingOf(page, "Riya Nair")).toBeVisible();

  await page.getByRole("button", { name: "The day after" }).click();
  await expect(bookingOf(page, "Riya Nair")).toHaveCount(0);
  await page.getByRole("button", { name: "The day before" }).click();
  await expect(bookingOf(page, "Riya Nair")).toBeVisible();
  await page.getByRole("button", { name: "Wider hours" }).click();
  await expect(page).not.toHaveURL(/zoom=/);
  await page.getByRole("button", { name: "Narrower hours" }).click();
  await expect(page).toHaveURL(/zoom=1/);

  await page.getByRole("radio", { name: "Week" }).click();
  const week = page.getByRole("grid", { name: /^Bookings of / });
  const cell = week.getByRole("link", { name: /^Desk S2, .*, 25% booked, 1 booking$/ });
  await expect(cell).toHaveText("25%");
  await expect(week.getByRole("columnheader")).toHaveCount(8);
  // A quarter of one desk of 30.
  await expect(week.getByRole("row", { name: /^All desks/ })).toContainText("1%");
  await inspectLooks(page, "calendar-hall-week");

  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(bookingOf(page, "Riya Nair")).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`day=${DAY}`));
  await page.goBack();
  // One far down is brought into sight.
  await cell.focus();
  await page.keyboard.press("Control+End");
  await expect(week.getByRole("link", { name: /^Desk S30, / }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(laneOf(page, "S30")).toBeInViewport({ ratio: 0.9 });
  await expect(laneOf(page, "S30")).toHaveAttribute("data-shown", "");

  // The name of a desk leads to its own week.
  await page.getByRole("radio", { name: "Week" }).click();
  await week.getByRole("link", { name: "S2", exact: true }).click();
  await expect(page.getByRole("region", { name: /^Bookings of desk S2, / })).toBeVisible();
  await expect(bookingOf(page, "Riya Nair")).toBeVisible();
});

test("a walk-in gets any free seat, also where somebody is quicker", async ({ page, request }) => {
  const { email, password } = await makePlace(request, `Walk-in House ${unique()}`, [
    { ...quay("A1", "A2", "A3"), timezone: AT_NOON },
  ]);
  await signInAs(page, email, password);
  const booked = (desk: string) => page.getByText(new RegExp(`: desk ${desk}, .*\\d\\d:\\d\\d`));
  const sheet = page.getByRole("dialog", { name: "New desk booking" });

  await page.goto("/bookings/new");
  await sheet.getByRole("button", { name: "Now", exact: true }).click();
  await expect(sheet.getByLabel("From")).toHaveValue(/^\d\d:\d\d$/);
  await expect(sheet.getByText("Desk A1 is the first of 3 that are free then.")).toBeVisible();
  await inspectLooks(page, "booking-new-walk-in");
  await bookSomebody(page, "Riya Nair");
  await expect(booked("A1")).toBeVisible();

  // Somebody else takes the next one between the look and the booking: the one after it is tried.
  const until = "**/api/co-space/desks/book-desk";
  const asked: string[] = [];
  await page.route(until, async (route) => {
    asked.push(route.request().postDataJSON().deskId);
    if (asked.length > 1) return route.continue();
    return route.fulfill({
      status: 409,
      json: { status: false, statuscode: 409, code: "desk_taken", message: "Desk A2 was just taken.", data: {} },
    });
  });
  await page.goto("/bookings/new");
  await sheet.getByRole("button", { name: "Now", exact: true }).click();
  await expect(sheet.getByText("Desk A2 is the first of 2 that are free then.")).toBeVisible();
  await bookSomebody(page, "Arjun Mehta");
  await expect(booked("A3")).toBeVisible();
  expect(new Set(asked).size).toBe(2);
  await page.unroute(until);

  // One by its name says what is free instead; what was typed stays, whatever is chosen before or after it.
  await page.goto("/bookings/new");
  await sheet.getByRole("button", { name: "Somebody new" }).click();
  await sheet.getByLabel("Name").fill("Meera Rao");
  await sheet.getByLabel("Phone").fill("+91 98765 43210");
  await openChoices(sheet.getByRole("combobox", { name: "Desk" }));
  await page.getByRole("option", { name: "A1" }).click();
  await sheet.getByRole("button", { name: "Now", exact: true }).click();
  await expect(sheet.getByText(/^Desk A1 is not free then\. It is free /)).toBeVisible();
  await sheet.getByRole("radio", { name: "By the day" }).click();
  await sheet.getByRole("radio", { name: "By the hour" }).click();
  await expect(sheet.getByLabel("From")).toHaveValue(/^\d\d:\d\d$/);
  await expect(sheet.getByLabel("Name")).toHaveValue("Meera Rao");
  await openChoices(sheet.getByRole("combobox", { name: "Desk" }));
  await page.getByRole("option", { name: /^Any free desk/ }).click();
  await sheet.getByRole("button", { name: "Book", exact: true }).click();
  await expect(booked("A2")).toBeVisible();
});
