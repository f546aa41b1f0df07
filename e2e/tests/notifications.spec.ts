import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspect } from "../support/looks";
import { makePlace } from "../support/place";
import { newClient } from "../support/staff";
import { expect, test } from "../support/test";

const HOUR = 3_600_000;
const ZONE = "Asia/Kolkata";

/** A place of its own, and a partner's key that books there: news to everybody of its staff. */
async function placeWithPartner(request: APIRequestContext) {
  const place = await makePlace(request, "Told Hall", [{ name: "Quay", timezone: ZONE, desks: [{ name: "D1" }] }]);
  const { client } = place;
  const { key } = await client.apiKeys.add({
    kind: "secret",
    name: "Partner",
    permissions: ["bookings.write", "desks.read"],
  });
  const partner = newClient(key);
  const [desk] = (await client.desks.list()).data;
  // Tomorrow morning in Kolkata: neither is over then, nor does one reach into the next day.
  const start = Date.parse(`${addDays(localDateOf(new Date(), ZONE), 1)}T10:00+05:30`);
  const book = (hours: number, name: string) =>
    partner.desks.bookDesk({
      deskId: desk?._id ?? "",
      type: "HOURLY",
      customer: { name, email: "partner@example.com" },
      startAt: new Date(start + hours * HOUR).toISOString(),
      endAt: new Date(start + (hours + 1) * HOUR).toISOString(),
    });
  return { ...place, book };
}

test("what happens is told live, marked and taken back, and led to", async ({ page, request }) => {
  const { email, password, book } = await placeWithPartner(request);
  await signInAs(page, email, password);
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { name: "Nothing happened yet" })).toBeVisible();

  await book(1, "Nisha Verma");
  await book(2, "Ravi Kumar");
  const bell = (unread: number) => page.getByRole("button", { name: `Notifications, ${unread} unread` });
  // The bell looks each half minute, and when the tab is looked at.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(bell(2)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await bell(2).click();
  await expect(page.getByRole("list", { name: "Latest notifications" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "Show all" }).click();

  const list = page.getByRole("list", { name: "Notifications", exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(2)).toHaveCount(0);
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/notifications/marks", async (route) => {
    await isSeen;
    await route.continue();
  });
  const held = page.waitForRequest("**/api/notifications/marks");
  await page.getByRole("button", { name: "Undo" }).click();
  await held;
  // A reload would cut what is still on its way: the page hears of it once the call has begun.
  const isAsking = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(isAsking).toBe(true);
  const asked = page.waitForEvent("dialog");
  const reload = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reload;
  goOn();
  await expect(bell(2)).toBeVisible();

  await list
    .getByRole("link", { name: /New booking/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: /New booking: Desk D1, Quay/ });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText("Read", { exact: true })).toBeVisible();
  await inspect(page, "notification");
  await sheet.getByRole("button", { name: "Mark as unread" }).click();
  await expect(sheet.getByText("Unread", { exact: true })).toBeVisible();
  await sheet.getByRole("link", { name: "Show it" }).click();
  await expect(page.getByRole("dialog", { name: /^Desk Booking / })).toBeVisible();
  await page.goto("/notifications?only=unread");
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

test("what is told is chosen once for all, and kept", async ({ page, request }) => {
  const { email, password } = await makePlace(request, "Quiet Hall", []);
  await signInAs(page, email, password);
  await page.goto("/notifications/settings");
  const payments = page.getByRole("group", { name: "A payment" });
  await payments.getByRole("checkbox", { name: "On screen" }).click();
  await expect(payments.getByRole("checkbox", { name: "By e-mail" })).toBeDisabled();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Notifications" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.reload();
  await expect(payments.getByRole("checkbox", { name: "On screen" })).not.toBeChecked();
});
