import { expect } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspect } from "../support/looks";
import { test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(page, "owner@harbour.test");
});

test("on a phone a list begins with its rows, and its tools open on demand", async ({ page }) => {
  await page.goto("/bookings");
  const first = page.locator("tbody").getByRole("row").first();
  await expect(first.getByRole("checkbox")).toBeInViewport();
  await expect(first.getByText("Amount")).toBeInViewport();
  const save = page.getByRole("button", { name: "Export CSV" });
  await expect(save).toBeHidden();
  await page.getByRole("button", { name: "Filters and columns" }).click();
  await expect(save).toBeVisible();
  await inspect(page, "phone-bookings-tools");
  await page.setViewportSize({ width: 360, height: 640 });
  // What is set stays in sight.
  await page.goto("/bookings?type=HOURLY");
  await expect(page.getByRole("button", { name: /^Filters\s*1 set$/ })).toBeVisible();
  await page.goto("/desks");
  await expect(page.getByRole("button", { name: /^Desk P1, / })).toBeInViewport();
  await expect(page.getByRole("radio", { name: "Floor plan" })).toBeVisible();
});

test("on a phone the dashboard is six screens at most, and its figures open on demand", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /^Renew desk/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Money" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThan(6);
  await expect(page.getByText("Revenue today")).toBeHidden();
  await page.getByRole("button", { name: "Money" }).click();
  await expect(page.getByText("Revenue today")).toBeVisible();
  await inspect(page, "phone-dashboard-money");
});
