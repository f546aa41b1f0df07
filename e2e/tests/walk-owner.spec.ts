import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { SENTENCE } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspect } from "../support/looks";
import { codeFor } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const NAMES = ["Asha", "Bina", "Chitra", "Dev", "Esha", "Farid", "Gita", "Hari", "Indu", "Jaya"] as const;
const SEATS = 12;

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1, exact: true });
const goTo = (page: Page, place: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: place, exact: true }).click();
const figure = (page: Page, label: string | RegExp) =>
  page.getByRole("region", { name: "Figures" }).locator('[data-slot="stat-card"]').filter({ hasText: label });

test("an owner comes from the sign-up to the tenth member, one of whom has a seat and has paid", async ({
  page,
  request,
}) => {
  const id = unique();
  const email = `owner-${id}@quiet.test`;
  const [first] = NAMES;

  await test.step("he signs up, with the code from his mail", async () => {
    await page.goto("/auth/register");
    await page.getByLabel("Name of the place").fill("Ten Reading Room");
    await page.getByRole("radio", { name: /Study hall/ }).click();
    await expect(page.getByRole("combobox", { name: "Time zone" })).not.toHaveText(/Choose/);
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(SENTENCE);
    await page.getByRole("button", { name: "Send the code" }).click();
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email));
  });

  await test.step("he is asked for his first branch", async () => {
    const sheet = page.getByRole("dialog", { name: "Add branch" });
    await sheet.getByLabel("Name", { exact: true }).fill("Library Lane");
    await sheet.getByRole("button", { name: "Add branch" }).click();
    await expect(heading(page, "Library Lane")).toBeVisible();
  });

  await test.step("his seats come from a sheet", async () => {
    await goTo(page, "Seats");
    await page.getByRole("button", { name: "From a sheet" }).click();
    await page.getByRole("menuitem", { name: "Add seats from a sheet" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV template" }).click();
    const [headings = ""] = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
    const rows = Array.from({ length: SEATS }, (_, at) => `A${at + 1},,Window,,,`);
    await page
      .locator("input[type=file]")
      .setInputFiles({
        name: "seats.csv",
        mimeType: "text/csv",
        buffer: Buffer.from([headings, ...rows].join("\r\n")),
      });
    await expect(page.getByRole("heading", { name: `All ${SEATS} rows are ready` })).toBeVisible();
    await page.getByRole("button", { name: `Add ${SEATS} seats` }).click();
    await expect(page.getByRole("heading", { name: `${SEATS} seats added` })).toBeVisible();
    await page.getByRole("link", { name: "Show the seats" }).click();
    await expect(page.getByText(`Showing ${SEATS} of ${SEATS}`)).toBeVisible();
  });

  await test.step("he says what a month costs", async () => {
    await goTo(page, "Fee plans");
    await page.getByRole("link", { name: "Add fee plan" }).click();
    const sheet = page.getByRole("dialog", { name: "Add fee plan" });
    await sheet.getByLabel("Name", { exact: true }).fill("Month");
    await sheet.getByRole("radio", { name: /^By the day/ }).click();
    await openChoices(sheet.getByRole("combobox", { name: "Unit" }));
    await page.getByRole("option", { name: "Months" }).click();
    await sheet.getByLabel("Price").fill("1500");
    await sheet.getByRole("button", { name: "Add fee plan" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("row", { name: /Month/ })).toContainText("1,500");
  });

  await test.step("he writes his ten members down, one after the other", async () => {
    for (const [at, name] of NAMES.entries()) {
      await goTo(page, "Users");
      await page.getByRole("link", { name: "Add user" }).click();
      const sheet = page.getByRole("dialog", { name: "Add user" });
      await sheet.getByLabel("Name", { exact: true }).fill(`${name} ${id}`);
      await sheet.getByLabel("E-mail").fill(`${name.toLowerCase()}-${id}@mail.test`);
      await sheet.getByLabel("Phone", { exact: true }).fill(`+91 98${id.slice(-7)}${at}`);
      await sheet.getByRole("button", { name: "Add user" }).click();
      await expect(heading(page, `${name} ${id}`)).toBeVisible();
    }
    await goTo(page, "Users");
    await expect(page.getByText("Showing 10 of 10")).toBeVisible();
  });

  await test.step("the first of them gets a seat, and pays in cash", async () => {
    await page.getByRole("link", { name: `${first} ${id}` }).click();
    await page.getByRole("link", { name: "Choose a seat" }).click();
    await expect(page.getByText(`Choosing a seat for ${first} ${id}`)).toBeVisible();
    await page.getByRole("button", { name: /^Seat A3, free/ }).click();
    await expect(heading(page, "Seat A3")).toBeVisible();
    await page.getByRole("link", { name: /^Assign to / }).click();
    const sheet = page.getByRole("dialog", { name: "Assign seat A3" });
    await expect(sheet.getByRole("combobox", { name: "Fee plan" })).toContainText("Month");
    await expect(sheet.getByRole("combobox", { name: "Paid by" })).toContainText("Cash");
    await sheet.getByLabel("Reference").fill("Receipt 1");
    await sheet.getByRole("button", { name: "Assign seat" }).click();
    await expect(page.getByText(`Seat A3 is ${first} ${id}’s`)).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.getByRole("tab", { name: "Transactions" }).click();
    await expect(page.getByRole("row", { name: /Receipt 1/ })).toContainText("1,500");
  });

  await test.step("his dashboard tells of it", async () => {
    await goTo(page, "Dashboard");
    await expect(heading(page, "Dashboard")).toBeVisible();
    await expect(figure(page, "Revenue")).toContainText("1,500");
    await expect(figure(page, /Seats taken now/)).toContainText(`1 of ${SEATS}`);
    await expect(figure(page, /^Today/)).toContainText("1");
    await expect(page.getByText("Up to your first booking")).toHaveCount(0);
    await inspect(page, "walk-owner-dashboard");
  });
});
