import { signInAs } from "../support/admin";
import { expectAccessibleNow } from "../support/axe";
import { expect, test } from "../support/test";

const rows = "a[data-row-open]";

test("what somebody opens is noted, found and followed, until he opts out", async ({ page }) => {
  await signInAs(page, "owner@athena.test");
  await page.goto("/fee-plans");
  await expect(page.getByRole("heading", { name: "Fee plans", level: 1 })).toBeVisible();
  await page.goto("/tracking?path=%2Ffee-plans&event=page_view");
  await expect(page.locator(rows).first()).toBeVisible();
  await page.getByRole("button", { name: "Take the filter away, What: Opened a screen" }).click();
  await expect(page).not.toHaveURL(/event=/);

  await page.locator(rows).first().click();
  const visit = page.getByRole("dialog", { name: "Visit of Asha Rao" });
  await expect(visit.getByText("/fee-plans").first()).toBeVisible();
  await visit.getByRole("link", { name: "All by Asha Rao" }).click();
  await expect(page.getByRole("heading", { name: "Asha Rao", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lately" })).toBeVisible();
  await expectAccessibleNow(page);

  await page.goto("/account");
  const noted = page.getByRole("switch", { name: "Note what I do on this device" });
  await noted.click();
  await expect(noted).not.toBeChecked();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/user-flow-tracking")) sent.push(request.url());
  });
  await page.goto("/fee-plans");
  await expect(page.getByRole("heading", { name: "Fee plans", level: 1 })).toBeVisible();
  await page.goto("/account");
  await expect(noted).not.toBeChecked();
  expect(sent).toEqual([]);

  await noted.click();
  await page.goto("/fee-plans");
  await expect(page.getByRole("heading", { name: "Fee plans", level: 1 })).toBeVisible();
  await page.goto("/account");
  await expect.poll(() => sent.length).toBeGreaterThan(0);
});

test("a clean-up says what goes, and how much went", async ({ page }) => {
  await signInAs(page, "owner@athena.test");
  await page.goto("/tracking?show=figures");
  await expect(page.getByText("Day by day").first()).toBeVisible();
  await page.getByRole("link", { name: "Clean up" }).click();
  const dialog = page.getByRole("alertdialog");
  const days = dialog.getByRole("spinbutton", { name: "Days to keep" });
  const confirm = dialog.getByRole("button", { name: "Delete events" });
  await days.fill("0");
  await expect(confirm).toBeDisabled();
  await days.fill("3650");
  await expect(dialog.getByText("There is nothing to delete")).toBeVisible();
  await expect(confirm).toBeDisabled();
  await days.fill("100");
  const found = await dialog.getByText(/^\d+ events from before /).textContent();
  await confirm.click();
  await expect(page.getByText(`${found?.split(" ")[0]} events are deleted`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/show=figures/);
});
