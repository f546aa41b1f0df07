import { expect, test } from "../support/test";

test("a call is tried in the demo: by its key, as somebody of it, and a write asks first", async ({
  page,
  context,
}) => {
  await page.goto("/documentation/api/bookings");

  // By the key alone.
  await page.getByRole("button", { name: "Try it: bookings.superOrgLookup" }).click();
  const lookup = page.getByRole("form", { name: "Try bookings.superOrgLookup" });
  await expect(lookup.getByLabel("Signed in as")).toHaveCount(0);
  await lookup.getByRole("button", { name: "Send" }).click();
  await expect(lookup.getByRole("status").first()).toContainText("200");
  await expect(lookup).toContainText('"orgCode": "ATHENA"');

  // What is no JSON is said, and not sent.
  await lookup.getByLabel("Input, as JSON").fill("{");
  await lookup.getByRole("button", { name: "Send" }).click();
  await expect(lookup).toContainText("The input is not valid JSON");

  // As a person, whose token stays in the page.
  await page.goto("/documentation/api/desks");
  await page.getByRole("button", { name: "Try it: desks.get", exact: true }).click();
  const get = page.getByRole("form", { name: "Try desks.get", exact: true });
  await get.getByLabel("Signed in as").selectOption("owner@harbour.test");
  await get.getByRole("button", { name: "Use records of the demo" }).click();
  await expect(get).toContainText("The input names records of the demo.");
  await get.getByRole("button", { name: "Send" }).click();
  await expect(get).toContainText("200");
  await expect(get).toContainText('"currentBooking"');

  // A write waits for a second press; left, nothing is sent.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Try it: desks.update", exact: true }).click();
  const update = page.getByRole("form", { name: "Try desks.update", exact: true });
  await update.getByRole("button", { name: "Send" }).click();
  await update.getByRole("button", { name: "Leave it" }).click();
  await expect(update.getByRole("button", { name: "Send" })).toBeFocused();
  expect(asked.filter((path) => path.startsWith("/api/co-space"))).toEqual([]);
  await update.getByLabel("Signed in as").selectOption("owner@harbour.test");
  await update.getByRole("button", { name: "Use records of the demo" }).click();
  await expect(update).toContainText("The input names records of the demo.");
  await update.getByRole("button", { name: "Send" }).click();
  await update.getByRole("button", { name: "Send it" }).click();
  await expect(update).toContainText("200");

  // Nobody is signed in to anything by that.
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /token|bearer/i,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a call is whole, and offers nothing that can't be done", async ({ page }) => {
    await page.goto("/documentation/api/desks#desks-bookdesk");
    const call = page.getByRole("region", { name: "desks.bookDesk", exact: false }).first();
    await expect(call).toContainText("/co-space/desks/book-desk");
    await expect(call).toContainText("409 desk_taken");
    await expect(call).toContainText("curl");
    await expect(page.getByRole("button", { name: /^Try / })).toHaveCount(0);
  });
});
