import { readFile } from "node:fs/promises";
import { localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { anotherWindow } from "../support/another-window";
import { chooseDays } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const ZONE = "Etc/UTC";

/** A place that sold two passes of ₹300 for cash, and gave ₹50 of one back. */
async function aPlace(request: APIRequestContext) {
  const place = await makePlace(request, `Cash House ${unique()}`, [
    { name: "Quay", timezone: ZONE, desks: [{ name: "A1" }] },
  ]);
  const { client, branchIds } = place;
  const pass = await client.feePlans.add({
    name: "Ten days",
    sells: "pass",
    bookingType: "DAILY",
    duration: { count: 30, unit: "day" },
    allowance: { count: 10, unit: "day" },
    amount: 30_000,
    taxPercent: 0,
  });
  const { _id: customerId } = await client.customers.add({
    branchId: branchIds[0] ?? "",
    name: "Riya Nair",
    phone: "+91 98765 43210",
  });
  const sell = () =>
    client.memberships.add({
      customerId,
      feePlanId: pass._id,
      startDate: localDateOf(new Date(), ZONE),
      method: "cash",
    });
  await sell();
  const { _id: id } = await sell();
  await client.memberships.refund({ id, amount: 5_000, method: "cash", reason: "Paid too much" });
  return { ...place, sell };
}

const rows = (page: Page) => page.locator("tbody").getByRole("row");
const counting = (page: Page) => page.getByRole("dialog", { name: /^Count the cash of / });

test("cash is counted against what is recorded, the difference explained; a second tab is told", async ({
  page,
  request,
}) => {
  const { email, password, sell } = await aPlace(request);
  await signInAs(page, email, password);
  await page.goto("/cash");
  await expect(page.getByRole("heading", { name: "Day close" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press("g");
  await page.keyboard.press("y");
  await expect(page).toHaveURL(/\/cash$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("₹550");
  await expect(rows(page)).toContainText("3 payments");
  await inspectLooks(page, "cash");

  const other = await anotherWindow(page);
  await rows(other)
    .getByRole("button", { name: /^Count/ })
    .click();
  await counting(other).getByLabel("Counted").fill("550");
  await expect(counting(other).getByText("As recorded.")).toBeVisible();

  // Cash comes in before this page knows.
  await rows(page)
    .getByRole("button", { name: /^Count/ })
    .click();
  await sell();
  await counting(page).getByLabel("Counted").fill("550");
  await counting(page).getByRole("button", { name: "Count" }).click();
  await expect(counting(page).getByLabel("Counted")).toHaveAccessibleDescription(
    /₹850 is recorded by now, not ₹550\. Count again\./,
  );
  await expect(counting(page).getByText("₹850 is recorded.")).toBeVisible();
  await expect(counting(page).getByLabel("Counted")).toHaveValue("550");

  await counting(page).getByLabel("Counted").fill("840");
  await expect(counting(page).getByText("₹10 is missing.")).toBeVisible();
  await counting(page).getByRole("button", { name: "Count" }).click();
  await expect(counting(page).getByLabel("Why it differs")).toHaveAccessibleDescription(/Say why it differs/);
  await inspectLooks(page, "cash count", "[role=dialog]");
  await counting(page).getByRole("button", { name: "Something was bought" }).click();
  await expect(counting(page).getByLabel("Why it differs")).toHaveValue("Something was bought");
  await counting(page).getByLabel("Why it differs").press("Enter");
  await expect(counting(page)).toHaveCount(0);
  await expect(page.getByText("No cash since the last count")).toBeVisible();
  await inspectLooks(page, "cash none");

  await counting(other).getByRole("button", { name: "Count" }).click();
  // The row is gone below, and what was typed stays with the reason.
  await expect(counting(other).getByLabel("Counted")).toHaveAccessibleDescription(/Nothing is left to be counted here/);
  await expect(counting(other).getByLabel("Counted")).toHaveValue("550");
  await counting(other).getByRole("button", { name: "Cancel" }).click();
  await expect(other.getByText("No cash since the last count")).toBeVisible();

  await page.getByRole("tab", { name: "Counted" }).click();
  await expect(page).toHaveURL(/show=counted/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("₹10 is missing");
  await expect(rows(page)).toContainText("Something was bought");
  await inspectLooks(page, "cash counted");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toContain("Something was bought");
  await chooseDays(page, "Last month");
  await expect(page.getByRole("heading", { name: "No counts on these days" })).toBeVisible();
  await chooseDays(page, "Today");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("₹10 is missing");
  await page.getByRole("searchbox").fill("bought");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("searchbox").fill("nobody of that name");
  await expect(page.getByText("Nothing fits “nobody of that name”")).toBeVisible();
});
