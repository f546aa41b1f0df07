import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const LONG = "Venkatanarasimharajuvaripeta Subramaniam of the reading room";
/** The day after tomorrow: whatever the hour, nothing of it has passed. */
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** A hall of four seats in two rooms, open all day, with three shifts and a month of any. */
async function openHall(request: APIRequestContext) {
  const place = await makePlace(request, `Wall House ${unique()}`, [
    {
      name: "Quay",
      timezone: "Asia/Kolkata",
      desks: [
        { name: "A1", zone: "Window" },
        { name: "A2", zone: "Window" },
        { name: "B1", zone: "Quiet room" },
        { name: "B2", zone: "Quiet room" },
      ],
    },
  ]);
  const { client } = place;
  const shift = (name: string, starts: string, ends: string) =>
    client.shifts.add({ name, starts, ends, weekdays: EVERY_DAY });
  const morning = await shift("Morning", "06:00", "14:00");
  const full = await shift("Full day", "06:00", "22:00");
  const evening = await shift("Evening", "14:00", "22:00");
  const plan = await client.feePlans.add({
    name: "A shift, a month",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    amount: 80_000,
    sells: "shift",
  });
  const { data: desks } = await client.desks.list({ limit: 10, page: 1 });
  const deskIdOf = (name: string) => desks.find((desk) => desk.name === name)?._id ?? "";
  const sell = async (name: string, desk: string, { _id: shiftId }: { _id: string }) => {
    const { _id: customerId } = await client.customers.add({ name, email: `${unique()}@quiet.test` });
    const startDate = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    return client.memberships.add({ customerId, feePlanId: plan._id, shiftId, deskId: deskIdOf(desk), startDate });
  };
  return { ...place, morning, full, evening, sell };
}

const boardIn = (page: Page) => page.getByRole("grid", { name: /^Desks of / });
const entryOf = (page: Page, name: string) =>
  boardIn(page).locator("[data-slot=board-entry]").filter({ hasText: name });
const rowOf = (page: Page, desk: string) =>
  boardIn(page)
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: desk, exact: true }) });

async function centre(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("the board says who has what until when, and what is free is given away from it", async ({ page, request }) => {
  const { email, password, sell, morning, evening, full } = await openHall(request);
  await sell("Asha Rao", "A1", morning);
  await sell("Omar Ali", "A1", evening);
  await sell(LONG, "A2", full);
  await signInAs(page, email, password);
  await page.goto(`/board?day=${DAY}`);

  await expect(boardIn(page).getByRole("columnheader", { name: /Morning 06:00–14:00 2 free/ })).toBeVisible();
  // A morning member has a part of the full day; who has the full day has all three.
  await expect(entryOf(page, "Asha Rao")).toHaveText([/^Asha Rao 06:00–14:00, until /, /^Asha Rao until /]);
  await expect(entryOf(page, LONG)).toHaveCount(1);
  await expect(rowOf(page, "A2").getByRole("gridcell")).toHaveAttribute("aria-colspan", "3");
  await expect(boardIn(page).getByText("Quiet room")).toBeVisible();

  await boardIn(page).getByRole("link", { name: "Desk B1, Evening, free: assign" }).click();
  await expect(page).toHaveURL(/\/board\/assign\/[^/]+\?.*date=/);
  await expect(page.getByRole("dialog")).toContainText("B1");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/board\\?(.*&)?day=${DAY}`));

  await inspectLooks(page, "board-of-a-hall");
});

test("somebody goes to another seat by dragging and by keys, and comes back", async ({ page, request }) => {
  const { email, password, sell, morning, full } = await openHall(request);
  await sell("Asha Rao", "A1", morning);
  await sell("Omar Ali", "A2", full);
  await signInAs(page, email, password);
  // A day to come: what of today is over stays where it was used.
  await page.goto(`/board?day=${DAY}`);

  // Where somebody else is at that time there is no room.
  const asha = entryOf(page, "Asha Rao").first();
  const [from, taken] = [await centre(asha), await centre(rowOf(page, "A2"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, taken.y, { steps: 6 });
  await expect(page.locator("[data-slot=board-ghost]")).toContainText("Not free");
  const free = await centre(rowOf(page, "B1"));
  await page.mouse.move(from.x, free.y, { steps: 6 });
  await expect(page.locator("[data-slot=board-ghost]")).toHaveText("Asha Rao");
  await page.mouse.up();
  await expect(rowOf(page, "B1")).toContainText("Asha Rao");
  await expect(page.getByText("Asha Rao is moved")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Asha Rao is back")).toBeVisible();
  await expect(rowOf(page, "A1")).toContainText("Asha Rao");

  await entryOf(page, "Asha Rao").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: /Desk B\d, free/ })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "A1")).not.toContainText("Asha Rao");
  await expect(entryOf(page, "Asha Rao").first()).toBeFocused();
  await page.reload();
  await expect(rowOf(page, "A1")).not.toContainText("Asha Rao");
  await expect(entryOf(page, "Asha Rao").first()).toBeVisible();
});

test("on a phone a shift at a time, without going sideways", async ({ page, request }) => {
  const { email, password, sell, morning, evening } = await openHall(request);
  await sell(LONG, "A1", morning);
  await sell("Omar Ali", "A1", evening);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, email, password);
  await page.goto(`/board?day=${DAY}`);
  await page.getByRole("tab", { name: "Morning" }).click();
  await expect(page.getByRole("link", { name: new RegExp(`^Desk A1, Morning, ${LONG}`) })).toBeVisible();
  await page.getByRole("tab", { name: "Evening" }).click();
  await expect(page.getByRole("link", { name: /^Desk A1, Evening, Omar Ali/ })).toBeVisible();
  await expect(page).toHaveURL(/shift=/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a branch gets its shifts: the first from the empty board, one past midnight, one that goes again", async ({
  page,
  request,
}) => {
  const { email, password, branchIds } = await makePlace(request, `Dawn House ${unique()}`, [
    { name: "Quay", timezone: "Asia/Kolkata", desks: [{ name: "A1" }] },
  ]);
  await signInAs(page, email, password);
  await page.goto("/board");
  await expect(page.getByRole("heading", { name: "No shifts yet" })).toBeVisible();
  await page.getByRole("link", { name: "Add shift" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Name").fill("Night");
  await sheet.getByLabel("From").fill("22:00");
  await sheet.getByLabel("Until").fill("06:00");
  await expect(sheet.getByText("On the next day.")).toBeVisible();
  await sheet.getByRole("checkbox", { name: "Sunday" }).click();
  await sheet.getByRole("button", { name: "Add shift" }).click();
  await expect(page.getByText("Night is added")).toBeVisible();
  const night = page.getByRole("row").filter({ hasText: "22:00–06:00, next day" });
  await expect(night).toContainText("Mon–Sat");
  await expect(night).toContainText("Active");

  // Its name is taken from then on, and is told so beside the field.
  await page.getByRole("link", { name: "Add shift" }).click();
  await sheet.getByLabel("Name").fill("night");
  await sheet.getByRole("button", { name: "Add shift" }).click();
  await expect(sheet.getByText(/already is a shift called/).first()).toBeVisible();
  await sheet.getByLabel("Name").fill("Whole day");
  await sheet.getByLabel("From").fill("00:00");
  await sheet.getByLabel("Until").fill("00:00");
  await sheet.getByRole("button", { name: "Add shift" }).click();
  await expect(page.getByRole("row").filter({ hasText: "00:00–24:00" })).toContainText("Whole day");

  await page.getByRole("link", { name: "Night", exact: true }).click();
  await sheet.getByRole("switch", { name: /Active/ }).click();
  await sheet.getByRole("button", { name: "Save changes" }).click();
  await expect(night).toContainText("Inactive");
  await page.goto(`/branches/${branchIds[0]}`);
  await page.getByRole("link", { name: "Change shifts" }).click();
  const whole = page.getByRole("row").filter({ hasText: "00:00–24:00" });
  await whole.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(whole).toContainText("Inactive");
  await page.getByRole("link", { name: "Whole day", exact: true }).click();
  await sheet.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Whole day is deleted")).toBeVisible();
});
