import { prefer, signInAs, signInByForm } from "../support/admin";
import { expectAccessible } from "../support/axe";
import { openChoices } from "../support/choices";
import { codeFor } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/status of (401|403|404|409|500)|net::ERR_INTERNET_DISCONNECTED/] });

const OWNER = "owner@harbour.test";
const focusIsOnRow = () => document.activeElement?.matches("a[data-row-open]") ?? false;

test("a list keeps search, tab, rows and scroll while a sheet is open over it", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/bookings?status=CONFIRMED");
  const rows = page.locator("a[data-row-open]");
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(30);
  await rows.nth(20).focus();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Desk Booking / })).toBeVisible();
  await expect(page).toHaveURL(/\/bookings\/[^?]+\?status=CONFIRMED/);
  await expect(page).toHaveTitle(/^Desk Booking \S+ · /);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/bookings\?status=CONFIRMED/);
  await expect(page).toHaveTitle(/^Bookings · /);
  await expect(rows).toHaveCount(30);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(focusIsOnRow)).toBe(true);

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test("searching waits for a pause, stands in the address, and says when nothing fits", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/bookings?status=PENDING");
  const search = page.getByLabel("Search bookings");
  await search.pressSequentially("nobody ");
  await expect(page).toHaveURL(/status=PENDING&q=nobody$/);
  // Who pauses after a word goes on behind its space.
  await search.pressSequentially("like that");
  await expect(search).toHaveValue("nobody like that");
  await expect(page.getByRole("heading", { name: "Nothing fits “nobody like that”" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("[data-slot=empty-state]").getByRole("button").click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByRole("tab", { name: "Pending", selected: true })).toBeVisible();
});

test("a refused form keeps what was typed, shows why beside the field, and asks before it is lost", async ({
  page,
}) => {
  await signInAs(page, OWNER);
  await page.goto("/desks");
  await page.getByRole("link", { name: "Add desk" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("P1");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("There already is a desk P1 in this branch")).toBeVisible();
  await expect(name).toHaveValue("P1");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();

  const fresh = `T${unique()}`;
  await name.fill(fresh);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`Desk ${fresh} is added`)).toBeVisible();
  await expect(name).toHaveValue(`T${Number(fresh.slice(1)) + 1}`);
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: new RegExp(fresh) }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`Desk ${fresh} is deleted`)).toBeVisible();
});

test("a reload asks first while a change is on its way, and not before or after", async ({ page }) => {
  await signInAs(page, OWNER);
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/co-space/desks/add", async (route) => {
    await isSeen;
    await route.fulfill({ status: 409, json: { status: false, statuscode: 409, message: "Somebody else is at it" } });
  });
  await page.goto("/desks/new");
  await page.getByLabel("Name", { exact: true }).fill("Held");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Add desk" })).toHaveAttribute("aria-busy", "true");
  const asked = page.waitForEvent("dialog");
  const reload = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reload;
  goOn();
  await expect(page.getByText("Somebody else is at it")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => location.reload());
  await expect(page.getByRole("heading", { name: "Desks", level: 1 })).toBeVisible();
});

test("an action on many rows names those that failed, and tries them again", async ({ page }) => {
  await signInAs(page, OWNER);
  const rows = page.getByRole("table", { name: "members" }).getByRole("row");
  const bar = page.locator("[data-slot=bulk-bar]");
  const mark = async () => {
    for (const at of [1, 2]) await rows.nth(at).getByRole("checkbox").check();
    await expect(bar).toContainText("2 selected");
  };
  const failing = "**/api/co-space/customers/update";
  let calls = 0;
  await page.route(failing, (route) =>
    calls++ === 0
      ? route.fulfill({ status: 409, json: { status: false, statuscode: 409, message: "Somebody else is at it" } })
      : route.continue(),
  );
  await page.goto("/customers");
  await mark();
  await bar.getByRole("button", { name: "Deactivate" }).click();
  const result = page.getByRole("dialog", { name: "1 of 2 could not be changed" });
  await expect(result.getByText("Somebody else is at it")).toBeVisible();
  await expectAccessible(page);
  await result.getByRole("button", { name: "Try these again" }).click();
  for (const at of [1, 2]) await expect(rows.nth(at)).toContainText("Inactive");
  await expect(result).toHaveCount(0);
  await mark();
  await bar.getByRole("button", { name: "Activate", exact: true }).click();
  for (const at of [1, 2]) await expect(rows.nth(at)).not.toContainText("Inactive");
});

test("an action on many rows is noted, and reads again what its calls touch, once, and nothing else", async ({
  page,
}) => {
  await signInAs(page, OWNER);
  const rows = page.getByRole("table", { name: "members" }).getByRole("row");
  const bar = page.locator("[data-slot=bulk-bar]");
  await page.goto("/customers");
  await expect(rows.nth(2).getByRole("checkbox")).toBeVisible();
  for (const at of [1, 2, 3]) await rows.nth(at).getByRole("checkbox").check();
  await expect(bar).toContainText("3 selected");
  /** What is asked from here on; the bell asks by itself, whenever it is time. */
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !/notifications|user-flow-tracking/.test(pathname)) asked.push(pathname);
  });
  const noted: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/user-flow-tracking")) return;
    for (const { event, path } of request.postDataJSON().events)
      if (event !== "page_view") noted.push(`${event} on ${path}`);
  });
  await bar.getByRole("button", { name: "Deactivate" }).click();
  for (const at of [1, 2, 3]) await expect(rows.nth(at)).toContainText("Inactive");
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(5);
  expect(asked.toSorted()).toEqual([
    "/api/co-space/customers",
    "/api/co-space/customers/stats",
    ...Array(3).fill("/api/co-space/customers/update"),
  ]);

  // Sent with the next batch.
  await expect.poll(() => noted).toEqual(Array(3).fill("customers.update on /customers"));
});

test("a list that fails says so and can be tried again", async ({ page }) => {
  await signInAs(page, OWNER);
  const failing = "**/api/co-space/fees?*";
  await page.route(failing, (route) =>
    route.fulfill({
      status: 500,
      json: { status: false, statuscode: 500, message: "The ledger is locked", requestId: "req-1" },
    }),
  );
  await page.goto("/fee-plans");
  await expect(page.getByRole("heading", { name: "The fee plans could not be loaded" })).toBeVisible();
  await expect(page.getByText("The ledger is locked")).toBeVisible();
  await expect(page.getByText("req-1")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(failing);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table", { name: "fee plans" })).toBeVisible();
});

test("an address below a place that leads nowhere says so on a page of its own", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/tracking/nowhere");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

for (const [who, places] of [
  ["owner@carrel.test", ["clients", "resellers", "plans", "plans/add-ons"]],
  [OWNER, ["branches", "desks", "customers", "help", "tracking/people"]],
] as const) {
  test(`a record that is not there is told under one heading of the first level, for ${who}`, async ({ page }) => {
    await signInAs(page, who);
    for (const place of places) {
      await test.step(place, async () => {
        await page.goto(`/${place}/018f0000-0000-7000-8000-000000000000`);
        await expect(page.getByRole("heading", { name: /^There is (nothing at this address|no such)/ })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      });
    }
  });
}

test("offline, a banner says so and nothing can be saved", async ({ page, context }) => {
  await signInAs(page, OWNER);
  await page.goto("/desks/new");
  await page.getByLabel("Name", { exact: true }).fill("Offline 1");
  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  const add = page.getByRole("dialog").getByRole("button", { name: "Add desk" });
  await expect(add).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toHaveCount(0);
  await expect(add).toBeEnabled();
});

test("changing the branch: the choice is required, the lists follow, one message says so", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /Change branch/ }).click();
  const dialog = page.getByRole("dialog", { name: "Change branch" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await openChoices(dialog.getByRole("combobox", { name: "Branch" }));
  await page.getByRole("option", { name: "Old Mill" }).click();
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Branch updated successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change branch: Old Mill" })).toBeFocused();
  await page.route("**/api/admin/update", (route) =>
    route.fulfill({ status: 500, json: { status: false, statuscode: 500 } }),
  );
  await page.getByRole("button", { name: /Change branch/ }).click();
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Failed to update branch")).toBeVisible();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await page.unroute("**/api/admin/update");
  await openChoices(dialog.getByRole("combobox", { name: "Branch" }));
  await page.getByRole("option", { name: "Pier 4" }).click();
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("button", { name: "Change branch: Pier 4" })).toBeVisible();
});

test("tabs stay in step: signing out in one signs out the other, with a way back", async ({ page, context }) => {
  await signInAs(page, OWNER);
  await page.goto("/fee-plans");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: /^Account of/ }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Ffee-plans/);
  await signInByForm(other, OWNER);
  await page.getByLabel("E-mail").fill(OWNER);
  await page.getByLabel("Password", { exact: true }).fill("carrel-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Fee plans" })).toBeVisible();
});

test("a session that has ended leads to the sign-in, says so, and back", async ({ page }) => {
  await signInAs(page, OWNER);
  await page.route("**/api/co-space/branches?*", (route) =>
    route.fulfill({ status: 401, json: { status: false, statuscode: 7067, message: "Session expired" } }),
  );
  await page.goto("/branches?q=Pier");
  await expect(page.getByText("Session expired.")).toBeVisible();
  await page.unroute("**/api/co-space/branches?*");
  await page.getByLabel("E-mail").fill(OWNER);
  await page.getByLabel("Password", { exact: true }).fill("carrel-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/branches\?q=Pier/);
});

test("a code at sign-in leads to where one wanted to go", async ({ page, request }) => {
  await page.goto("/bookings?status=PENDING");
  await page.getByLabel("E-mail").fill("secure@harbour.test");
  await page.getByLabel("Password", { exact: true }).fill("carrel-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, "secure@harbour.test"));
  await expect(page).toHaveURL(/\/bookings\?status=PENDING/);
});

test("a new organisation is led from nothing to its first booking", async ({ page, request }) => {
  const email = `first-${unique()}@x.test`;
  await prefer(page, {});
  await page.goto("/auth/register");
  await page
    .getByLabel("Name of the place")
    .fill("A hall with a name that is a good deal longer than the sidebar is wide");
  await page.getByRole("radio", { name: /Study hall/ }).click();
  await page.getByLabel("Your name").fill("Venkatanarasimharajuvaripeta Subramaniam");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a long enough sentence");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email));
  await expect(page.getByRole("dialog", { name: "Add branch" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Where do people come to?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add branch" })).toHaveCount(1);
  for (const place of ["bookings", "desks"]) {
    await page.goto(`/${place}`);
    await expect(page.getByRole("heading", { name: "Add a branch first" })).toBeVisible();
    await expectAccessible(page);
  }

  const steps = page.getByRole("region", { name: "Up to your first booking" });
  const step = (name: string | RegExp) => steps.getByRole("heading", { name });
  await page.goto("/dashboard");
  await expect(step("Next: Add your branch")).toBeVisible();
  await expect(steps.getByText("0 of 6 done")).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole("link", { name: "Add branch" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Library Lane");
  await page.getByRole("button", { name: "Add branch" }).click();
  await expect(page.getByRole("heading", { name: "Library Lane", level: 1 })).toBeVisible();

  await page.goto("/dashboard");
  await expect(step("Next: Add your seats")).toBeVisible();
  await steps.getByRole("button", { name: "They are right" }).click();
  await expect(step("Done: Set the opening hours")).toBeFocused();
  await expectAccessible(page);
  await steps.getByRole("button", { name: "Put the first steps away" }).click();
  await page.getByRole("button", { name: "Show the first steps" }).click();
  await steps.getByRole("link", { name: "Add seat" }).click();
  await page.getByLabel("Name", { exact: true }).fill("A1");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Seat A1 is added")).toBeVisible();
  await page.goto("/bookings");
  await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard");
  await expect(step("Next: Say what time costs")).toBeVisible();
  await steps.getByRole("link", { name: "Add fee plan" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Hour");
  await page.getByLabel("Price").fill("50");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(step("Next: Let people know where to book")).toBeVisible();
  await steps.getByRole("button", { name: "Done" }).click();
  await expect(step("Next: Take the first booking")).toBeVisible();
  await steps.getByRole("link", { name: "New booking" }).click();
  await page.getByRole("radio", { name: "By the day" }).click();
  await openChoices(page.getByRole("combobox", { name: "Seat" }));
  await page.getByRole("option", { name: /A1/ }).click();
  await page.getByRole("button", { name: "Somebody new" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("E-mail").fill("asha@first.test");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("row", { name: /Asha Rao/ })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Today\s*1/);
  await expect(steps).toHaveCount(0);
});

test("a session that ends under a form asks to sign in over it, and keeps what was typed", async ({ page }) => {
  await signInAs(page, OWNER);
  const failing = "**/api/co-space/desks/add";
  // Before the page is opened: one call in ten went past an interception that was asked for while the page was loading.
  await page.route(failing, (route) =>
    route.fulfill({ status: 401, json: { status: false, statuscode: 7067, message: "Session expired" } }),
  );
  await page.goto("/desks/new");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill(`Kept ${unique()}`);
  const typed = await name.inputValue();
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog", { name: "Session expired" });
  await expect(dialog.getByLabel("E-mail")).toHaveValue(OWNER);
  await expectAccessible(page);
  await page.unroute(failing);
  await dialog.getByLabel("Password", { exact: true }).fill("carrel-demo");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue(typed);
  await name.press("Control+Enter");
  await expect(page.getByText(`Desk ${typed} is added`)).toBeVisible();
});
