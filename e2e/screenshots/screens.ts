import { expect, type Page } from "@playwright/test";

/** Of a picture, in CSS pixels; it is taken twice as fine. */
interface Size {
  width: number;
  height: number;
}

export const DESK: Size = { width: 1200, height: 750 };
/** For a screen that has more beside itself where there is room. */
export const WIDE: Size = { width: 1360, height: 850 };
export const PHONE: Size = { width: 390, height: 780 };

export interface Screen {
  /** As the public pages name it. */
  name: string;
  size: Size;
  /** Who is signed in; left out: a visitor. */
  as?: string;
  /** The code of whose host it is on; left out: the platform's. */
  host?: string;
  path: string;
  /** Does what leads to what is shown, and waits until that is there. */
  ready(page: Page): Promise<void>;
}

const HALL = "owner@athena.test";
const SPACE = "owner@harbour.test";

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** What the public pages show of the product. */
export const SCREENS: readonly Screen[] = [
  {
    name: "dashboard",
    size: DESK,
    as: HALL,
    path: "/dashboard",
    async ready(page) {
      await expect(page.getByRole("region", { name: "Figures" })).toContainText("₹");
    },
  },
  {
    name: "calendar",
    size: DESK,
    as: SPACE,
    path: "/bookings/calendar",
    async ready(page) {
      await expect(page.locator("[data-slot=timeline-lane] a").first()).toBeVisible();
    },
  },
  {
    name: "floor-plan",
    size: DESK,
    as: SPACE,
    path: "/desks?view=plan",
    async ready(page) {
      const desks = page.getByRole("list", { name: "Desks on the floor plan" }).getByRole("button");
      const draw = page.getByRole("link", { name: "Draw the floor plan" });
      await expect(desks.or(draw).first()).toBeVisible();
      // The demo's desks stand nowhere yet.
      if (await draw.isVisible()) {
        await draw.click();
        await page.getByRole("button", { name: "Put the rest in rows by zone" }).click();
        await page.getByRole("button", { name: "Save changes" }).click();
        await expect(page.getByText("The floor plan is saved")).toBeVisible();
        await page.goto(new URL(this.path, page.url()).href);
      }
      await expect(desks).not.toHaveCount(0);
    },
  },
  { name: "board", size: DESK, as: HALL, path: "/board", ready: (page) => title(page, /./) },
  {
    name: "dues",
    size: DESK,
    as: SPACE,
    path: "/dues",
    async ready(page) {
      await expect(page.locator("tbody").getByRole("row").first()).toContainText("₹");
    },
  },
  {
    name: "site-editor",
    size: WIDE,
    as: SPACE,
    path: "/website/site",
    async ready(page) {
      const shown = page.getByRole("region", { name: "Preview" }).frameLocator("iframe");
      await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  { name: "client-site", size: DESK, host: "athena", path: "/", ready: (page) => title(page, /./) },
  { name: "booking-time", size: PHONE, path: "/qr-booking/ATHENA", ready: (page) => title(page, "When do you come?") },
  {
    name: "booking-seat",
    size: PHONE,
    path: "/qr-booking/ATHENA",
    async ready(page) {
      await title(page, "When do you come?");
      await page.getByRole("radio", { name: /^Evening/ }).click();
      await page.getByRole("button", { name: "See what is free" }).click();
      await title(page, "Which seat?");
      await expect(page.getByRole("button", { name: /^Seat A\d+,/ })).not.toHaveCount(0);
    },
  },
];
