import { readFile } from "node:fs/promises";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const ZONE = "Asia/Kolkata";
const LONG = "Maria-Magdalena Wolfeschlegelsteinhausenbergerdorff-Venkatanarasimharajuvaripeta";

/** Gives the screen a sheet, as a person would by choosing a file. */
const upload = (page: Page, lines: readonly string[]) =>
  page
    .locator("input[type=file]")
    .setInputFiles({
      name: "members.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["Member name,E-mail,Phone,Desk,Fee plan,From,Paid until", ...lines].join("\r\n")),
    });

/** A place that sells a month and knows one member, its owner signed in. */
async function openPlace(page: Page, request: APIRequestContext) {
  const desks = [{ name: "B1" }, { name: "B2" }];
  const { client, email, password } = await makePlace(request, `Moving Hall ${unique()}`, [
    { name: "North", timezone: ZONE, desks },
  ]);
  const duration = { count: 1, unit: "month" } as const;
  await client.feePlans.add({ name: "Month", bookingType: "DAILY", duration, amount: 450_000 });
  await client.customers.add({ name: "Nisha Verma", email: "nisha@quiet.test" });
  await signInAs(page, email, password);
}

/** Opens the palette on a screen that is there, and types into it. */
async function lookFor(page: Page, typed: string) {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or run a command" }).fill(typed);
}

test("members come from a sheet, and what is mended in it is taken in one press", async ({ page, request }) => {
  await openPlace(page, request);
  const today = localDateOf(new Date(), ZONE);
  const [from, until] = [addDays(today, -10), addDays(today, 20)];
  const asha = `asha-${unique()}@quiet.test`;
  await page.goto("/customers");
  await expect(page.getByRole("link", { name: "From a sheet" })).toBeVisible();
  await lookFor(page, "import members");
  await page.getByRole("option", { name: "Import members from a sheet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import members from a sheet" })).toBeVisible();
  await expect(page.getByText("Rows that name no branch are for North.")).toBeVisible();
  await inspectLooks(page, "members-sheet-file");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV template" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("members.csv");
  expect(await readFile(await download.path(), "utf8")).toContain("Desk,Shift,Fee plan,From,Paid until,Left of a pass");

  await upload(page, [
    `Asha Rao,${asha},,b1,month,${from},${until}`,
    `Ravi Kumar,ravi,'+91 98765 43211,,,,`,
    "Nisha V.,NISHA@quiet.test,,,,,",
    `${LONG},${"l".repeat(60)}@quiet.test,,B9,Month,,${until}`,
  ]);
  await expect(page.getByRole("heading", { name: "2 of 4 rows are ready" })).toBeVisible();
  await expect(page.getByLabel("Row 5, Desk")).toHaveAccessibleDescription("North has no desk B9");
  await inspectLooks(page, "members-sheet-faults");
  await page.getByRole("radio", { name: "Known (1 member)" }).click();
  await expect(page.getByLabel("Row 4, E-mail")).toHaveAccessibleDescription(
    "Nisha Verma is known by this already. That record is used, and stays as it is.",
  );
  await inspectLooks(page, "members-sheet-known");

  // What is mended wrongly stops it, and is led to from wherever one is.
  await page.getByRole("radio", { name: "All (4)" }).click();
  const email = page.getByLabel("Row 3, E-mail");
  await email.fill("ravi@");
  await page.getByLabel("Row 2, Member name").focus();
  await page.getByRole("button", { name: "Import 3 members" }).click();
  await expect(page.getByText("1 row needs a change still")).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("ravi@");
  await inspectLooks(page, "members-sheet-stopped");
  await email.fill("ravi@quiet.test");
  await page.getByRole("button", { name: "Import 3 members" }).click();
  await expect(page.getByRole("heading", { name: "3 members imported" })).toBeFocused();
  await expect(
    page.getByText("2 are new, 1 was known already. 1 membership was taken over as paid.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("1 row had faults and was left out")).toBeVisible();
  await inspectLooks(page, "members-sheet-done");

  await page.getByRole("link", { name: "Show the members" }).click();
  await expect(page.getByRole("row", { name: /Nisha/ })).toHaveCount(1);
  await page
    .getByRole("row", { name: /Asha Rao/ })
    .getByRole("link", { name: "Asha Rao" })
    .click();
  await expect(page.getByText(/^Month, until /)).toBeVisible();
  await expect(page.getByRole("tabpanel").getByText("Nothing was paid yet.")).toHaveCount(0);
  const outbox = await (await request.get("/dev/outbox.json")).json();
  expect(outbox.filter(({ to }: { to: string }) => to === asha)).toEqual([]);

  // Nothing was paid here, and it is not said so; once it is renewed, it was.
  // The same stands among the memberships, where it opens that.
  await page.getByRole("link", { name: "Desk B1", exact: true }).first().click();
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Unassign", exact: true }).click();
  await expect(question).toContainText(/Desk B1 is paid for elsewhere until .* free for others at once\. Asha Rao/);
  await question.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("link", { name: "Renew", exact: true }).click();
  await page.getByRole("dialog").first().getByRole("button", { name: "Renew", exact: true }).click();
  await expect(page.getByText("Desk B1 is renewed for Asha Rao")).toBeVisible();
  await page.getByRole("button", { name: "Unassign", exact: true }).click();
  await expect(question).toContainText(/Desk B1 is paid for until .* free for others at once/);
});

test("each sheet is found by the words that people look for it by", async ({ page, request }) => {
  await openPlace(page, request);
  await page.goto("/customers");
  await expect(page.getByRole("link", { name: "From a sheet" })).toBeVisible();
  const sheets = ["Import members from a sheet", "Add desks from a sheet", "Book desks from a sheet"];
  await lookFor(page, "");
  for (const word of ["import", "upload", "sheet"]) {
    await page.getByRole("combobox").fill(word);
    for (const name of sheets) await expect(page.getByRole("option", { name })).toBeVisible();
  }
  for (const [typed = "", name = ""] of [
    ["upload members", sheets[0]],
    ["import users", sheets[0]],
    ["import seats", sheets[1]],
    ["import bookings", sheets[2]],
  ]) {
    await page.getByRole("combobox").fill(typed);
    await expect(page.getByRole("option", { name })).toBeVisible();
  }
});

test("a place without members offers the sheet beside the form", async ({ page, request }) => {
  const place = await makePlace(request, `Empty Hall ${unique()}`, [{ name: "North", timezone: ZONE }]);
  await signInAs(page, place.email, place.password);
  await page.goto("/customers");
  await expect(page.getByRole("link", { name: "Add member" })).toBeVisible();
  await inspectLooks(page, "members-first-use");
  await page.getByRole("link", { name: "Import them from a sheet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import members from a sheet" })).toBeVisible();
});
