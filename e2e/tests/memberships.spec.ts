import { readFile } from "node:fs/promises";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { AddFeePlan } from "@carrel/sdk/schemas";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const ZONE = "Asia/Kolkata";
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const sheet = (page: Page) => page.getByRole("dialog").first();
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

async function choose(page: Page, field: string, option: string | RegExp) {
  await openChoices(sheet(page).getByRole("combobox", { name: field, exact: true }));
  await page.getByRole("option", { name: option }).click();
}

/** A study hall with three seats, two shifts and their plan; its owner is signed in. */
async function openHall(page: Page, request: APIRequestContext) {
  const { client, email, password, branchIds } = await makePlace(request, `Hall ${unique()}`, [
    { name: "Lantern", timezone: ZONE, desks: ["A1", "A2", "A3"].map((name) => ({ name, zone: "Hall" })) },
  ]);
  const [branchId = ""] = branchIds;
  const morning = await client.shifts.add({
    branchId,
    name: "Morning",
    starts: "06:00",
    ends: "14:00",
    weekdays: EVERY_DAY,
  });
  const evening = await client.shifts.add({
    branchId,
    name: "Evening",
    starts: "14:00",
    ends: "22:00",
    weekdays: EVERY_DAY,
  });
  await signInAs(page, email, password);
  return { client, branchId, morning, evening };
}

/** A month in a shift, dearer in the evening. */
const monthOf = (evening: string): AddFeePlan => ({
  name: "Shift month",
  sells: "shift",
  bookingType: "DAILY",
  duration: { count: 1, unit: "month" },
  amount: 80_000,
  prices: [{ shiftId: evening, amount: 100_000 }],
});

test("a plan says what it sells: a shift's has shifts and prices, a pass what it holds", async ({ page, request }) => {
  await openHall(page, request);
  await page.goto("/fee-plans/new");
  const form = page.getByRole("dialog", { name: "Add fee plan" });
  await form.getByRole("radio", { name: /in a shift$/ }).check();
  await form.getByLabel("Name", { exact: true }).fill("Shift month");
  // What is sold by the hour alone is not asked.
  await expect(form.getByRole("radio", { name: "By the hour" })).toHaveCount(0);
  await expect(form.getByRole("combobox", { name: "Unit" })).toContainText("Months");
  await form.getByLabel("Price", { exact: true }).fill("800");
  await form.getByRole("button", { name: "Add a price" }).click();
  const other = form.getByRole("group", { name: "Price 1" });
  await openChoices(other.getByRole("combobox", { name: "Shift" }));
  await page.getByRole("option", { name: /^Evening/ }).click();
  await other.getByLabel("Price", { exact: true }).fill("1000");
  // The shifts that are chosen stand in a picture of the day, and no other.
  const picture = form.getByRole("list", { name: "Shifts on Mondays" });
  await expect(picture).toHaveCount(0);
  await openChoices(form.getByRole("combobox", { name: /^Shifts/ }));
  await page.getByRole("option", { name: /^Evening/ }).click();
  await page.keyboard.press("Escape");
  await expect(picture.getByRole("listitem")).toHaveText([/^Evening/]);
  await inspectLooks(page, "fee-plan-shift", "[role=dialog]");
  await form.getByRole("button", { name: "Add fee plan" }).click();
  const row = page.getByRole("row", { name: /Shift month/ });
  await expect(row).toContainText("in a shift");
  await expect(row).toContainText("Evening: ₹1,000");

  await page.getByRole("link", { name: "Add fee plan" }).click();
  await form.getByRole("radio", { name: "Pass", exact: true }).check();
  await form.getByLabel("Name", { exact: true }).fill("Ten days");
  await expect(form.getByLabel("It holds")).toHaveValue("10");
  await expect(form.getByRole("button", { name: "Add a price" })).toHaveCount(0);
  await form.getByLabel("Price", { exact: true }).fill("2000");
  await form.getByRole("switch", { name: "Shared" }).click();
  await form.getByRole("button", { name: "Add fee plan" }).click();
  const pass = page.getByRole("row", { name: /Ten days/ });
  await expect(pass).toContainText("Pass");
  await expect(pass).toContainText("10 days within 1 month, shared");
});

test("one seat is sold to two people in two shifts; only what is free is offered", async ({ page, request }) => {
  const { client, branchId, morning, evening } = await openHall(page, request);
  await client.feePlans.add(monthOf(evening._id));
  const asha = await client.customers.add({ branchId, name: "Asha Rao", email: "asha@lantern.test" });
  await client.customers.add({ branchId, name: "Ben Iyer", email: "ben@lantern.test" });

  await page.goto(`/memberships/new?customer=${asha._id}`);
  await expect(page.getByText("Nobody has a membership now")).toBeVisible();
  await expect(sheet(page).getByRole("combobox", { name: "Member" })).toContainText("Asha Rao");
  await choose(page, "Shift", /^Morning/);
  await expect(sheet(page).getByText("3 are free for all of it.")).toBeVisible();
  await choose(page, "Desk", /^A1/);
  await expect(sheet(page).getByRole("region", { name: "What it comes to" })).toContainText("₹800");
  await sheet(page).getByRole("button", { name: "Sell membership" }).click();
  await expect(page.getByText("Desk A1 is Asha Rao’s in Morning")).toBeVisible();

  await page.getByRole("link", { name: "New membership" }).click();
  await choose(page, "Shift", /^Morning/);
  await expect(sheet(page).getByText("2 are free for all of it.")).toBeVisible();
  await choose(page, "Shift", /^Evening/);
  await expect(sheet(page).getByText("3 are free for all of it.")).toBeVisible();
  await choose(page, "Member", /^Ben Iyer/);
  await choose(page, "Desk", /^A1/);
  await expect(sheet(page).getByRole("region", { name: "What it comes to" })).toContainText("₹1,000");
  await sheet(page).getByRole("button", { name: "Sell membership" }).click();
  await expect(page.getByRole("row", { name: /Ben Iyer/ })).toContainText("Desk A1, Evening");
  expect((await client.memberships.list({ shiftId: morning._id, limit: 10, page: 1 })).totalRecords).toBe(1);

  // The desk's page shows both, and opens each over itself.
  await page.goto("/desks");
  await page.getByRole("button", { name: /^Desk A1,/ }).click();
  await page.getByRole("tab", { name: "Memberships" }).click();
  const memberships = page.getByRole("tabpanel");
  await expect(memberships.getByRole("link", { name: "Asha Rao, Morning" })).toBeVisible();
  await memberships.getByRole("link", { name: "Ben Iyer, Evening" }).click();
  await expect(dialog(page, "Membership of Ben Iyer")).toContainText("Shift month");
  await expect(page).toHaveURL(/\/desks\/.+\/memberships\//);
});

test("who shares a seat is renewed, changed and ended from its page, and what is free of it is sold there", async ({
  page,
  request,
}) => {
  const { client, branchId, morning, evening } = await openHall(page, request);
  const plan = await client.feePlans.add(monthOf(evening._id));
  const [desk, other] = (await client.desks.list({ limit: 10 })).data;
  const known = (name: string) => client.customers.add({ branchId, name, email: `${unique()}@lantern.test` });
  const [asha, ben] = [await known("Asha Rao"), await known("Ben Iyer")];
  const startDate = localDateOf(new Date(), ZONE);
  const sold = { feePlanId: plan._id, deskId: desk?._id ?? "", startDate };
  const hers = await client.memberships.add({ ...sold, customerId: asha._id, shiftId: morning._id });

  await page.goto(`/desks/${desk?._id}`);
  const holders = page.getByRole("list", { name: "Who has desk A1" });
  await expect(holders.getByRole("listitem")).toHaveText(/Asha Rao, Morning/);
  await expect(page.getByRole("button", { name: "Unassign" })).toHaveCount(0);
  await page.getByRole("link", { name: "Assign to a member" }).click();
  await choose(page, "Shift", /^Evening/);
  await choose(page, "Member", /^Ben Iyer/);
  await sheet(page).getByRole("button", { name: "Assign desk" }).click();
  await expect(page.getByText("Desk A1 is Ben Iyer’s in Evening")).toBeVisible();
  await expect(holders.getByRole("listitem")).toHaveCount(2);
  await inspectLooks(page, "desk-shared");

  await page.getByRole("button", { name: "Renew the membership of Ben Iyer, Evening" }).click();
  const renew = dialog(page, "Renew the membership of Ben Iyer");
  await expect(renew.getByText(/^Added: /)).toBeVisible();
  await renew.getByRole("button", { name: "Renew" }).click();
  await expect(page.getByText("The membership of Ben Iyer is renewed")).toBeVisible();
  // An address of before opens the same: of a shared seat each has their own.
  await page.goto(`/desks/${desk?._id}/renew`);
  await expect(sheet(page).getByRole("button", { name: "Renew the membership of Asha Rao, Morning" })).toBeVisible();
  await page.goto(`/desks/${desk?._id}/reassign`);
  await expect(sheet(page).getByRole("link", { name: "Ben Iyer, Evening" })).toBeVisible();

  await page.goto(`/desks/${desk?._id}`);
  await page.getByRole("button", { name: "More for the membership of Ben Iyer, Evening" }).click();
  await page.getByRole("menuitem", { name: "Change" }).click();
  const change = dialog(page, "Change the membership of Ben Iyer");
  await openChoices(change.getByRole("combobox", { name: "Desk", exact: true }));
  await page.getByRole("option", { name: /^A2/ }).click();
  await change.getByRole("button", { name: "Change" }).click();
  await expect(holders.getByRole("listitem")).toHaveCount(1);
  expect((await client.memberships.list({ deskId: other?._id ?? "", state: "live" })).data).toMatchObject([
    { customerId: ben._id, shiftId: evening._id },
  ]);

  await page.getByRole("button", { name: "More for the membership of Asha Rao, Morning" }).click();
  await page.getByRole("menuitem", { name: "End" }).click();
  await dialog(page, "End the membership of Asha Rao?").getByRole("button", { name: "End it now" }).click();
  await expect(page.getByText("The membership of Asha Rao has ended")).toBeVisible();
  expect(["ended", "cancelled"]).toContain((await client.memberships.get({ id: hers._id })).state);
  await page.getByRole("listitem").filter({ hasText: "has ended" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Asha Rao has the membership again")).toBeVisible();
  expect(await client.memberships.get({ id: hers._id })).toMatchObject({ endAt: hers.endAt, canReinstate: false });

  await test.step("a member's own desk leads to his membership", async () => {
    await page.goto(`/customers/${ben._id}`);
    await expect(page.getByRole("link", { name: "Desk A2, Evening" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Change", exact: true }).click();
    await dialog(page, "Change the membership of Ben Iyer").getByRole("button", { name: "Cancel" }).click();
    await sheet(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Renew", exact: true }).click();
    await expect(dialog(page, "Renew the membership of Ben Iyer").getByText(/^Added: /)).toBeVisible();
  });
});

test("a seat that was sold while its owner rests is the guest's to renew and end", async ({ page, request }) => {
  const { client, branchId } = await openHall(page, request);
  const today = localDateOf(new Date(), ZONE);
  const tomorrow = addDays(today, 1);
  const seatPlan = (count: number, unit: "day" | "month") =>
    client.feePlans.add({ name: `${count} ${unit}`, bookingType: "DAILY", duration: { count, unit }, amount: 80_000 });
  const [month, days] = [await seatPlan(1, "month"), await seatPlan(3, "day")];
  const [desk] = (await client.desks.list({ limit: 10 })).data;
  const known = (name: string) => client.customers.add({ branchId, name, email: `${unique()}@lantern.test` });
  const sell = async (name: string, feePlanId: string, startDate: string) => {
    const { _id: customerId } = await known(name);
    return client.memberships.add({ customerId, feePlanId, deskId: desk?._id ?? "", startDate });
  };
  const owner = await sell("Asha Rao", month._id, today);
  await client.memberships.freeze({ id: owner._id, from: tomorrow, to: addDays(today, 9) });
  const guest = await sell("Ben Iyer", days._id, tomorrow);
  await setClockAhead(24 * 60);

  await page.goto(`/desks/${desk?._id}`);
  const holders = page.getByRole("list", { name: "Who has desk A1" });
  await expect(holders.getByRole("listitem").filter({ hasText: "Asha Rao" })).toContainText("Frozen");
  await inspectLooks(page, "desk-frozen");
  await page.getByRole("button", { name: "Renew the membership of Ben Iyer" }).click();
  await dialog(page, "Renew the membership of Ben Iyer").getByRole("button", { name: "Renew" }).click();
  await expect(page.getByText("The membership of Ben Iyer is renewed")).toBeVisible();
  expect((await client.memberships.get({ id: guest._id })).lastDay).toBe(addDays(today, 6));
  await page.getByRole("button", { name: "More for the membership of Ben Iyer" }).click();
  await page.getByRole("menuitem", { name: "End" }).click();
  const end = dialog(page, "End the membership of Ben Iyer?");
  await end.getByRole("button", { name: "Left early" }).click();
  await end.getByRole("button", { name: "End it now" }).click();
  await expect(page.getByText("The membership of Ben Iyer has ended")).toBeVisible();
  expect((await client.memberships.get({ id: owner._id })).state).toBe("frozen");
});

test("opened with a desk, a shift and a day it begins with them", async ({ page, request }) => {
  const { client, evening } = await openHall(page, request);
  await client.feePlans.add(monthOf(evening._id));
  const { data } = await client.desks.list({ limit: 10 });
  const desk = data.find(({ name }) => name === "A2");
  const day = addDays(localDateOf(new Date(), ZONE), 3);
  await page.goto(`/desks/${desk?._id}/assign?shift=${evening._id}&date=${day}`);
  const form = dialog(page, "Assign desk A2");
  await expect(form.getByRole("combobox", { name: "Shift" })).toContainText("Evening");
  await expect(form.getByRole("combobox", { name: "Desk", exact: true })).toContainText("A2");
  await expect(form.getByRole("region", { name: "What it comes to" })).toContainText("₹1,000");
});

test("many are renewed at once: those that don't fit are told first, one press renews the rest", async ({
  page,
  request,
}) => {
  const { client, branchId, morning, evening } = await openHall(page, request);
  const plan = await client.feePlans.add(monthOf(evening._id));
  const { data: desks } = await client.desks.list({ limit: 10 });
  const today = localDateOf(new Date(), ZONE);
  const sell = async (name: string, desk: string, startDate = today) => {
    const { _id: customerId } = await client.customers.add({
      branchId,
      name,
      phone: `+91987650${1000 + names.length}`,
    });
    names.push(name);
    const deskId = desks.find((one) => one.name === desk)?._id ?? "";
    return client.memberships.add({ customerId, feePlanId: plan._id, deskId, shiftId: morning._id, startDate });
  };
  const names: string[] = [];
  const first = await sell("Asha Rao", "A1");
  await sell("Ben Iyer", "A2");
  // Somebody has the seat right after her.
  await sell("Chitra Sen", "A1", addDays(first.lastDay, 1));

  await page.goto("/memberships");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await row("Asha Rao").getByRole("checkbox").check();
  await row("Ben Iyer").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Renew", exact: true }).click();
  const asked = page.getByRole("alertdialog", { name: "Renew 1 membership?" });
  await expect(asked).toContainText("To pay in all: ₹800");
  await expect(asked.getByRole("listitem").filter({ hasText: "Asha Rao" })).toBeVisible();
  await inspectLooks(page, "memberships-renew", "[role=alertdialog]");
  await asked.getByRole("button", { name: "Renew", exact: true }).click();
  await expect(page.getByText("1 membership renewed")).toBeVisible();
  const { data } = await client.memberships.list({ search: "Ben", limit: 10, page: 1 });
  expect(data[0]?.amount).toBe(160_000);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain("Asha Rao");
  expect(csv.split("\r\n")[0]).toContain("Last day");
});

test("a renewal that leaves floating members too few places is asked about, one and many", async ({
  page,
  request,
}) => {
  const { client, branchId } = await openHall(page, request);
  const month = { bookingType: "DAILY", amount: 80_000, duration: { count: 1, unit: "month" } } as const;
  const seat = await client.feePlans.add({ name: "Seat month", ...month });
  const flex = await client.feePlans.add({ name: "Flex", ...month, sells: "floating" });
  const { data: desks } = await client.desks.list({ limit: 10 });
  const known = async (name: string) =>
    (await client.customers.add({ branchId, name, email: `${unique()}@lantern.test` }))._id;
  const sell = async (name: string, startDate: string, deskId?: string) =>
    client.memberships.add({
      ...{ customerId: await known(name), feePlanId: deskId ? seat._id : flex._id, branchId, startDate },
      ...(deskId && { deskId }),
    });
  const today = localDateOf(new Date(), ZONE);
  const [asha] = [await sell("Asha Rao", today, desks[0]?._id), await sell("Ben Iyer", today, desks[1]?._id)];
  // From the day on which both end each desk is somebody's floating place.
  for (const name of ["Chitra Sen", "Devi Nair", "Omar Ali"]) await sell(name, addDays(asha.lastDay, 1));

  await page.goto(`/memberships/${asha._id}`);
  await page.getByRole("button", { name: "Renew", exact: true }).click();
  await dialog(page, /^Renew the membership of /)
    .getByRole("button", { name: "Renew" })
    .click();
  const question = page.getByRole("alertdialog", { name: "Renew it although 1 member may find no place?" });
  await expect(question).toBeVisible();
  await inspectLooks(page, "membership-renew-displaced", "[role=alertdialog]");
  await question.getByRole("button", { name: "Renew it all the same" }).click();
  await expect(page.getByText("The membership of Asha Rao is renewed")).toBeVisible();

  await page.goto("/memberships");
  await page
    .getByRole("row", { name: /Ben Iyer/ })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Renew", exact: true }).click();
  const left = dialog(page, "Renew: nothing to do");
  await expect(left.getByRole("listitem").filter({ hasText: "Ben Iyer" })).toContainText(
    "1 floating place for 3 floating members",
  );
  await inspectLooks(page, "memberships-renew-displaced", "[role=dialog]");
  await left.getByRole("button", { name: "Renew these all the same" }).click();
  const asked = page.getByRole("alertdialog", { name: "Renew 1 membership?" });
  await expect(asked).toContainText("To pay in all: ₹800");
  await asked.getByRole("button", { name: "Renew", exact: true }).click();
  await expect(page.getByText("1 membership renewed")).toBeVisible();
  expect((await client.memberships.list({ search: "Ben", limit: 10, page: 1 })).data[0]?.amount).toBe(160_000);
});

test("a membership is renewed and ended from its sheet", async ({ page, request }) => {
  const { client, branchId, evening, morning } = await openHall(page, request);
  const plan = await client.feePlans.add(monthOf(evening._id));
  const { data: desks } = await client.desks.list({ limit: 10 });
  const name = `Asha ${"Venkataramanan ".repeat(3).trim()}`;
  const { _id: customerId } = await client.customers.add({ branchId, name, email: "asha@lantern.test" });
  const membership = await client.memberships.add({
    customerId,
    feePlanId: plan._id,
    deskId: desks[0]?._id ?? "",
    shiftId: morning._id,
    startDate: localDateOf(new Date(), ZONE),
  });
  await page.goto(`/memberships/${membership._id}`);
  await expect(dialog(page, `Membership of ${name}`)).toBeVisible();
  const payments = page.getByRole("region", { name: "Payments" });
  await expect(payments).toContainText(/Paid\s*₹0\s*Due/);
  await inspectLooks(page, "membership", "[role=dialog]");
  // Nobody said that it was paid: its money is taken from here.
  await page.getByRole("button", { name: "Take payment" }).click();
  const taking = dialog(page, "Take payment for the membership");
  await expect(taking.getByLabel("Amount")).toBeFocused();
  await inspectLooks(page, "membership-take-payment", "[role=dialog]");
  await taking.getByLabel("Amount").press("Enter");
  await expect(payments).toContainText("Paid in full");
  await page.getByRole("button", { name: "Renew", exact: true }).click();
  const renew = dialog(page, /^Renew the membership of /);
  await expect(renew.getByText(/^Added: /)).toBeVisible();
  await openChoices(renew.getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: "Not paid yet" }).click();
  await expect(renew.getByLabel("Reference")).toHaveCount(0);
  await renew.getByRole("button", { name: "Renew" }).click();
  await expect(page.getByText(`The membership of ${name} is renewed`)).toBeVisible();

  await page.getByRole("button", { name: "More for this membership" }).click();
  await page.getByRole("menuitem", { name: "End" }).click();
  const end = dialog(page, /^End the membership of /);
  await expect(end.getByRole("radio", { name: "Now" })).toBeChecked();
  await end.getByLabel("Refund").fill("100");
  await end.getByRole("button", { name: "Left early" }).click();
  await inspectLooks(page, "membership-end", "[role=dialog]");
  await end.getByRole("button", { name: "End it now" }).click();
  await expect(page.getByText(`The membership of ${name} has ended`)).toBeVisible();
  const sheetOf = dialog(page, `Membership of ${name}`);
  await expect(sheetOf.getByText(/^(Ended|Cancelled)$/).first()).toBeVisible();

  await page.goto(`/customers/${customerId}`);
  await page.getByRole("button", { name: "Show those before" }).click();
  await expect(page.getByRole("region", { name: "Before" })).toBeVisible();
});

test("a visit on a shared pass is written down for the one who shares it", async ({ page, request }) => {
  const { client, branchId } = await openHall(page, request);
  const days = { sells: "pass", allowance: { count: 10, unit: "day" }, isShared: true } as const;
  const month = { bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 200_000 } as const;
  const plan = await client.feePlans.add({ name: "Ten days", ...days, ...month });
  const add = async (name: string) =>
    (await client.customers.add({ branchId, name, email: `${unique()}@lantern.test` }))._id;
  const [asha, ben] = [await add("Asha Rao"), await add("Ben Iyer")];
  const sold = { customerId: asha, feePlanId: plan._id, startDate: localDateOf(new Date(), ZONE), people: [ben] };
  const { _id: id } = await client.memberships.add(sold);

  await page.goto(`/memberships/${id}`);
  await expect(page.getByRole("region", { name: "Who else uses it" })).toContainText("Ben Iyer");
  await page.getByRole("button", { name: "Add a visit" }).click();
  const visit = dialog(page, "A visit of Asha Rao");
  const who = visit.getByRole("combobox", { name: "Who comes" });
  await expect(who).toContainText("Asha Rao");
  await openChoices(who);
  await page.getByRole("option", { name: "Ben Iyer" }).click();
  await inspectLooks(page, "membership-visit", "[role=dialog]");
  await visit.getByRole("button", { name: "Add the visit" }).click();
  await expect(page.getByText(/^Ben Iyer has desk A\d$/)).toBeVisible();
  expect((await client.memberships.get({ id })).allowance).toMatchObject({ used: 1, left: 9 });
  const { data } = await client.memberships.bookings({ id, limit: 10, page: 1 });
  expect(data.map(({ customerId, visitor }) => [customerId, visitor.name])).toEqual([[ben, "Ben Iyer"]]);
});
