import type { Page } from "@playwright/test";
import { expectLoaded } from "../support/axe";
import { inspectLooks } from "../support/looks";
import { startEmptyServer } from "../support/own-server";
import { PLATFORM_SCREENS, SCREENS } from "../support/screens";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/status of 400/] });

const PASSWORD = "a long enough sentence";
let platform: Awaited<ReturnType<typeof startEmptyServer>>;
test.beforeAll(async () => {
  platform = await startEmptyServer();
});
test.afterAll(() => platform.stop());

/** Places that a platform has with its first branch only, what it sells but never buys, and the site that it itself is. */
const NOT_YET = [
  "Dashboard",
  "Bookings",
  "Board",
  "Desks",
  "Members",
  "Memberships",
  "Dues",
  "Books",
  "Day close",
  "Fee plans",
  "Subscription",
  "Website",
];

const send = (page: Page) => page.getByRole("button", { name: "Set up the platform" }).click();

test("whoever has the printed link becomes the platform's owner, and nobody after him", async ({ page }) => {
  const { address, token } = platform;
  const screen = `${address}/auth/set-up`;
  const open = () => page.goto(`${screen}#${token}`);
  const name = page.getByLabel("Your name");
  const email = page.getByLabel("E-mail");
  const password = page.getByLabel("New password", { exact: true });
  const again = page.getByLabel("New password again");

  await test.step("without the link it says what is missing", async () => {
    await page.goto(screen);
    await expect(page.getByText("This takes the whole link")).toBeVisible();
    await inspectLooks(page, "set-up-no-link");
  });

  await test.step("the link's token leaves the address", async () => {
    await open();
    await expect(name).toBeVisible();
    await expect(page).toHaveURL(screen);
    expect(await page.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain(token);
    await inspectLooks(page, "set-up");
  });

  await test.step("each field says what is wrong with it, and keeps what was typed", async () => {
    await send(page);
    for (const field of [name, email, password, again]) await expect(field).toHaveAttribute("aria-invalid", "true");
    await inspectLooks(page, "set-up-empty");
    await name.fill("Asha Rao");
    await email.fill("asha@platform.test");
    await password.fill("password123");
    await again.fill("password124");
    await send(page);
    await expect(page.getByText("Type the same password twice")).toBeVisible();
    await again.fill("password123");
    await send(page);
    await expect(password).toHaveAccessibleDescription(/It stands on every list of leaked passwords/);
    await expect(password).toBeFocused();
    await expect(name).toHaveValue("Asha Rao");
    await expect(email).toHaveValue("asha@platform.test");
    await inspectLooks(page, "set-up-refused");
  });

  await test.step("the owner finds the office, and where to begin", async () => {
    await password.fill(PASSWORD);
    await again.fill(PASSWORD);
    await send(page);
    await expect(page.getByText("The platform is yours")).toBeVisible();
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
    await inspectLooks(page, "set-up-overview");
  });

  await test.step("every place of his opens, empty as it is", async () => {
    // What is nobody's work yet stands there.
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" }).click();
    for (const { menu, shows } of [...SCREENS, ...PLATFORM_SCREENS]) {
      if (!menu) continue;
      const link = page.getByRole("navigation").getByRole("link", { name: menu, exact: true });
      if (NOT_YET.includes(menu)) {
        await expect(link).toHaveCount(0);
        continue;
      }
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name: shows })).toBeVisible();
      await expectLoaded(page);
      await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    }
  });

  await test.step("he signs in again by his password", async () => {
    await page.context().clearCookies();
    await page.goto(`${address}/auth/login`);
    await email.fill("asha@platform.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/overview$/);
  });

  await test.step("the link is dead, also for who is signed in", async () => {
    await open();
    await name.fill("Mallory");
    await email.fill("mallory@example.com");
    await password.fill(PASSWORD);
    await again.fill(PASSWORD);
    await send(page);
    await expect(page.getByRole("alert")).toContainText("not good any more");
    await expect(name).toHaveValue("Mallory");
    await inspectLooks(page, "set-up-dead");
  });
});
