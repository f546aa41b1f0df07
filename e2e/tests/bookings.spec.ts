import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

/** The day after tomorrow, wherever that is: nothing of it has passed. */
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const OF_DAY = `/bookings/calendar?day=${DAY}&zoom=1`;
const laneOf = (page: Page, desk: string) =>
  page.locator("[data-slot=timeline-lane]").filter({ has: page.getByText(desk, { exact: true }) });
const bookingOf = (page: Page, name: string) => page.locator("[data-slot=timeline-lane] a").filter({ hasText: name });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

/** A point of a lane at an hour of its day. */
async function pointAt(lane: Locator, hour: number) {
  const track = await lane.locator("[data-slot=timeline-track]").boundingBox();
  if (!track) throw new Error("the lane is not in sight");
  return { x: track.x + (track.width * hour) / 24, y: track.y + track.height / 2 };
}

/** Books a desk by a press on its lane. */
async function book(page: Page, desk: string, hour: number, name: string) {
  const { x, y } = await pointAt(laneOf(page, desk), hour + 0.5);
  await page.mouse.click(x, y);
  await expect(page.getByRole("dialog", { name: "New desk booking" })).toBeVisible();
  await page.getByRole("button", { name: "Somebody new" }).click();
  await page.getByLabel("Name").fill(name);
  const email = `${name.toLowerCase().replaceAll(/\W/g, "-")}@quiet.test`;
  await page.getByRole("dialog", { name: "New desk booking" }).getByLabel("E-mail").fill(email);
  await press(page, "Book");
  await expect(bookingOf(page, name)).toBeVisible();
}

test("staff book in the calendar, carry bookings by mouse and keys, and take what is free instead", async ({
  page,
  request,
}) => {
  const branch = { name: "Quay", timezone: "Asia/Kolkata", desks: ["A1", "A2", "A3"].map((name) => ({ name })) };
  const { email, password } = await makePlace(request, `Calendar House ${unique()}`, [branch]);
  await signInAs(page, email, password);

  await page.goto("/bookings");
  await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL(/\/bookings\/calendar/);
  await page.goto(OF_DAY);
  await book(page, "A1", 10, "Riya Nair");
  await book(page, "A2", 10, "Arjun Mehta");
  const riya = bookingOf(page, "Riya Nair");
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 10:00–11:00, confirmed, A1");
  await inspect(page, "bookings-calendar-day");

  // By mouse: to another desk and hour, and back by a press.
  const box = await riya.boundingBox();
  const goal = await pointAt(laneOf(page, "A3"), 14.5);
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 8 });
  await page.mouse.up();
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 14:00–15:00, confirmed, A3");
  await press(page, "Undo");
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 10:00–11:00, confirmed, A1");

  // Its end alone.
  const whole = await riya.boundingBox();
  const end = (whole?.x ?? 0) + (whole?.width ?? 0) - 2;
  await page.mouse.move(end, (whole?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((await pointAt(laneOf(page, "A1"), 12)).x, (whole?.y ?? 0) + 20, { steps: 6 });
  await page.mouse.up();
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 10:00–12:00, confirmed, A1");

  // By keys: Escape puts it back, Enter puts it down; what is taken is told before and after.
  await riya.focus();
  for (const key of ["Space", "ArrowRight", "Escape"]) await page.keyboard.press(key);
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 10:00–12:00, confirmed, A1");
  for (const key of ["Space", "Shift+ArrowLeft", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByText("Desk A2, 10:00 to 11:00, taken by Arjun Mehta")).toBeAttached();
  await page.keyboard.press("Enter");
  const conflict = page.getByRole("dialog", { name: /stays where it was$/ });
  await expect(conflict).toBeVisible();
  await inspect(page, "bookings-conflict");
  await conflict.getByRole("button", { name: /^Desk A3, / }).click();
  await expect(riya).toHaveAttribute("aria-label", "Riya Nair, 10:00–11:00, confirmed, A3");

  // The week of one desk, and the details, which change nothing by a key that is pressed too early.
  await page.getByRole("radio", { name: "Week" }).click();
  await openChoices(page.getByRole("combobox", { name: "Desk" }));
  await page.getByRole("option", { name: "A3" }).click();
  await bookingOf(page, "Riya Nair").click();
  await expect(page.getByRole("button", { name: "Copy code" })).toBeFocused();
  await expect(page.getByText(/: Moved from A1 to A3$/)).toBeVisible();
  await expect(page.getByText(/: Moved from A1 to A3, [A-Z][a-z]+, \d+ [A-Z][a-z]+ \d{4}, /)).toBeVisible();

  // The list: one is cancelled by its menu, the other with it marked; what can't be done is told.
  await page.goto("/bookings");
  await page
    .getByRole("row", { name: /Arjun Mehta/ })
    .getByRole("button", { name: /^More for / })
    .click();
  await page.getByRole("menuitem", { name: "Cancel booking" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText(/^Booking \S+ is cancelled$/)).toBeVisible();
  await expect(page.getByRole("row", { name: /Arjun Mehta/ })).toContainText("Cancelled");
  const all = page.getByRole("checkbox", { name: "Select all shown" });
  await all.click();
  await expect(all).toBeChecked();
  await press(page, "Cancel bookings");
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Is cancelled already")).toBeVisible();
  await question.getByRole("button", { name: "Cancel bookings" }).click();
  await expect(page.getByText("1 booking cancelled")).toBeVisible();

  // What narrows the list and what is done with it stand in one row.
  const search = await page.getByRole("searchbox", { name: "Search bookings" }).boundingBox();
  const save = await page.getByRole("button", { name: "Export CSV" }).boundingBox();
  expect(save?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0) / 2);
  const download = page.waitForEvent("download");
  await press(page, "Export CSV");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain('"Riya Nair"');
  expect(file).toContain('"Cancelled"');

  await page.goto(`/bookings?type=DAILY&from=${DAY}&to=${DAY}`);
  await expect(page.getByRole("heading", { name: "No bookings that fit these filters" })).toBeVisible();
  await press(page, /^Filters\s*1 set$/);
  const filters = page.getByRole("dialog", { name: "Filters" });
  await inspect(page, "bookings-filters");
  await openChoices(filters.getByRole("combobox", { name: "Kind" }));
  await page.getByRole("option", { name: "By the hour" }).click();
  await expect(page.getByRole("row", { name: /Riya Nair/ })).toBeVisible();
  await filters.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/type=/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeFocused();
});

test("a new booking is refused beside its fields, and keeps what was typed when the desk is gone", async ({
  page,
  request,
}) => {
  const branch = { name: "Quay", timezone: "Asia/Kolkata", desks: [{ name: "A1" }, { name: "A2" }] };
  const { email, password } = await makePlace(request, `Desk House ${unique()}`, [branch]);
  await signInAs(page, email, password);
  await page.goto(OF_DAY);
  await book(page, "A1", 9, "Omar Siddiqui");

  await page.goto("/bookings/new");
  await press(page, "Book");
  await expect(page.getByText("Choose a time")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "New desk booking" }).getByLabel("From")).toBeFocused();
  await page.getByRole("radio", { name: "By the day" }).click();
  await openChoices(page.getByRole("combobox", { name: "Desk" }));
  await page.getByRole("option", { name: "A1" }).click();
  const sheet = page.getByRole("dialog", { name: "New desk booking" });
  await sheet.getByLabel("From").fill(DAY);
  await sheet.getByLabel("To", { exact: true }).fill(DAY);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Somebody new" }).click();
  await page.getByLabel("Name").fill("Farah Qureshi");
  await page.getByLabel("E-mail").fill("farah@quiet.test");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Taken then")).toBeVisible();
  await inspect(page, "booking-new-taken");
  await page.getByRole("button", { name: /^Desk A2, / }).click();
  await press(page, "Book");
  await expect(page.getByText(/^Booking \S+ is made$/)).toBeVisible();
  await expect(page.getByRole("row", { name: /Farah Qureshi/ })).toBeVisible();
});

test("who may only look is offered nothing to change", async ({ page }) => {
  await signInAs(page, "view@harbour.test");
  await page.goto("/bookings/calendar/new");
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
  await page.goto("/bookings/calendar");
  await expect(page.locator("[data-slot=timeline-lane]").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "New booking" })).toHaveCount(0);
  await page.locator("[data-slot=timeline-block]").first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/^Moving /)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await inspect(page, "bookings-calendar-phone");
});
