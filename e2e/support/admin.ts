import { createClient, memoryStorage, type Session, type StorageKey } from "@carrel/sdk";
import { auth } from "@carrel/sdk/contract";
import { expect, type Page } from "@playwright/test";
import { BASE_URL } from "./addresses";

/** All people of the demo share it. */
export const PASSWORD = "carrel-demo";
/** One that the server takes, which would not take the demo's. */
export const SENTENCE = "a quiet seat by the window";
/** The platform's own publishable key. */
export const KEY = "pk_demo_carrel";

/**
 * Signs a person in: the browser keeps what the form would have made it keep, and stays where it is. The form itself
 * has specs of its own.
 * @param password of the person, unless he is of the demo
 * @returns what the server says that the person is
 */
export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<Session> {
  const storage = memoryStorage();
  const client = createClient({ baseUrl: `${BASE_URL}/api`, apiKey: KEY, storage }, { auth });
  const reply = await client.auth.login({ email, password });
  if (reply.statuscode !== 1) throw new Error(`${email} needs a code to sign in`);
  for (const name of ["Bearer", "session", "subscriptionExpired"] satisfies StorageKey[]) {
    const value = await storage.get(name);
    if (value !== null) {
      await page.context().addCookies([{ name, value: encodeURIComponent(value), url: BASE_URL, sameSite: "Strict" }]);
    }
  }
  return reply.user;
}

/**
 * Signs a person in, as he does it himself.
 * @param password of the person, unless he is of the demo
 */
export async function signInByForm(page: Page, email: string, password = PASSWORD) {
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
