import { ApiError } from "@carrel/sdk";
import type { APIRequestContext, Page } from "@playwright/test";
import { SENTENCE, signInByForm } from "../support/admin";
import { inspect } from "../support/looks";
import { makePlace } from "../support/place";
import { clientOf, hire } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (403|404)/] });

const ZONE = "Asia/Kolkata";
const TOMORROW = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1 });
const goTo = (page: Page, place: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: place, exact: true }).click();

/** Two branches, and a manager of the first; the second has a desk, a member, a booking and a person of its own. */
async function twoBranches(request: APIRequestContext) {
  const place = await makePlace(request, `Two Halls ${unique()}`, [
    { name: "Quay", timezone: ZONE, desks: [{ name: "Q1" }] },
    { name: "Mill", timezone: ZONE, desks: [{ name: "M1" }] },
  ]);
  const [quayId = "", millId = ""] = place.branchIds;
  const by = { by: place.email, password: place.password };
  const owner = await clientOf(place.email, place.password);
  await owner.customers.add({ name: "Quentin Quay", email: `quentin-${unique()}@quiet.test`, branchId: quayId });
  const member = { name: "Millicent Mill", email: `millicent-${unique()}@quiet.test`, branchId: millId };
  const { _id: customerId } = await owner.customers.add(member);
  const { _id: personId, ...session } = await owner.auth.session();
  await owner.auth.selectBranch({ _id: personId, selectedBranch: millId });
  const [desk] = (await owner.desks.list({ limit: 10, page: 1 })).data;
  const deskId = desk?._id ?? "";
  const booking = await owner.desks.bookDesk({ deskId, customerId, type: "DAILY", date: TOMORROW });
  expect(session.isDefaultUser).toBe(true);
  await hire({ ...by, name: "Mira of the Mill", role: "Front desk", branch: "Mill" });
  const manager = await hire({ ...by, name: "Quinn of the Quay", role: "Manager", branch: "Quay" });
  return { owner, manager, quayId, millId, customerId, deskId, bookingId: booking._id, code: booking.code };
}

test("who manages one branch sees and does nothing in another, and is told so in words", async ({ page, request }) => {
  const { owner, manager, quayId, millId, customerId, deskId, bookingId, code } = await twoBranches(request);
  const isNowhere = async () => {
    for (const name of [/Mill\b/, /M1/, /Millicent/])
      await expect(page.getByRole("main").getByText(name)).toHaveCount(0);
  };

  await test.step("by his screens: what is of the other branch is nowhere", async () => {
    await signInByForm(page, manager.email, SENTENCE);
    await expect(heading(page, "Dashboard")).toBeVisible();
    await expect(page.getByRole("banner").getByText("Quay", { exact: true })).toBeVisible();
    await isNowhere();
    await goTo(page, "Desks");
    await expect(page.getByRole("button", { name: /^Desk Q1, / })).toBeVisible();
    await isNowhere();
    await goTo(page, "Members");
    await expect(page.getByRole("link", { name: "Quentin Quay" })).toBeVisible();
    await isNowhere();
    await page.getByRole("searchbox", { name: "Search members" }).fill("Millicent");
    await expect(page.getByRole("heading", { name: /^Nothing fits/ })).toBeVisible();
    await goTo(page, "Bookings");
    await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
    await goTo(page, "Branches");
    await expect(page.getByRole("link", { name: "Quay" })).toBeVisible();
    await isNowhere();
    await expect(page.getByRole("link", { name: "Add branch" })).toHaveCount(0);
    await goTo(page, "Staff");
    await expect(heading(page, "Staff")).toBeVisible();
    await expect(page.getByRole("main").getByText("Quinn of the Quay")).toBeVisible();
    await inspect(page, "walk-branch-limited-staff");
  });

  await test.step("by the palette: it finds nothing of it", async () => {
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search or run a command" });
    await expect(field).toBeFocused();
    for (const text of ["Millicent", code]) {
      await field.fill(text);
      await expect(page.getByRole("dialog", { name: "Commands" }).getByText(`Nothing fits “${text}”`)).toBeVisible();
    }
    await page.keyboard.press("Escape");
  });

  await test.step("by the address: there is no such thing for him", async () => {
    for (const path of [
      `/branches/${millId}`,
      `/branches/${millId}/edit`,
      `/branches/${millId}/hours`,
      `/desks/${deskId}`,
      `/desks/${deskId}/edit`,
      `/desks/${deskId}/book`,
      `/customers/${customerId}`,
      `/customers/${customerId}/edit`,
      `/bookings/${bookingId}`,
      `/bookings/${bookingId}/move`,
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText(/^There is (nothing at this address|no such)|not found/i).first()).toBeVisible();
        await isNowhere();
      });
    }
    await inspect(page, "walk-branch-limited-booking");
    await page.goto(`/bookings/calendar?branch=${millId}`);
    await expect(heading(page, "Calendar")).toBeVisible();
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
    await isNowhere();
    await page.goto("/audit-log");
    await expect(page.getByRole("heading", { name: "This is for people of every branch" })).toBeVisible();
  });

  await test.step("by his own calls: each is refused, and nothing is changed", async () => {
    const { client } = manager;
    const { _id } = await client.auth.session();
    const day = { type: "DAILY", date: TOMORROW } as const;
    const tries: [string, () => Promise<unknown>][] = [
      ["select the branch", () => client.auth.selectBranch({ _id, selectedBranch: millId })],
      ["read the branch", () => client.branches.get({ id: millId })],
      ["rename the branch", () => client.branches.update({ _id: millId, name: "Mine" })],
      ["read its calendar", () => client.bookings.calendar({ branchId: millId, from: TOMORROW, to: TOMORROW })],
      ["read how full it is", () => client.bookings.occupancy({ branchId: millId, from: TOMORROW, to: TOMORROW })],
      ["read its figures", () => client.dashboard.bookingStats({ branchId: millId })],
      ["read its desk", () => client.desks.get({ id: deskId })],
      ["change its desk", () => client.desks.update({ _id: deskId, name: "Mine" })],
      ["delete its desk", () => client.desks.remove({ id: deskId })],
      ["add a desk", () => client.desks.add({ branchId: millId, name: "Mine" })],
      ["book its desk", () => client.desks.bookDesk({ deskId, customer: { name: "Me", email: "me@x.test" }, ...day })],
      ["read its member", () => client.customers.get({ id: customerId })],
      ["rename its member", () => client.customers.update({ _id: customerId, name: "Mine" })],
      ["delete its member", () => client.customers.remove({ id: customerId })],
      ["add a member", () => client.customers.add({ name: "Mine", email: "mine@x.test", branchId: millId })],
      ["read its booking", () => client.bookings.get({ id: bookingId })],
      ["cancel its booking", () => client.bookings.changeStatus({ bookingId, status: "CANCELLED" })],
      ["delete the branch", () => client.branches.remove({ id: millId })],
    ];
    for (const [what, attempt] of tries) {
      await test.step(what, async () => {
        const refused = await attempt().then(
          () => null,
          (error: unknown) => error,
        );
        expect(refused, what).toBeInstanceOf(ApiError);
        expect([400, 403, 404]).toContain((refused as ApiError).status);
        expect((refused as ApiError).message).toMatch(/\w{3}/);
        expect((refused as ApiError).message).not.toMatch(/Millicent|M1\b/);
      });
    }
    expect((await client.auth.session()).selectedBranch).toBe(quayId);
    expect(await owner.branches.get({ id: millId })).toMatchObject({ name: "Mill" });
    expect(await owner.desks.get({ id: deskId })).toMatchObject({ name: "M1" });
    expect(await owner.customers.get({ id: customerId })).toMatchObject({ name: "Millicent Mill" });
    expect(await owner.bookings.get({ id: bookingId })).toMatchObject({ status: "CONFIRMED" });
    expect((await owner.desks.list({ limit: 10, page: 1 })).data).toHaveLength(1);
  });
});
