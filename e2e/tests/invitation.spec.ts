import type { Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { inspect, inspectLooks } from "../support/looks";
import { linkFor, mailsTo } from "../support/outbox";
import { hire } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/status of 40[01349]/] });

const OWNER = "owner@harbour.test";
const rowOf = (page: Page, name: string) => page.locator("a[data-row-open]").filter({ hasText: name });

test("somebody is invited, follows the link in his mail once, and is signed in", async ({ page, request, browser }) => {
  const name = `Asha ${unique()}`;
  const email = `asha-${unique()}@quiet.test`;
  await signInAs(page, OWNER);
  await page.goto("/admin-users/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Read only" }).click();
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expect(page.getByText("Choose the branches to work in, one at least")).toBeVisible();
  await page.getByRole("switch", { name: "All branches" }).click();
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expect(page.getByText(`A mail is on its way to ${email}`)).toBeVisible();

  const link = await linkFor(request, email);
  const [screen = "", token = ""] = link.split("#");
  const elsewhere = await browser.newContext();
  const newcomer = await elsewhere.newPage();
  const password = newcomer.getByLabel("New password", { exact: true });
  const again = newcomer.getByLabel("New password again");
  const send = () => newcomer.getByRole("button", { name: "Set the password and begin" }).click();

  await test.step("without the link it says what is missing", async () => {
    await newcomer.goto(screen);
    await expect(newcomer.getByText("This takes the whole link")).toBeVisible();
    await inspectLooks(newcomer, "invitation-no-link");
  });

  await test.step("the link says who is invited, and leaves the address bar", async () => {
    await newcomer.goto(link);
    await expect(newcomer.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
    await expect(newcomer).toHaveURL(screen);
    expect(await newcomer.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain(token);
    await inspectLooks(newcomer, "invitation");
  });

  await test.step("a password that is easy to guess is refused, and the link stays good", async () => {
    await password.fill("harbourworks1");
    await again.fill("harbourworks1");
    await send();
    await expect(newcomer.getByText("It holds your name, your address", { exact: false }).first()).toBeVisible();
    await inspectLooks(newcomer, "invitation-refused");
  });

  await test.step("a better one lets him in", async () => {
    await password.fill(SENTENCE);
    await again.fill(SENTENCE);
    await send();
    await expect(newcomer.getByText("Welcome to Harbour Works")).toBeVisible();
    await expect(newcomer).toHaveURL(/\/dashboard$/);
  });

  await test.step("the link is good once", async () => {
    await newcomer.goto(link);
    await expect(newcomer.getByRole("alert")).toContainText("not good any more");
    await inspectLooks(newcomer, "invitation-dead");
    await elsewhere.close();
  });

  await page.goto(`/admin-users?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("an address is moved once it is proven, and taken back by the old one", async ({ page, request, browser }) => {
  const { email } = await hire({ by: OWNER, name: "Meera Iyer", role: "Read only" });
  const moved = `moved-${unique()}@quiet.test`;
  await signInAs(page, email, SENTENCE);

  await test.step("a move begins, and can be cancelled", async () => {
    await page.goto("/account");
    await page.getByLabel("E-mail").fill(moved);
    await page.getByRole("button", { name: "Move to this address" }).click();
    await expect(page.getByText(`A link was mailed to ${moved}`)).toBeVisible();
    await inspect(page, "address-pending");
    await page.getByRole("button", { name: "Cancel the move" }).click();
    await expect(page.getByText(`A link was mailed to ${moved}`)).toHaveCount(0);
    await page.getByLabel("E-mail").fill(moved);
    await page.getByRole("button", { name: "Move to this address" }).click();
    await page.getByRole("button", { name: "Send the link again" }).click();
    await expect.poll(async () => (await mailsTo(request, moved)).length).toBe(3);
  });

  await test.step("an administrator sees it on its way", async () => {
    const office = await browser.newContext();
    const owner = await office.newPage();
    await signInAs(owner, OWNER);
    await owner.goto(`/admin-users?q=${encodeURIComponent(email)}`);
    await rowOf(owner, "Meera Iyer").click();
    await expect(owner.getByRole("dialog").getByText(`A link was mailed to ${moved}`)).toBeVisible();
    await inspect(owner, "person-address-pending");
    await office.close();
  });

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();

  await test.step("the new address counts once its link is followed", async () => {
    await reader.goto(await linkFor(request, moved));
    await expect(reader.getByRole("heading", { name: "Your new address" })).toBeVisible();
    await inspectLooks(reader, "address-new");
    await reader.getByRole("button", { name: "Use this address" }).click();
    await expect(reader.getByText(`${moved} is your address now`)).toBeVisible();
    await inspectLooks(reader, "address-moved");
    await reader.getByRole("link", { name: "Sign in" }).click();
    await reader.getByLabel("E-mail").fill(moved);
    await reader.getByLabel("Password", { exact: true }).fill(SENTENCE);
    await reader.getByRole("button", { name: "Sign in" }).click();
    await expect(reader).toHaveURL(/\/dashboard$/);
  });

  await test.step("the old one takes the account back, and chooses a new password", async () => {
    const back = await linkFor(request, email);
    await page.goto(back);
    await expect(page.getByRole("heading", { name: "Take your account back" })).toBeVisible();
    await inspectLooks(page, "address-old");
    await page.getByRole("button", { name: "Take it back" }).click();
    await expect(page.getByText(`${email} is your address again`)).toBeVisible();
    await page.getByRole("link", { name: "Choose a new password" }).click();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await reader.reload();
    await expect(reader).toHaveURL(/\/auth\/login/);
    await reader.goto(back);
    await expect(reader.getByRole("alert")).toContainText("not good any more");
    await inspectLooks(reader, "address-dead");
  });
  await elsewhere.close();
});
