import type { Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { clientOf, hire } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/status of 403/] });

const desksOf = (count: number) => Array.from({ length: count }, (_, place) => ({ name: `D${place + 1}` }));

const noteOf = (page: Page) => page.locator("[data-slot='plan-room']");

const fullDialog = (page: Page) => page.getByRole("dialog", { name: "Your plan is full" });

test("staff see how much room there is, and at the limit where there is more", async ({ page, request }) => {
  const branches = [{ name: "Library Lane", timezone: "Asia/Kolkata", desks: desksOf(39) }];
  const place = await makePlace(request, `Full House ${unique()}`, branches, "starter");
  await signInAs(page, place.email, place.password);
  await page.goto("/desks");
  await expect(noteOf(page)).toHaveText("39 of 40 desks in your plan");
  await inspectLooks(page, "plan-room-near");

  await page.getByRole("link", { name: "Add desk" }).click();
  const sheet = page.getByRole("dialog", { name: "Add desk" });
  await sheet.getByLabel("Name").fill("D40");
  await sheet.getByRole("button", { name: "Add desk" }).click();
  await expect(sheet.getByLabel("Name")).toHaveValue("D41");
  await sheet.getByRole("button", { name: "Add desk" }).click();
  const refused = sheet.getByRole("alert").filter({ hasText: "Your plan has room for 40 desks, and 40 are in use" });
  await expect(refused.getByRole("link", { name: "Get more room" })).toHaveAttribute("href", "/subscription");
  await inspectLooks(page, "plan-room-refused");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(sheet).toHaveCount(0);

  await expect(noteOf(page)).toHaveText("40 of 40 desks in your plan");
  await page.getByRole("button", { name: "Add desk" }).click();
  await expect(fullDialog(page)).toContainText("It has room for 40 desks, and 40 are in use.");
  await expect(fullDialog(page).getByRole("link", { name: "Get more room" })).toHaveAttribute("href", "/subscription");
  await inspectLooks(page, "plan-room-full");
  await page.keyboard.press("Escape");
  await expect(fullDialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add desk" })).toBeFocused();

  await page.goto("/branches");
  await expect(noteOf(page)).toHaveText("1 of 1 branch in your plan");
  await page.getByRole("button", { name: "Add branch" }).click();
  await expect(fullDialog(page)).toContainText("It has room for 1 branch, and 1 is in use.");
  await page.goto("/admin-users");
  await expect(noteOf(page)).toHaveText("1 of 3 people in your plan");
  await page.getByRole("link", { name: "Add staff" }).click();
  await expect(page.getByRole("dialog", { name: "Add staff" })).toBeVisible();
});

test("a sheet says before how much of it fits", async ({ page, request }) => {
  const branches = [{ name: "Library Lane", timezone: "Asia/Kolkata", desks: desksOf(38) }];
  const place = await makePlace(request, `Long Sheet ${unique()}`, branches, "starter");
  await signInAs(page, place.email, place.password);
  await page.goto("/desks/bulk-upload");
  await expect(noteOf(page)).toHaveText("38 of 40 desks in your plan");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "desks.csv", mimeType: "text/csv", buffer: Buffer.from("Name\r\nE1\r\nE2\r\nE3\r\n") });
  const warning = page.getByRole("alert").filter({ hasText: "Your plan has room for 2 more desks" });
  await expect(warning).toContainText("The sheet has 3 desks. All are added or none: take out 1 row,");
  await inspectLooks(page, "plan-room-sheet");
  await page.getByRole("button", { name: "Add 3 desks" }).click();
  await expect(
    page.getByText(/^Your plan has room for 40 desks, and 38 are in use, so 3 more don't fit\./),
  ).toBeVisible();
});

test("who may not see the subscription is told whom to ask", async ({ page, request }) => {
  const branches = [{ name: "Library Lane", timezone: "Asia/Kolkata", desks: desksOf(40) }];
  const place = await makePlace(request, `Whom To Ask ${unique()}`, branches, "starter");
  const owner = await clientOf(place.email, place.password);
  await owner.roles.add({ name: "Desk keeper", permissions: ["branches.read", "desks.read", "desks.write"] });
  const keeper = await hire({
    by: place.email,
    password: place.password,
    name: "Ravi Kumar",
    role: "Desk keeper",
    branch: "Library Lane",
  });
  await signInAs(page, keeper.email, SENTENCE);
  await page.goto("/desks");
  await expect(noteOf(page)).toHaveText("40 of 40 desks in your plan");
  await page.getByRole("button", { name: "Add desk" }).click();
  await expect(fullDialog(page)).toContainText("Ask whoever manages your subscription for more room");
  await expect(fullDialog(page).getByRole("link")).toHaveCount(0);
  await inspectLooks(page, "plan-room-ask");
});

test("without a limit nothing is said", async ({ page, request }) => {
  const branches = [{ name: "Library Lane", timezone: "Asia/Kolkata", desks: desksOf(1) }];
  const place = await makePlace(request, `On Trial ${unique()}`, branches);
  await signInAs(page, place.email, place.password);
  await page.goto("/desks");
  await expect(page.getByRole("link", { name: "Add desk" })).toBeVisible();
  await expect(noteOf(page)).toHaveCount(0);
});
