import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { ZONE } from "../support/day-ahead";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

/** The day after tomorrow: whatever the hour, nothing of it has passed. */
const DAY = addDays(localDateOf(new Date(), ZONE), 2);
const NEXT = addDays(DAY, 1);

const SHIFTS = [
  { name: "Morning", from: "06:00", until: "12:00" },
  { name: "Afternoon", from: "12:00", until: "18:00" },
  { name: "Evening", from: "18:00", until: "23:00" },
];

const sheet = (page: Page) => page.getByRole("dialog").first();
const goTo = (page: Page, place: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: place, exact: true }).click();
const entryOf = (page: Page, name: string) =>
  page
    .getByRole("grid", { name: /^Desks of / })
    .locator("[data-slot=board-entry]")
    .filter({ hasText: name });
const rowOf = (page: Page, desk: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: desk, exact: true }) });

async function choose(page: Page, field: string, option: string | RegExp) {
  const dialog = page.getByRole("dialog").last();
  await openChoices(dialog.getByRole("combobox", { name: field, exact: true }));
  await page.getByRole("option", { name: option }).first().click();
}

/** Opens what can be done with the membership whose sheet is open. */
async function work(page: Page, name: string) {
  await page.getByRole("button", { name: "More for this membership" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("a hall sets three shifts, sells one seat to three people, moves one, freezes one, changes one and renews all", async ({
  page,
  request,
}) => {
  const { client, email, password } = await makePlace(request, `Lantern Hall ${unique()}`, [
    { name: "Lantern", timezone: ZONE, desks: ["A1", "A2", "A3"].map((name) => ({ name })) },
  ]);
  for (const name of ["Asha Rao", "Ben Iyer", "Chitra Sen", "Dev Nair"]) {
    await client.customers.add({ name, email: `${unique()}@lantern.test` });
  }
  await signInAs(page, email, password);

  await test.step("three shifts", async () => {
    await page.goto("/board");
    for (const { name, from, until } of SHIFTS) {
      await page.getByRole("link", { name: "Add shift" }).first().click();
      await sheet(page).getByLabel("Name").fill(name);
      await sheet(page).getByLabel("From").fill(from);
      await sheet(page).getByLabel("Until").fill(until);
      await sheet(page).getByRole("checkbox", { name: "Sunday" }).setChecked(true);
      await sheet(page).getByRole("button", { name: "Add shift" }).click();
      await expect(page.getByText(`${name} is added`)).toBeVisible();
    }
    await inspectLooks(page, "hall-three-shifts");
  });

  await test.step("a month of a shift, dearer in the evening", async () => {
    await goTo(page, "Fee plans");
    await page.getByRole("link", { name: "Add fee plan" }).first().click();
    const form = page.getByRole("dialog", { name: "Add fee plan" });
    await form.getByRole("radio", { name: /in a shift$/ }).check();
    await form.getByLabel("Name", { exact: true }).fill("Shift month");
    await form.getByLabel("Price", { exact: true }).fill("900");
    await form.getByRole("button", { name: "Add a price" }).click();
    const dearer = form.getByRole("group", { name: "Price 1" });
    await openChoices(dearer.getByRole("combobox", { name: "Shift" }));
    await page.getByRole("option", { name: /^Evening/ }).click();
    await dearer.getByLabel("Price", { exact: true }).fill("1200");
    await form.getByRole("button", { name: "Add fee plan" }).click();
    await expect(page.getByRole("row", { name: /Shift month/ })).toContainText("Evening: ₹1,200");
  });

  await test.step("one seat for three people, from the board", async () => {
    await page.goto(`/board?day=${DAY}`);
    const buyers = { Morning: "Asha Rao", Afternoon: "Ben Iyer", Evening: "Chitra Sen" };
    for (const [shift, name] of Object.entries(buyers)) {
      await page.getByRole("link", { name: `Desk A1, ${shift}, free: assign` }).click();
      await choose(page, "Member", new RegExp(`^${name}`));
      await expect(sheet(page).getByRole("region", { name: "What it comes to" })).toContainText(
        shift === "Evening" ? "₹1,200" : "₹900",
      );
      await sheet(page).getByRole("button", { name: "Assign desk" }).click();
      await expect(entryOf(page, name)).toBeVisible();
    }
    await expect(rowOf(page, "A1").getByRole("gridcell")).toHaveCount(3);
    await expect(rowOf(page, "A1").getByText("Free")).toHaveCount(0);
    await inspectLooks(page, "hall-one-seat-thrice");
  });

  await test.step("one goes to another seat, by keys", async () => {
    await entryOf(page, "Ben Iyer").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(page.getByText("Ben Iyer is moved")).toBeVisible();
    await expect(rowOf(page, "A2")).toContainText("Ben Iyer");
    await expect(rowOf(page, "A1")).not.toContainText("Ben Iyer");
  });

  await test.step("one rests for two days, in which the seat is free, and the end moves on", async () => {
    await entryOf(page, "Asha Rao").getByRole("link").or(entryOf(page, "Asha Rao")).first().click();
    const asha = page.getByRole("dialog", { name: "Membership of Asha Rao" });
    await expect(asha).toBeVisible();
    await work(page, "Freeze");
    const freeze = page.getByRole("dialog", { name: /^Freeze the membership of / });
    await expect(freeze.getByRole("button", { name: "Freeze for 1 day" })).toBeVisible();
    await inspectLooks(page, "hall-freeze", "[role=dialog]");
    await freeze.getByRole("button", { name: "Freeze for 1 day" }).click();
    await expect(page.getByText("The membership of Asha Rao rests")).toBeVisible();
    await expect(asha.getByRole("region", { name: "Frozen" })).toBeVisible();
    // The dialog over it takes Escape as long as it is there.
    await expect(page.locator("[role=dialog]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator("[role=dialog]")).toHaveCount(0);
    await expect(entryOf(page, "Asha Rao")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Desk A1, Morning, free: assign" })).toBeVisible();
    await page.getByRole("button", { name: "The day after" }).click();
    await expect(page).toHaveURL(new RegExp(`day=${NEXT}`));
    await expect(entryOf(page, "Asha Rao")).toBeVisible();
  });

  await test.step("the freeze is taken back, and she has all days again", async () => {
    await entryOf(page, "Asha Rao").click();
    await page.getByRole("button", { name: /^Take the freeze back that ends on / }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Take it back" }).click();
    await expect(page.getByText("The freeze is taken back")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "The day before" }).click();
    await expect(entryOf(page, "Asha Rao")).toBeVisible();
  });

  await test.step("one changes to a cheaper shift, with what that means told before", async () => {
    await entryOf(page, "Chitra Sen").click();
    await work(page, "Change");
    await choose(page, "Shift", /^Afternoon/);
    const means = page.getByRole("region", { name: "What it means" });
    await expect(means).toContainText("They cost");
    await expect(means).toContainText("₹0");
    await expect(means).toContainText("₹300 stay with you");
    await inspectLooks(page, "hall-change", "[role=dialog]");
    await page.getByRole("dialog").last().getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByText(/^Chitra Sen: Desk A1, Afternoon/)).toBeVisible();
    await expect(means).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(rowOf(page, "A1")).toContainText("Chitra Sen");
  });

  await test.step("one is given to somebody else", async () => {
    await entryOf(page, "Ben Iyer").click();
    await work(page, "Give to somebody else");
    await choose(page, "To which member", /^Dev Nair/);
    await inspectLooks(page, "hall-transfer", "[role=dialog]");
    const give = page.getByRole("button", { name: "Give it" });
    await give.click();
    await expect(page.getByText("Desk A2, Afternoon is Dev Nair’s")).toBeVisible();
    await expect(give).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(rowOf(page, "A2")).toContainText("Dev Nair");
  });

  await test.step("all are renewed at once", async () => {
    await goTo(page, "Memberships");
    // The board has a row with his name too.
    await expect(page.getByRole("checkbox", { name: /^Select Dev Nair/ })).toBeVisible();
    await page.getByRole("checkbox", { name: /all/i }).first().check();
    await page.getByRole("button", { name: "Renew", exact: true }).click();
    const asked = page.getByRole("alertdialog", { name: "Renew 3 memberships?" });
    await expect(asked).toContainText("To pay in all: ₹2,700");
    await asked.getByRole("button", { name: "Renew", exact: true }).click();
    await expect(page.getByText("3 memberships renewed")).toBeVisible();
    const { data } = await client.memberships.list({ limit: 10, page: 1 });
    expect(data.map(({ customerName, amount }) => [customerName, amount]).sort()).toEqual([
      ["Asha Rao", 180_000],
      // What was more than the cheaper shift costs stayed with her.
      ["Chitra Sen", 210_000],
      ["Dev Nair", 180_000],
    ]);
  });
});
