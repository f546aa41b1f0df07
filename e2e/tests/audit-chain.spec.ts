import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { expect, test } from "../support/test";

/**
 * What the server answers of a log that somebody got at. That it finds such is held by its own tests, which have the
 * database in their hands; the screen's words are held here.
 */
const FOUND = [
  {
    picture: "log-broken",
    data: { isWhole: false, entries: 1204, firstBroken: { sequence: 977, occurredAt: "2026-11-20T04:30:00.000Z" } },
    says: /^Entry 977 of .+2026.+ was changed, or entries before it were taken out\./,
  },
  {
    picture: "log-cut",
    data: { isWhole: false, entries: 1204, firstBroken: null },
    says: /^Entries at the end were taken out: 1,204 are left, and the last ones are missing\./,
  },
];

test("a log that was changed or cut is told in plain words, in every look", async ({ page }) => {
  await signInAs(page, "owner@harbour.test");
  await page.goto("/audit-log");
  await expect(page.getByRole("table", { name: "entries" })).toBeVisible();
  for (const { picture, data, says } of FOUND) {
    const verify = "**/api/audit-log/verify*";
    await page.route(verify, (route) => route.fulfill({ json: { status: true, statuscode: 200, data } }));
    await page.getByRole("button", { name: /^Check/ }).click();
    await expect(page.getByText("The log is not what was written")).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await inspectLooks(page, picture);
    await page.unroute(verify);
  }
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("The log is whole")).toBeVisible();
  await inspectLooks(page, "log-whole");
});
