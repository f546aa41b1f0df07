import { expect, type Page } from "@playwright/test";

/** All people of the demo share it. */
const PASSWORD = "carrel-demo";

/** Signs a person of the demo in, in the browser. */
export async function signInAs(page: Page, email: string) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

/** The path of the first row's details. */
export async function firstRowPath(page: Page, list: string): Promise<string> {
  await page.goto(list);
  const href = await page.locator("a[data-row-open]").first().getAttribute("href");
  return href ?? "";
}

/** What a person chose in the theme panel before, on this device. */
export async function prefer(page: Page, preferences: { dark?: boolean; scale?: number }) {
  await page.addInitScript((chosen) => {
    localStorage.setItem("carrel.preferences", JSON.stringify(chosen));
  }, preferences);
}
