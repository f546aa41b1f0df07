import { signInAs } from "../support/admin";
import { expectAccessibleNow } from "../support/axe";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

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

  const turn = page.getByRole("group", { name: "Turn the page" });
  const older = turn.getByRole("button", { name: "Older" });
  const newer = turn.getByRole("button", { name: "Newer" });
  const links = page.getByRole("region", { name: "Events by page" }).getByRole("link", { name: /./ });
  await expect(newer).toBeDisabled();
  await expect(page.getByText(/^1 to 20 of /)).toBeVisible();
  const newest = await links.first().getAttribute("href");
  await older.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^21 to \d+ of /)).toBeVisible();
  await expect(older).toBeFocused();
  await newer.click();
  await expect(page.getByText(/^1 to 20 of /)).toBeVisible();
  await expect(links.first()).toHaveAttribute("href", String(newest));

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

test("what waits is sent before the sign-out, and nothing with the token that has ended", async ({ page }) => {
  await signInAs(page, "owner@athena.test");
  await page.goto("/fee-plans");
  await expect(page.getByRole("heading", { name: "Fee plans", level: 1 })).toBeVisible();
  const calls: string[] = [];
  const PATHS = /\/api\/(user-flow-tracking|admin\/logout)$/;
  page.on("request", (request) => PATHS.test(request.url()) && calls.push(`asked ${new URL(request.url()).pathname}`));
  page.on("response", (response) => {
    if (PATHS.test(response.url())) calls.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.getByRole("button", { name: "Asha Rao" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goto("/auth/login");
  expect(calls).toEqual([
    "asked /api/user-flow-tracking",
    "200 /api/user-flow-tracking",
    "asked /api/admin/logout",
    "200 /api/admin/logout",
  ]);
});

test("a visitor's way to his booking is seen in the office, as nobody's", async ({ page, request }) => {
  const address = `visit-${unique()}@mail.test`;
  const question = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto("/qr-booking/ATHENA");
  await question("When do you come?");
  // Today may be over.
  const days = page.getByRole("radiogroup", { name: "Day" });
  await days.getByRole("radio", { disabled: false }).last().click();
  await page.getByRole("radio", { name: "The whole day" }).click();
  await page.getByRole("button", { name: "See what is free" }).click();
  await question("Which seat?");
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, address));
  await question("Your booking is saved");
  // Leaving the page sends what waits.
  await page.goto("/auth/login");

  await signInAs(page, "owner@athena.test");
  // The booking page sends what it noted a moment after it was done.
  await expect(async () => {
    await page.goto("/tracking?event=visit.booked");
    await expect(page.locator(rows).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole("cell", { name: "Visitor" }).first()).toBeVisible();
  await page.locator(rows).first().click();
  const visit = page.getByRole("dialog", { name: "Visit of a visitor" });
  for (const step of ["Time chosen", "Seat chosen", "Code asked for", "Booked"])
    await expect(visit.getByText(step, { exact: true }).first()).toBeVisible();
  await expect(visit.getByText("/qr-booking/$orgCode/when").first()).toBeVisible();
  await expect(visit.getByRole("link", { name: /^All by/ })).toHaveCount(0);
  await expectAccessibleNow(page);
});

test("a visitor who opts out, or whose browser does, sends nothing", async ({ page, request }) => {
  const { orgCode, email, password } = await makePlace(request, "Quiet Visits", [{ name: "Loft", timezone: "UTC" }]);
  const counted = page.getByRole("switch", { name: "Count my visit" });
  // Leaving a page sends what waits.
  const leave = () => page.goto("/auth/login");
  const open = async () => {
    await page.goto(`/qr-booking/${orgCode}`);
    // What is drawn before the app stands takes no press.
    await expect(page.locator("[inert]")).toHaveCount(0);
  };
  await open();
  await expect(counted).toBeChecked();
  await counted.focus();
  await page.keyboard.press("Space");
  await expect(counted).not.toBeChecked();
  await page.reload();
  await expect(counted).not.toBeChecked();
  await expectAccessibleNow(page);
  await leave();

  await page.evaluate(() => localStorage.removeItem("carrel.tracking"));
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await open();
  await expect(counted).not.toBeChecked();
  await leave();

  await open();
  await counted.click();
  await page.reload();
  await expect(counted).toBeChecked();
  const visit = await page.waitForRequest((sent) => sent.url().includes("/user-flow-tracking/public/"));
  expect(visit.postDataJSON().events).toMatchObject([{ event: "page_view", path: "/qr-booking/$orgCode/when" }]);

  await signInAs(page, email, password);
  await page.goto("/tracking?path=%2Fqr-booking");
  await expect(page.locator(rows)).toHaveCount(1);
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
