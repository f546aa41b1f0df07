import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { askForHour } from "../support/ask-for";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { expectReach, REACH } from "../support/reach";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const DAY = 24 * 3_600_000;
/** Tomorrow at noon in UTC. */
const NOON = new Date(`${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T12:00:00Z`).getTime();

/** A visitor's booking, and where its mail leads. */
async function booked(request: APIRequestContext) {
  const branch = { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] };
  const { orgCode, branchIds, client } = await makePlace(request, `Linked ${unique()}`, [branch]);
  const [branchId = ""] = branchIds;
  await client.branches.update({ _id: branchId, directions: "Ring at the blue door.\nThen up the stairs.", ...REACH });
  const wish = { orgCode, branchId, name: "Ravi Kumar", from: NOON };
  const email = await askForHour(request, wish);
  const [mail] = await mailsTo(request, email);
  const link = /^\S+\/booking\/[\w-]{64}$/m.exec(mail?.text ?? "")?.[0] ?? "";
  const code = /Booking code\W+([A-Z\d]{8})/.exec(mail?.text ?? "")?.[1] ?? "";
  return { client, email, code, address: new URL(link).pathname };
}

test("the link of a booking's mail shows it, puts it into a calendar, and cancels it once", async ({
  page,
  request,
}) => {
  const { code, address, email } = await booked(request);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Your booking waits for confirmation" })).toBeVisible();
  await expect(page.getByTestId("booking-code")).toHaveText(code);
  await expect(page).toHaveTitle(new RegExp(`^Desk Booking ${code}, Linked`));
  await expect(page.getByText("Ring at the blue door.")).toHaveCSS("white-space-collapse", "preserve-breaks");
  await expectReach(page);
  await inspectLooks(page, "linked-booking");

  await test.step("calendars", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Apple, or a file" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain("BEGIN:VEVENT");
    expect(file).toContain(code);
    const google = new URL((await page.getByRole("link", { name: "Google" }).getAttribute("href")) ?? "");
    expect(google.searchParams.get("dates")).toMatch(/T120000Z\/\d{8}T130000Z$/);
    expect(google.searchParams.get("details")).toContain(code);
  });

  await page.getByRole("button", { name: "Cancel booking" }).click();
  const asked = page.getByRole("alertdialog", { name: `Cancel booking ${code}?` });
  await asked.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Cancel booking" })).toBeFocused();
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await asked.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This booking is cancelled" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Put it into your calendar" })).toHaveCount(0);
  await expect(page.getByText("Ring at the blue door.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cancel booking" })).toHaveCount(0);
  await inspectLooks(page, "linked-booking-cancelled");
  await expect.poll(async () => (await mailsTo(request, email))[0]?.subject).toMatch(/^Booking cancelled/);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "This booking is cancelled" })).toBeVisible();
});

test("two windows cancel it once, and the other says so; too late, it says whom to ask", async ({ page, request }) => {
  const { address } = await booked(request);
  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto(address);
    await window.getByRole("button", { name: "Cancel booking" }).click();
  }
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This booking is cancelled" })).toBeVisible();
  await other.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(other.getByRole("alertdialog")).toContainText("is cancelled already");
});

test("a page that stood open asks about the booking as it is now", async ({ page, request }) => {
  const { client, address } = await booked(request);
  await page.goto(address);
  const cancel = page.getByRole("button", { name: "Cancel booking" });
  await expect(cancel).toBeVisible();
  const id = (await client.bookings.list({ limit: 1, page: 1 })).data[0]?._id ?? "";
  const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString();
  await client.bookings.reschedule({ id, startAt: at(2), endAt: at(3) });
  await cancel.click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("14:00–15:00");
  await asked.getByRole("button", { name: "Keep it" }).click();
  await client.bookings.changeStatus({ bookingId: id, status: "CANCELLED" });
  await cancel.click();
  await expect(page.getByRole("heading", { level: 1, name: "This booking is cancelled" })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test("a booking that has begun can't be cancelled here", async ({ page, request }) => {
  const { address } = await booked(request);
  await setClockAhead(Math.ceil((NOON - Date.now()) / 60_000) + 1);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel booking" })).toHaveCount(0);
});

test("a link that was cut off or made up leads to no booking, and says what to do", async ({ page, request }) => {
  const { address } = await booked(request);
  for (const wrong of [address.slice(0, -1), `${address.slice(0, -8)}AAAAAAAA`]) {
    await page.goto(wrong);
    await expect(page.getByRole("heading", { level: 1, name: "This link leads to no booking" })).toBeVisible();
  }
  await inspectLooks(page, "linked-booking-nowhere");
});
