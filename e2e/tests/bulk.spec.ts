import { readFile } from "node:fs/promises";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";

test.use({ expectedErrors: [REFUSED] });

const ZONE = "Asia/Kolkata";

/** Gives the screen a sheet, as a person would by choosing a file. */
const upload = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });

test("desks come from a filled template, what is wrong in it is mended in place", async ({ page, request }) => {
  const place = await makePlace(request, "Sheet Hall", [{ name: "North", timezone: ZONE, desks: [{ name: "A1" }] }]);
  await signInAs(page, place.email, place.password);
  await page.goto("/desks");
  await page.getByRole("button", { name: "From a sheet" }).click();
  await page.getByRole("menuitem", { name: "Add desks from a sheet" }).click();
  await expect(page.getByText("Rows that name no branch are for North.")).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV template" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("desks.csv");
  const [headings = ""] = (await readFile(await download.path(), "utf8")).split("\r\n");
  await upload(page, "desks.csv", [headings, "A1,,Window,,,,", "A2,,Window,,,monitor,", "A3,South,,sofa,,,"]);

  await expect(page.getByRole("heading", { name: "1 of 3 rows are ready" })).toBeVisible();
  const first = page.getByLabel("Row 2, Desk name");
  await expect(first).toHaveAccessibleDescription(/There already is a desk A1 in this branch/);
  await expect(page.getByLabel("Row 4, Branch")).toHaveAccessibleDescription(/There is no branch South/);
  await expect(page.getByLabel("Row 4, Kind")).toHaveAccessibleDescription("Use desk, seat, cabin or meeting-room");
  await first.fill("A4");

  // What was mended is not lost without a question.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(first).toHaveValue("A4");

  await page.getByRole("button", { name: "Check 1 row again" }).click();
  await page.getByRole("button", { name: "Add 2 desks" }).click();
  await expect(page.getByRole("heading", { name: "2 desks added" })).toBeFocused();
  await expect(page.getByText("1 row had faults and was left out")).toBeVisible();
  await page.getByRole("link", { name: "Show the desks" }).click();
  for (const name of ["A1", "A2", "A4"]) {
    await expect(page.getByRole("rowheader", { name, exact: true })).toBeVisible();
  }
});

test("bookings from a sheet are all made or none; what was taken meanwhile is told and left out", async ({
  page,
  request,
}) => {
  const desks = [{ name: "B1" }, { name: "B2" }];
  const place = await makePlace(request, "Sheet House", [{ name: "North", timezone: ZONE, desks }]);
  await signInAs(page, place.email, place.password);
  await page.goto("/desks/bulk-booking");
  const date = addDays(localDateOf(new Date(), ZONE), 2);
  const headings = "Desk,Member name,Phone,Booking type,Start date,Start time,End time";
  await upload(page, "bookings.csv", [
    headings,
    `B1,Asha Rao,'+91 98765 43210,HOURLY,${date},10:00,12:00`,
    `B2,Asha Rao,+91 98765 43210,HOURLY,${date},10:00,12:00`,
    `B1,Ravi Kumar,+91 98765 43211,HOURLY,${date},11:00,13:00`,
  ]);
  await expect(page.getByLabel("Row 4, Desk")).toHaveAccessibleDescription(/B1 is booked by an earlier row/);

  // In another window somebody books B2 meanwhile.
  const rival = await page.context().newPage();
  await rival.goto("/desks/bulk-booking");
  await upload(rival, "rival.csv", [headings, `B2,Meera,+91 98765 43212,DAILY,${date},,`]);
  await rival.getByRole("button", { name: "Make 1 booking" }).click();
  await expect(rival.getByRole("heading", { name: "1 booking made" })).toBeVisible();
  await rival.close();

  await page.getByRole("button", { name: "Make 2 bookings" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "The bookings could not be made" });
  await expect(alert).toContainText(/Desk B2 is taken: .* Nothing was booked/);
  await alert.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByLabel("Row 3, Desk")).toHaveAccessibleDescription(/B2 is taken/);
  await page.getByRole("button", { name: "Make 1 booking" }).click();
  await expect(page.getByRole("heading", { name: "1 booking made" })).toBeVisible();
  await page.getByRole("link", { name: "Show the bookings" }).click();
  await expect(page.getByRole("row", { name: /Asha Rao/ })).toHaveCount(1);
  await expect(page.getByRole("row", { name: /Meera/ })).toHaveCount(1);
});
