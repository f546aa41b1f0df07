import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { prefer, signInAs } from "../support/admin";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/test";

/** A role without the right is refused, here and by the server; its screen says so. */
test.use({ expectedErrors: [/status of 403/] });

const OWNER = "owner@harbour.test";
const FRONT_DESK = "desk@harbour.test";
const DESKTOP = { width: 1360, height: 850 };
const PHONE = { width: 360, height: 780 };

async function inspect(page: Page, picture: string) {
  await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath(`${picture}.png`) });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "width").toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

for (const { size, dark } of [
  { size: DESKTOP, dark: false },
  { size: PHONE, dark: true },
]) {
  const look = `${size.width} px, ${dark ? "dark" : "light"}`;

  test(`a secret key is made, shown once, rotated and revoked, ${look}`, async ({ page }) => {
    const name = `Door system ${size.width}`;
    await page.setViewportSize(size);
    await prefer(page, { dark });
    await signInAs(page, OWNER);
    await page.goto("/api-keys");
    await expect(page.getByRole("table", { name: "API keys" })).toBeVisible();
    await inspect(page, "keys");

    await page.getByRole("link", { name: "Add API key" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("radio", { name: /Secret/ }).click();
    await page.getByRole("button", { name: "Add API key" }).click();
    await expect(page.getByText("Choose what the secret key may do")).toBeVisible();
    await page.getByRole("checkbox", { name: "Bookings: See" }).click();
    await inspect(page, "key-new");
    await page.getByRole("button", { name: "Add API key" }).click();

    const shown = page.getByRole("dialog", { name: `The key ${name}` });
    const first = await shown.getByText(/^sk_/).textContent();
    await page.keyboard.press("Escape");
    await expect(shown).toBeVisible();
    await inspect(page, "key-shown");
    await shown.getByRole("button", { name: "I have stored it" }).click();
    await expect(shown).toHaveCount(0);

    await page.getByRole("link", { name }).click();
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet.getByText(first ?? "")).toHaveCount(0);
    await inspect(page, "key");
    await sheet.getByRole("button", { name: "Rotate" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Rotate" }).click();
    const second = await shown.getByText(/^sk_/).textContent();
    expect(second).not.toBe(first);
    await shown.getByRole("button", { name: "I have stored it" }).click();

    await page.getByRole("link", { name }).click();
    await sheet.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText(`${name} is revoked`)).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Revoked");
  });

  test(`the log is filtered, read, checked and exported, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { dark });
    await signInAs(page, OWNER);
    const name = `Till ${size.width}`;
    await page.goto("/api-keys/new");
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Add API key" }).click();
    await page.getByRole("button", { name: "Done" }).click();

    await page.goto("/audit-log");
    await expect(page.getByRole("table", { name: "entries" })).toBeVisible();
    await inspect(page, "log");
    await page.getByRole("button", { name: "Check the log" }).click();
    await expect(page.getByText("The log is whole")).toBeVisible();

    await page.getByRole("combobox", { name: "Area" }).click();
    await page.getByRole("option", { name: "API keys" }).click();
    await expect(page).toHaveURL(/resource=apiKeys/);
    await page
      .getByRole("link", { name: /API keys: add/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByText(name)).toBeVisible();
    await inspect(page, "entry");
    await page.getByRole("link", { name: "All of this record" }).click();
    await expect(page).toHaveURL(/record=/);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toContain(name);
    expect(
      csv
        .trimEnd()
        .split("\r\n")
        .every((line, index) => index === 0 || line.includes("apiKeys.")),
    ).toBe(true);

    await page.goto("/audit-log?q=nobody-is-called-that");
    await expect(page.getByText(/Nothing fits/)).toBeVisible();
  });
}

test("the front desk is told that neither is for it", async ({ page }) => {
  await signInAs(page, FRONT_DESK);
  for (const address of ["/api-keys", "/audit-log"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "API keys" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
});
