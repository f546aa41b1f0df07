import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { dayAhead } from "../support/day-ahead";
import { inspectLooks, inspectNow, LIGHT_LOOKS } from "../support/looks";
import { expect, test } from "../support/test";

// What the browser itself says of a script that it can't get; the page says it in its own words.
test.use({ expectedErrors: [[/net::ERR_(FAILED|INTERNET_DISCONNECTED)/, /status of 404.*\.js/], { scope: "test" }] });

const inThreeDays = dayAhead(3);
const DESKS = `/qr-booking/ATHENA?type=DAILY&date=${inThreeDays}&step=desk`;
const POSTER = "/qr-booking/ATHENA";
const OWNER = "owner@athena.test";
const MISSING = "This part could not be loaded";

/** Opens a page that loads itself anew once, and waits for the second. */
async function openTwice(page: Page, address: string) {
  let opened = 0;
  page.on("domcontentloaded", () => {
    opened += 1;
  });
  await page.goto(address);
  await expect.poll(() => opened).toBe(2);
}

test("a step that a release has taken away: the page loads itself anew once, then it is asked for", async ({
  page,
}) => {
  await page.route(/desk-step-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
  await openTwice(page, DESKS);
  await expect(page.getByRole("heading", { name: MISSING })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Which seat?" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your booking" })).toBeVisible();
  await inspectLooks(page, "step-missing");

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /, available/i }).first()).toBeVisible();
  await expect(page).toHaveURL(DESKS);
});

test("a step that is not there offline: the page says so, and goes on by itself", async ({ page, context }) => {
  // They come behind the page otherwise.
  await page.route(/desk-step-[\w-]+\.js/, (route) => route.abort("internetdisconnected"));
  await page.goto(DESKS.replace("step=desk", "step=when"));
  const go = page.getByRole("button", { name: "See what is free" });
  await expect(go).toBeEnabled();
  await context.setOffline(true);
  await go.click();
  // Other parts may be missing too, according to how far the page had come.
  const step = page.locator("section", { has: page.getByRole("heading", { level: 1, name: "Which seat?" }) });
  await expect(step.getByRole("heading", { name: MISSING })).toBeVisible();
  await expect(step.getByText(/It goes on by itself once you are connected/)).toBeVisible();
  await expect(page.getByText(/You are offline. What you see may be old/)).toBeVisible();
  await expect(step.getByRole("button", { name: "Try again" })).toBeDisabled();
  await inspectLooks(page, "step-missing-offline");

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /, available/i }).first()).toBeVisible();
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});

test("a page whose screen can't be loaded at all has its own words for it", async ({ page }) => {
  await page.route(/flow-routes-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
  await openTwice(page, DESKS);
  await expect(page.getByRole("heading", { level: 1, name: MISSING })).toBeVisible();
  await inspectLooks(page, "page-missing");
});

test("a booking whose app can't be loaded says so in place of what was drawn, and goes on when asked", async ({
  page,
}) => {
  await page.route(/_booking\/first-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
  await openTwice(page, POSTER);
  await expect(page.getByRole("heading", { level: 1, name: MISSING })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("The connection failed, or there is a new version.");
  await expect(page.getByText("When do you come?")).toHaveCount(0);
  for (const { name, size } of LIGHT_LOOKS) {
    await page.setViewportSize(size);
    await inspectNow(page, `app-missing-${name}`);
  }

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "See what is free" })).toBeVisible();
});

test("a booking whose app is cut off by the connection says so, and goes on by itself", async ({ page, context }) => {
  // What says so has to be there: the browser asks for all of them at once.
  const entries = ["index", "entry", "rolldown-runtime"].map((name) =>
    page.waitForEvent("requestfinished", (request) => request.url().includes(`_booking/${name}-`)),
  );
  await page.route(/_booking\/first-[\w-]+\.js/, async (route) => {
    await Promise.all(entries);
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.goto(POSTER, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: MISSING })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("You are offline. It goes on by itself once you are connected");
  await expect(page.getByRole("button", { name: "Try again" })).toBeDisabled();

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "See what is free" })).toBeVisible();
});

test("a screen of the office that is not there offline, and comes once there is a connection", async ({
  page,
  context,
}) => {
  await signInAs(page, OWNER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you see may be old")).toBeVisible();
  await page.getByRole("link", { name: "Fee plans" }).click();
  await expect(page.getByRole("heading", { level: 1, name: MISSING })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load the page again" })).toBeDisabled();
  await inspectLooks(page, "screen-missing-offline");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Fee plans" })).toBeVisible();
  await expect(page).toHaveURL(/\/fee-plans$/);
});
