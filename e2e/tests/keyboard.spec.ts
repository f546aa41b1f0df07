import { dayAhead } from "../support/day-ahead";
import { codeFor } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** Presses Tab, if need be, until the focus stands on something with this accessible name. */
async function tabTo(page: import("@playwright/test").Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement === document.body ? null : document.activeElement;
      const labelled = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
      return `${focused?.getAttribute("aria-label") ?? ""} ${labelled ?? ""} ${focused?.textContent ?? ""}`;
    });
    if (name.test(label)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No element named ${name} in reach of Tab`);
}

test("a visitor books with the keyboard alone", async ({ page, request }) => {
  const address = `keys-${unique()}@mail.test`;
  const inThreeDays = dayAhead(3);
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${inThreeDays}&step=when`);
  await expect(page.getByRole("heading", { name: "When do you come?" })).toBeVisible();
  await tabTo(page, /See what is free/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Which seat?" })).toBeFocused();
  await expect(page.getByRole("button", { name: /, available/i }).first()).toBeVisible();
  await tabTo(page, /, available/i);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Who is it for?" })).toBeVisible();
  // What comes with the step may be on its way still.
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await tabTo(page, /Name/);
  await page.keyboard.type("Keya Board");
  await page.keyboard.press("Tab");
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  const code = await codeFor(request, address);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
});

test("each seat and each time is in reach of the arrow keys", async ({ page }) => {
  const inThreeDays = dayAhead(3);
  await page.goto(`/qr-booking/ATHENA?type=HOURLY&date=${inThreeDays}&step=when`);
  for (const [name, next] of [
    ["Time", null],
    ["Seats", `?type=DAILY&date=${inThreeDays}&step=desk`],
  ] as const) {
    if (next) await page.goto(`/qr-booking/ATHENA${next}`);
    const buttons = page.getByRole("toolbar", { name }).getByRole("button");
    await expect(buttons.first()).toBeVisible();
    const count = await buttons.count();
    expect(count).toBeGreaterThan(3);
    // One stop of the Tab key; from there on each is one arrow away.
    await expect(page.getByRole("toolbar", { name }).locator('button[tabindex="0"]')).toHaveCount(1);
    await buttons.first().focus();
    for (let place = 1; place < count; place++) {
      await page.keyboard.press("ArrowRight");
      await expect(buttons.nth(place)).toBeFocused();
    }
  }
});
