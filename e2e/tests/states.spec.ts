import type { Page, Route } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspect, inspectLooks, LIGHT_LOOKS } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/status of 500/] });

/** The screens of a place, each with the call that its rows come from and what it says while it has none. */
const SCREENS = [
  { path: "/desks", call: "/co-space/desks", empty: "No desks yet", search: true },
  { path: "/customers", call: "/co-space/customers", empty: "No members yet", search: true },
  { path: "/fee-plans", call: "/co-space/fees", empty: "What does an hour cost?", search: true },
  { path: "/bookings", call: "/co-space/bookings", empty: "No bookings yet", search: true },
  { path: "/bookings/calendar", call: "/co-space/bookings/calendar", empty: "No desks yet", search: false },
];

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const skeleton = (page: Page) => page.getByRole("main").locator("[data-slot=skeleton]");
/** What adds the first row of a list. */
const add = (page: Page) => page.getByRole("main").getByRole("link", { name: /^(Add|New) / });
const refuse = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { status: false, statuscode: 500, message: "The ledger is locked", requestId: "req-1" },
  });

test("each list of a place: on its way, failed and tried again, empty, and nothing that fits", async ({
  page,
  request,
}) => {
  const place = await makePlace(request, "Empty Rooms", [{ name: "Attic", timezone: "Asia/Kolkata" }]);
  await signInAs(page, place.email, place.password);
  for (const { path, call, empty, search } of SCREENS) {
    await test.step(path, async () => {
      const picture = path.slice(1).replace("/", "-");
      const isCall = (url: URL) => url.pathname === `/api${call}`;
      const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
      await page.route(isCall, async (route) => {
        await isSeen;
        await refuse(route);
      });
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expect(skeleton(page).first()).toBeVisible();
      await page.screenshot({ path: test.info().outputPath(`${picture}-loading.png`) });
      goOn();
      const failed = page.getByRole("heading", { name: /could not be loaded$/ });
      await expect(failed).toBeVisible();
      await expect(page.getByText("req-1")).toBeVisible();
      if (search) await expect(add(page)).toHaveCount(0);
      await inspect(page, `${picture}-failed`);
      await page.unroute(isCall);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: empty })).toBeVisible();
      await inspectLooks(page, `${picture}-empty`, undefined, LIGHT_LOOKS);
      if (!search) return;
      await expect(add(page)).toHaveCount(1);
      await page.goto(`${path}?q=nobody-is-called-that`);
      await expect(page.getByRole("heading", { name: "Nothing fits “nobody-is-called-that”" })).toBeVisible();
    });
  }
});
