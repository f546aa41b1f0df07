import type { APIRequestContext, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { SENTENCE } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspect, inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (400|401|403|409|429)/] });

/** An owner of his own, in an organisation of his. */
const newOwner = async (request: APIRequestContext) => (await signUp(request, { orgName: "Factor Hall" })).email;

async function signIn(page: Page, email: string) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(SENTENCE);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

/** Sets an app up on the account page. @returns what it shows so many minutes from now, and the recovery codes */
async function setUpApp(page: Page) {
  const factors = page.getByRole("list", { name: "Second factors" });
  await factors.getByRole("listitem").filter({ hasText: "Authenticator app" }).getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const totp = new TOTP({ secret: (await dialog.locator("code").textContent()) ?? "" });
  const code = (minutes = 0) => totp.generate({ timestamp: Date.now() + minutes * 60_000 });
  return { dialog, code };
}

test("an app is set up, ends a sign-in, and a recovery code stands in for it", async ({ page, request }) => {
  const email = await newOwner(request);
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/account");
  const { dialog, code } = await setUpApp(page);
  await inspectLooks(page, "app-set-up", "[role=dialog]");
  await dialog.getByRole("textbox", { name: "Code" }).fill(wrong(code()));
  await expect(dialog.getByText("That code is not right.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Code" }).fill(code());

  const kept = page.getByRole("dialog", { name: "Your recovery codes" });
  const shown = kept.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const recovery = await shown.allTextContents();
  await inspectLooks(page, "recovery-codes", "[role=dialog]");
  const download = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await kept.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 are left, each for one sign-in.")).toBeVisible();
  await inspectLooks(page, "account-factors");

  await signOut(page);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Enter the code of your app" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mail me a code" })).toHaveCount(0);
  await inspectLooks(page, "second-step-app");
  await page.getByLabel("Code").fill(wrong(code()));
  await expect(page.getByText("That code is not right. 4 tries left.")).toBeVisible();
  // The code that switched it on is used up.
  await setClockAhead(2);
  await page.getByLabel("Code").fill(code(2));
  await expect(page).toHaveURL(/dashboard/);

  await signOut(page);
  await signIn(page, email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(/^Enter one of your recovery codes/)).toBeVisible();
  await inspect(page, "second-step-recovery");
  await page.getByLabel("Recovery code").fill((recovery[0] ?? "").toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/account");
  await expect(page.getByText("9 of 10 are left, each for one sign-in.")).toBeVisible();
});

test("where an organisation asks for one, nothing else is open before it is set up", async ({ page, request }) => {
  const email = await newOwner(request);
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Ask everybody for a second factor" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.goto("/bookings");
  await expect(page.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Go on" })).toBeDisabled();
  await inspectLooks(page, "second-factor-needed");
  const { dialog, code } = await setUpApp(page);
  await dialog.getByRole("textbox", { name: "Code" }).fill(code());
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await page.goto("/account");
  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(/Set up another before you take off the last/)).toBeVisible();
});

test("a passkey is made, ends a sign-in, and is removed", async ({ page, request }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await newOwner(request);
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Passkey of Chrome on" });
  await expect(row).toContainText("not used yet");
  await inspectLooks(page, "account-passkey");

  await signOut(page);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use the passkey" })).toBeFocused();
  await inspect(page, "second-step-passkey");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/account");
  await expect(row).toContainText("last used");
  await row.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
});

test("mailed codes stand beside an app where both are on; factors are named and removed", async ({ page, request }) => {
  const email = await newOwner(request);
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/account");
  const { dialog, code } = await setUpApp(page);
  await dialog.getByRole("textbox", { name: "Code" }).fill(code());
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByText(`On: we mail them to ${email}.`)).toBeVisible();

  await signOut(page);
  await signIn(page, email);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await page.getByLabel("Code").fill(await codeFor(request, email, 2));
  await expect(page).toHaveURL(/dashboard/);

  await page.goto("/account");
  await page.getByRole("button", { name: "Rename Authenticator app" }).click();
  const naming = page.getByRole("dialog", { name: "Rename Authenticator app" });
  await naming.getByLabel("Name").fill("Work phone");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove Work phone" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Work phone is removed")).toBeVisible();
  await expect(page.getByText(/of 10 are left/)).toHaveCount(0);
});
