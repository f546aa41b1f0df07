import { signInAs } from "../support/admin";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/status of 401/] });

test("a page whose API key was replaced says so, and signs nobody out", async ({ page, context }) => {
  await signInAs(page, "owner@harbour.test");
  await page.goto("/customers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The key that the page came with is no longer good; the server itself says so.
  const isCall = (url: URL) => url.pathname.startsWith("/api/");
  await page.route(isCall, (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-api-key": "pk_replaced" } }),
  );
  await page.getByRole("link", { name: "Roles" }).first().click();
  await expect(page.getByText("This API key is unknown or revoked.").first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/auth\/login/);
  expect((await context.cookies()).map(({ name }) => name)).toContain("Bearer");

  // Loaded anew, the page has the key that is good now.
  await page.unroute(isCall);
  await page.goto("/roles");
  await expect(page.getByRole("heading", { level: 1, name: "Roles" })).toBeVisible();
  await expect(page).not.toHaveURL(/\/auth\/login/);
});
