import type { Page } from "@playwright/test";
import { prefer, signInAs } from "../support/admin";
import { inspect, inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/status of (400|401|402|404|429)/] });

const OWNER = "owner@harbour.test";
const WITH_CODE = "secure@harbour.test";
const PASSWORD = "carrel-demo";
/** A flow that was never begun. */
const NO_FLOW = "018f0000-0000-7000-8000-000000000000";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

const SCREENS = [
  ["login", "/auth/login", "Sign in"],
  ["login-expired", "/auth/login?expired=true", "Sign in"],
  ["register", "/auth/register", "Open your place"],
  ["forgot-password", "/auth/forgot-password", "Choose a new password"],
  ["verify-otp", `/auth/verify-otp?flow=${NO_FLOW}`, "Check your mail"],
  ["verify-register-otp", `/auth/verify-register-otp?flow=${NO_FLOW}&email=asha%40quiet.test`, "Check your mail"],
  ["verify-reset-otp", `/auth/verify-reset-otp?flow=${NO_FLOW}&email=asha%40quiet.test`, "Check your mail"],
  ["subscription-expired", "/subscription-expired", "Your subscription has ended"],
] as const;

async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test.describe("in every look", () => {
  test("the screens of whoever is not signed in", async ({ page }) => {
    for (const [picture, address, heading] of SCREENS) {
      await test.step(picture, async () => {
        await page.goto(address);
        await expect(page.getByRole("heading", { name: heading })).toBeVisible();
        await inspectLooks(page, picture);
      });
    }
  });

  test("what each form says to wrong input", async ({ page }) => {
    await page.goto("/auth/login");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("E-mail")).toBeFocused();
    // A wrong password here too: what is typed next may still go along with this press.
    await fillLogin(page, "not an address", "not my password");
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await fillLogin(page, OWNER, "not my password");
    await expect(page.getByRole("alert")).toContainText(/password/i);
    await inspectLooks(page, "login-refused");

    await page.goto("/auth/register");
    await page.getByRole("button", { name: "Send the code" }).click();
    await expect(page.getByText("Fill this in").first()).toBeVisible();
    await inspectLooks(page, "register-refused");

    await page.goto("/auth/forgot-password");
    await page.getByLabel("E-mail").fill("nobody");
    await page.getByRole("button", { name: "Send the code" }).click();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await inspectLooks(page, "forgot-password-refused");

    await page.goto(`/auth/verify-otp?flow=${NO_FLOW}`);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter the six digits of the code");
    // A flow that was never begun, or was swept away long ago: the person learns to start anew.
    await page.getByLabel("Code", { exact: true }).fill("123456");
    await expect(page.getByRole("alert")).toContainText("expired");
    await inspectLooks(page, "code-refused");
  });
});

test("too many tries are told once, and the wait is counted down, in every look", async ({ page }) => {
  await page.goto("/auth/login");
  const email = `many-${unique()}@quiet.test`;
  for (const status of [...Array<number>(10).fill(400), 429]) {
    const reply = page.waitForResponse(/\/api\/admin\/login$/);
    await fillLogin(page, email, "not my password");
    expect((await reply).status()).toBe(status);
    await expect(page.getByRole("button", { name: /^(Sign in|Try again)/ })).not.toHaveAttribute("aria-busy", "true");
  }
  await expect(page.getByRole("alert")).toHaveText(/^Too many tries. Try again in \d minutes.$/);
  await expect(page.getByRole("button", { name: /^Try again in \d min \d+ s$/ })).toBeDisabled();
  await inspectLooks(page, "login-too-many");
});

for (const [width, dark] of [
  [360, true],
  [1280, false],
] as const) {
  // A plain page without script: it has to be loaded to be dark.
  test(`the page of an address that leads nowhere, ${width} px, ${dark ? "dark" : "light"}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await prefer(page, { dark });
    await page.goto("/404");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await inspect(page, "404");
  });
}

test("a code step without its flow leads to where the flow begins", async ({ page }) => {
  for (const [step, start] of [
    ["verify-otp", "/auth/login"],
    ["verify-register-otp", "/auth/register"],
    ["verify-reset-otp", "/auth/forgot-password"],
  ] as const) {
    await page.goto(`/auth/${step}`);
    await expect(page).toHaveURL(new RegExp(`${start}$`));
  }
});

test("whoever is not signed in is asked to, and lands where he wanted to go", async ({ page }) => {
  for (const address of ["/dashboard", "/roles?q=desk", "/api-keys/new", "/account", "/branches/x/poster"]) {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(address)}`);
  }
  await page.goto("/roles?q=desk");
  await fillLogin(page, OWNER);
  await expect(page).toHaveURL(/\/roles\?q=desk$/);
  await page.goto("/auth/login?from=https%3A%2F%2Fexample.com");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the back button after a sign-in stays in the office", async ({ page }) => {
  await page.goto("/fee-plans");
  await fillLogin(page, OWNER);
  await expect(page.getByRole("heading", { name: "Fee plans" })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth\//);
});

for (const [name, reply, lands] of [
  ["401", { status: 401, statuscode: 401 }, /\/auth\/login\?from=%2Ffee-plans$/],
  ["7007", { status: 400, statuscode: 7007 }, /\/auth\/login\?from=%2Ffee-plans$/],
  ["7067", { status: 401, statuscode: 7067 }, /\/auth\/login\?from=%2Ffee-plans&expired=true$/],
  ["402", { status: 402, statuscode: 402 }, /\/subscription-expired$/],
] as const) {
  test(`a call that is answered with ${name} leads away from the office`, async ({ page }) => {
    await signInAs(page, OWNER);
    await page.route("**/api/co-space/fees?*", (route) =>
      route.fulfill({
        status: reply.status,
        json: { status: false, statuscode: reply.statuscode, message: "Session expired" },
      }),
    );
    await page.goto("/fee-plans");
    await expect(page).toHaveURL(lands);
    if (name === "7067") await expect(page.getByText("Session expired.", { exact: false })).toBeVisible();
  });
}

test("an ended subscription closes every place of the office, and signing out is left", async ({ page }) => {
  await signInAs(page, "owner@lapsed.test");
  for (const address of ["/dashboard", "/desks", "/audit-log"]) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/subscription-expired$/);
  }
  await expect(page.getByRole("heading", { name: "Your subscription has ended" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a code at sign-in survives a wrong try, a reload and the back button", async ({ page, request }) => {
  await page.goto("/roles");
  await fillLogin(page, WITH_CODE);
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  const code = await codeFor(request, WITH_CODE);
  await page.getByLabel("Code", { exact: true }).fill(wrong(code));
  await expect(page.getByRole("alert")).toContainText("That code is not right. 4 tries left.");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await page.reload();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await expect(page).toHaveURL(/\/roles$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth\//);
});

test("a registration survives a reload of its code step", async ({ page, request }) => {
  const email = `reload-${unique()}@quiet.test`;
  await page.goto("/auth/register");
  await page.getByLabel("Name of the place").fill("Reload Hall");
  await page.getByLabel("Your name").fill("Ira Sen");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a long enough sentence");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  const code = await codeFor(request, email);
  await page.reload();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await expect(page.getByRole("dialog", { name: "Add branch" })).toBeVisible();
});

test("a new password survives a reload of its code step", async ({ page }) => {
  const email = `forgot-${unique()}@quiet.test`;
  await page.goto(`/auth/forgot-password?email=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Send the code" }).click();
  const heard = page.getByText(`If ${email} has an account, a mail is on its way to it.`);
  await expect(heard).toBeVisible();
  await page.reload();
  await expect(heard).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
});
