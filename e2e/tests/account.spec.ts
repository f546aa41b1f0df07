import type { APIRequestContext, Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspect, inspectLooks } from "../support/looks";
import { codeFor, mailsTo } from "../support/outbox";
import { signUp } from "../support/sign-up";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const SECOND = "another quite long sentence";

/** A person of his own for each test: its owner, in an organisation of his. */
const newOwner = async (request: APIRequestContext) => (await signUp(request, { orgName: "Account Hall" })).email;

async function signIn(page: Page, email: string, password: string) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function typeNewPassword(page: Page, password: string, again = password) {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("New password again").fill(again);
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("a forgotten password is set anew by a mailed code, which signs in and leads back", async ({ page, request }) => {
  const email = await newOwner(request);
  await page.goto("/fee-plans");
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("link", { name: "Forgot password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();
  await expect(page.getByLabel("E-mail"), "what was typed comes along").toHaveValue(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page).toHaveURL(/\/auth\/verify-reset-otp/);
  await expect(page.getByRole("button", { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  const code = await codeFor(request, email, 2);

  await page.getByLabel("Code").fill(wrong(code));
  await typeNewPassword(page, SECOND, "something else");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Type the same password twice")).toBeVisible();
  await page.getByLabel("New password again").fill(SECOND);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("That code is not right. 4 tries left.")).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("");
  await expect(page.getByLabel("Code")).toBeFocused();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue(SECOND);
  await inspect(page, "reset-code-wrong");

  // As it is copied out of a mail.
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(page.getByLabel("Code")).toHaveValue(code);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page).toHaveURL(/\/fee-plans$/);
  await expect(page.getByText("Your password is changed")).toBeVisible();
});

test("a forgotten password is set anew by the link of the mail alone, once, in every look", async ({
  page,
  request,
  browser,
}) => {
  const email = await newOwner(request);
  await page.goto(`/auth/forgot-password?email=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Send the code" }).click();
  await codeFor(request, email, 2);
  const [mail] = await mailsTo(request, email);
  const link = /\S+\/auth\/reset#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const { pathname, hash } = new URL(link);
  const save = (on: Page) => on.getByRole("button", { name: "Set the password" }).click();

  await test.step("without its token it says what is missing", async () => {
    await page.goto(pathname);
    await expect(page.getByText("This takes the whole link from your mail")).toBeVisible();
    await inspectLooks(page, "reset-no-link");
  });

  // As where his mail is read, which isn't where he asked.
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await test.step("the token leaves the address, and each field says what is wrong with it", async () => {
    await phone.goto(`${pathname}${hash}`);
    await expect(phone.getByLabel("New password again")).toBeVisible();
    await expect(phone).toHaveURL(/\/auth\/reset$/);
    expect(await phone.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain(hash.slice(1));
    await inspectLooks(phone, "reset-link");
    await typeNewPassword(phone, SECOND, "something else");
    await save(phone);
    await expect(phone.getByText("Type the same password twice")).toBeVisible();
    await typeNewPassword(phone, "password123");
    await save(phone);
    await expect(phone.getByLabel("New password", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await inspectLooks(phone, "reset-link-refused");
  });

  await test.step("he is signed in, and told", async () => {
    await typeNewPassword(phone, SECOND);
    await save(phone);
    await expect(phone).toHaveURL(/\/dashboard$/);
    await expect(phone.getByText("Your password is changed")).toBeVisible();
    await elsewhere.close();
  });

  await test.step("used twice it says so, and where another comes from", async () => {
    await page.goto(`${pathname}${hash}`);
    await typeNewPassword(page, SECOND);
    await save(page);
    await expect(page.getByRole("alert")).toContainText("not good any more");
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue(SECOND);
    await inspectLooks(page, "reset-link-dead");
    await page.getByRole("link", { name: "Ask for a new mail" }).click();
    await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  });

  await test.step("the new password signs him in", async () => {
    await signIn(page, email, SECOND);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("an unknown address is answered as a known one", async ({ page, request }) => {
  const email = `nobody-${unique()}@quiet.test`;
  await page.goto(`/auth/forgot-password?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(`If ${email} has an account, a mail is on its way to it.`)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, email))[0]?.subject)
    .toMatch(/^No .+ account has this address$/);
});

test("a code that is locked or old is said beside its boxes, and another can be sent", async ({ page, request }) => {
  const email = await newOwner(request);
  await page.clock.install();
  await page.goto(`/auth/forgot-password?email=${email}`);
  await page.getByRole("button", { name: "Send the code" }).click();
  const code = await codeFor(request, email, 2);
  await typeNewPassword(page, SECOND);
  for (const said of [/4 tries left/, /3 tries left/, /2 tries left/, /1 try left/, /Too many wrong tries/]) {
    await page.getByLabel("Code").fill(wrong(code));
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await setClockAhead(1);
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: "Send a new code", exact: true }).click();
  await expect(page.getByText("A new code is on its way")).toBeVisible();
  await expect(page.getByText(/Too many wrong tries/)).toHaveCount(0);
  const second = await codeFor(request, email, 3);
  await setClockAhead(12);
  await page.getByLabel("Code").fill(second);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("That code has expired. Ask for a new one.")).toBeVisible();
});

test("one's own password is changed by a code: sent, refused, set", async ({ page, request, browser }) => {
  const email = await newOwner(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email, SENTENCE);
  await expect(elsewhere).toHaveURL(/dashboard/);
  await signIn(page, email, SENTENCE);
  await expect(page).toHaveURL(/dashboard/);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();

  await setClockAhead(1);
  await page.getByRole("button", { name: "Change password" }).click();
  const code = await codeFor(request, email, 2);
  await page.getByLabel("Code").fill(code);
  const password = page.getByLabel("New password", { exact: true });
  await password.fill("short");
  await expect(page.getByText("3 more characters needed")).toBeVisible();
  await typeNewPassword(page, "iloveyou");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("It stands on every list of leaked passwords.")).toHaveCount(1);
  await expect(password).toHaveAccessibleDescription(/^It stands on every list of leaked passwords\./);
  // The meter tells it before the server has to, and of the person's own words too.
  const strength = page.getByRole("meter", { name: "Strength" });
  await typeNewPassword(page, "AccountHall26");
  await expect(page.getByText("It holds your name, your address, or the name of the place.")).toBeVisible();
  await expect(strength).toHaveAttribute("aria-valuetext", /too easy to guess/i);
  await inspectLooks(page, "change-password-weak");
  await typeNewPassword(page, SECOND);
  await expect(page.getByText("It holds your name, your address, or the name of the place.")).toHaveCount(0);
  await expect(strength).toHaveAttribute("aria-valuetext", "Strong");
  await inspect(page, "change-password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);

  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await elsewhere.context().close();
});

test("a session elsewhere is listed and ended, once that was confirmed", async ({ page, request, browser }) => {
  const email = await newOwner(request);
  const phone = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
  });
  const elsewhere = await phone.newPage();
  await signIn(page, email, SENTENCE);
  await expect(page).toHaveURL(/dashboard/);
  await signIn(elsewhere, email, SENTENCE);
  await expect(elsewhere).toHaveURL(/dashboard/);
  const mail = (await mailsTo(request, email)).find(({ subject }) => subject.startsWith("New sign-in"));
  expect(mail?.text).toMatch(/\/account$/m);

  await page.goto("/account");
  const row = page.getByRole("listitem").filter({ hasText: "Safari on iPhone" });
  await row.getByRole("button", { name: /^End the session/ }).click();
  const question = page.getByRole("alertdialog", { name: "End the session in Safari on iPhone?" });
  await expect(question).toBeVisible();
  await inspect(page, "end-session");
  await question.getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("That session has ended")).toBeVisible();
  await expect(row).toHaveCount(0);
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  // Its token is still kept, but no longer good: it leads nobody away from here.
  await elsewhere.goto("/auth/forgot-password");
  await expect(elsewhere.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await phone.close();
});

test("everybody changes their own name and phone number, the front desk too", async ({ page, request }) => {
  const email = await newOwner(request);
  await signIn(page, email, SENTENCE);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/account");
  await page.getByLabel("Name", { exact: true }).fill("Asha Menon");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Your profile is saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Asha Menon" })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, "desk@harbour.test");
  await page.goto("/account");
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Phone")).toHaveValue("+91 98765 43210");
});

test("whoever is signed in is led from the sign-in to the office", async ({ page }) => {
  await signInAs(page, "owner@harbour.test");
  for (const screen of [
    "login",
    "register",
    "forgot-password",
    "verify-otp",
    "verify-register-otp",
    "verify-reset-otp",
  ]) {
    await page.goto(`/auth/${screen}`);
    await expect(page, screen).toHaveURL(/\/dashboard$/);
  }
  await page.goto("/auth/login?from=%2Fdesks");
  await expect(page).toHaveURL(/\/desks$/);
});

test("Caps Lock is said while a password is typed", async ({ page }) => {
  await page.goto("/auth/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "A", modifierCapsLock: true, bubbles: true })),
  );
  await expect(page.getByText("Caps Lock is on.")).toBeVisible();
  await inspect(page, "caps-lock");
  await password.press("a");
  await expect(page.getByText("Caps Lock is on.")).toHaveCount(0);
});
