import type { Page } from "@playwright/test";
import { firstRowPath, prefer, signInAs } from "../support/admin";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 180_000 });
/** A form that the front desk may not open is refused here, without a call. */
test.use({ expectedErrors: [/status of 40[134]/] });

const OWNER = "owner@harbour.test";
const FRONT_DESK = "desk@harbour.test";
const DESKTOP = { width: 1360, height: 850 };
const PHONE = { width: 360, height: 780 };

/** Who sees the office, on what. */
const LOOKS = [
  { who: "owner", email: OWNER, size: DESKTOP, dark: false },
  { who: "owner", email: OWNER, size: DESKTOP, dark: true },
  { who: "owner", email: OWNER, size: PHONE, dark: false },
  { who: "owner", email: OWNER, size: PHONE, dark: true },
  { who: "front desk", email: FRONT_DESK, size: PHONE, dark: false },
  { who: "front desk", email: FRONT_DESK, size: DESKTOP, dark: true },
];

/** Every screen of the office: its address, and a heading or dialog that says it is there. */
async function screens(page: Page) {
  const [booking, branch, desk, feePlan] = [
    await firstRowPath(page, "/bookings"),
    await firstRowPath(page, "/branches"),
    await firstRowPath(page, "/desks?view=list"),
    await firstRowPath(page, "/fee-plans"),
  ];
  return [
    ["dashboard", "/dashboard", /Dashboard/],
    ["bookings", "/bookings", /Bookings/],
    ["bookings-pending", "/bookings?status=PENDING", /Bookings/],
    ["bookings-no-hits", "/bookings?q=nobody-is-called-that", /Nothing fits/],
    ["booking", booking, /^Booking /],
    ["branches", "/branches", /Branches/],
    ["branch", branch, /Pier 4|Old Mill/],
    ["branch-poster", `${branch}/poster`, /Book a desk at/],
    ["branch-new", "/branches/new", /Add branch|Nothing to show/],
    ["branch-edit", `${branch}/edit`, /^Edit |Nothing to show/],
    ["desks-map", "/desks", /Desks/],
    ["desks-list", "/desks?view=list", /Desks/],
    ["desk", desk, /^Desk /],
    ["desk-new", "/desks/new", /Add desk|Nothing to show/],
    ["fee-plans", "/fee-plans", /Fee plans/],
    ["fee-plan", feePlan, /Hour|Day|Week|Month/],
    ["fee-plan-new", "/fee-plans/new", /Add fee plan|Nothing to show/],
    ["not-found", "/there/is/no/such/screen", /nothing at this address/],
  ] as const;
}

/** Looks at the page as it is: nothing wider than the window, nothing that axe finds, a picture kept. */
async function inspect(page: Page, picture: string, within?: string) {
  await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
  await expectAccessible(page, within);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "width").toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await page.screenshot({ path: test.info().outputPath(`${picture}.png`) });
}

for (const { who, email, size, dark } of LOOKS) {
  test(`every screen as ${who}, ${size.width} px, ${dark ? "dark" : "light"}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { dark });
    await signInAs(page, email);
    for (const [name, address, heading] of await screens(page)) {
      await test.step(name, async () => {
        await page.goto(address);
        await expect(page.getByRole("heading", { name: heading }).last()).toBeVisible();
        await inspect(page, name);
      });
    }
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Theme settings" }).click();
    await expect(page.getByRole("dialog", { name: "Theme settings" })).toBeVisible();
    await inspect(page, "theme-panel");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Account of/ }).click();
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    await inspect(page, "user-menu", "[role=menu]");
    await page.keyboard.press("Escape");
    if (size === PHONE) {
      await page.getByRole("button", { name: "Open navigation" }).click();
      await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible();
      await inspect(page, "drawer");
    }
  });
}

for (const size of [DESKTOP, PHONE]) {
  for (const dark of [false, true]) {
    test(`the sign-in screens, ${size.width} px, ${dark ? "dark" : "light"}`, async ({ page }) => {
      await page.setViewportSize(size);
      await prefer(page, { dark });
      await page.goto("/auth/register");
      await expect(page.getByRole("heading", { name: "Open your place" })).toBeVisible();
      await inspect(page, "register");
      await page.getByRole("button", { name: "Send the code" }).click();
      await expect(page.getByText("Fill this in").first()).toBeVisible();
      await inspect(page, "register-refused");
      await page.goto("/auth/login");
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
      await inspect(page, "sign-in");
      await signInAs(page, "owner@lapsed.test");
      await expect(page.getByRole("heading", { name: "Your subscription has ended" })).toBeVisible();
      await inspect(page, "subscription-expired");
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    });
  }
}

for (const scale of [12, 16]) {
  test(`the widest screens at scale ${scale}, 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await prefer(page, { scale });
    await signInAs(page, OWNER);
    for (const place of ["dashboard", "bookings", "desks", "branches/new", "fee-plans"]) {
      await page.goto(`/${place}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await inspect(page, place.replace("/", "-"));
    }
  });
}

test("the front desk sees what it may and is told what it may not", async ({ page }) => {
  await signInAs(page, FRONT_DESK);
  await page.goto("/branches");
  await expect(page.getByRole("table", { name: "branches" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add branch" })).toHaveCount(0);
  await page.goto("/desks/new");
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
  await inspect(page, "forbidden");
  // One branch: its name stands there, without anything to choose.
  await expect(page.getByRole("button", { name: /Change branch/ })).toHaveCount(0);
});
