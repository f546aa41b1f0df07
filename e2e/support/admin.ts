import { expect, type Page } from "@playwright/test";

/** All people of the demo share it. */
export const PASSWORD = "carrel-demo";

/** Signs a person in, in the browser; of the demo, unless he has another password. */
export async function signInAs(page: Page, email: string, password = PASSWORD) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

/** What a person chose in the theme panel before, on this device. */
export async function prefer(page: Page, preferences: { dark?: boolean; scale?: number }) {
  await page.addInitScript((chosen) => {
    localStorage.setItem("carrel.preferences", JSON.stringify(chosen));
  }, preferences);
}
