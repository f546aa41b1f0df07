import type { APIRequestContext, Page } from "@playwright/test";
import { OWN_DOMAINS, PORT } from "../support/addresses";
import { PASSWORD } from "../support/admin";
import { chooseByTyping } from "../support/choices";
import { changeDns } from "../support/dns";
import { inspectLooks } from "../support/looks";
import { codeFor, mailsTo } from "../support/outbox";
import { clientOf } from "../support/staff";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: [REFUSED] });

/** A domain of his own, proven on the DNS that the server asks. */
const DOMAIN = `desks.q${unique()}.${OWN_DOMAINS}`;
const HOST = `http://${DOMAIN}:${PORT}`;
const LINE = "Northside Spaces runs on Carrel";
const SWITCH = "Say on whose platform it runs";
const client = { email: `asha-${unique()}@quiet.test`, password: "a long enough sentence" };

/** All that somebody, or his browser, reads of a page, and where it leads. */
const readsOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll("noscript")].map(({ textContent }) => textContent),
      ...[...document.querySelectorAll("meta[content]")].map((meta) => meta.getAttribute("content")),
      ...[...document.querySelectorAll("img[alt], [aria-label], [placeholder]")].flatMap((element) =>
        ["alt", "aria-label", "placeholder"].map((name) => element.getAttribute(name)),
      ),
      ...[...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href),
    ].join("\n"),
  );

const expectHisName = async (page: Page) => {
  const reads = await readsOf(page);
  expect(reads).not.toMatch(/carrel/i);
  expect(reads).not.toContain(`//localhost:${PORT}`);
};

const open = async (page: Page, path: string, heading: string | RegExp) => {
  await page.goto(`${HOST}${path}`);
  await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  await expectHisName(page);
};

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto(HOST);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
};

const expectMailsWithout = async (request: APIRequestContext, email: string) => {
  const mails = await mailsTo(request, email);
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text, html } of mails) {
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/carrel/i);
    expect(text).toContain(`sent this mail through ${DOMAIN}:${PORT}.`);
  }
};

/** Gives Northside its domains, and has them checked. */
async function setDomains(name: (had: string[]) => string[]) {
  const [platform, owner] = [await clientOf("owner@carrel.test"), await clientOf("owner@northside.test")];
  const { _id: id } = (await owner.auth.session()).loggedOrgDetails;
  const { domains: had } = await platform.resellers.get({ id });
  const wanted = name(had.map(({ domain }) => domain));
  const { domains } = await platform.resellers.updateDomains({ id, domains: wanted.map((domain) => ({ domain })) });
  await changeDns({ add: domains.find(({ domain }) => domain === DOMAIN)?.dnsMapping?.records ?? [] });
  return owner.website.verifyDns({ orgId: id });
}

test("a reseller's domain is proven", async ({ page }) => {
  const { websiteSettings } = await setDomains((had) => [DOMAIN, ...had]);
  expect(websiteSettings).toMatchObject({ customDomain: DOMAIN, status: "VERIFIED", url: HOST });
  await page.goto(`http://northside.localhost:${PORT}/auth/login`);
  await expect(page).toHaveURL(`${HOST}/auth/login`);
});

test("a reseller switches the line off that says on whose platform it runs", async ({ page }) => {
  await page.goto(HOST);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText(LINE)).toBeVisible();
  await inspectLooks(page, "reseller-sign-in");
  expect((await readsOf(page)).replaceAll(LINE, "")).not.toMatch(/carrel/i);
  await signIn(page, "owner@northside.test", PASSWORD);
  await page.goto(`${HOST}/settings`);
  await page.getByRole("checkbox", { name: SWITCH }).click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.goto(`${HOST}/help`);
  await expect(page.getByRole("heading", { name: "How Northside Spaces works" })).toBeVisible();
  await expectHisName(page);
});

test("who signs up at his host reads no other name, in pages and in mails", async ({ page, request }) => {
  await open(page, "/", "Sign in");
  await open(page, "/auth/register", "Open your place");
  await page.getByLabel("Name of the place").fill("Quiet Hall");
  await page.getByRole("radio", { name: /Study hall/ }).click();
  await chooseByTyping(page, "Time zone", "Asia/Kolkata");
  await chooseByTyping(page, "Currency", "INR");
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("E-mail").fill(client.email);
  await page.getByLabel("Password", { exact: true }).fill(client.password);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expectHisName(page);
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, client.email));
  const dialog = page.getByRole("dialog", { name: "Add branch" });
  await expect(dialog).toBeVisible();
  await expectHisName(page);
  await expectMailsWithout(request, client.email);

  await test.step("a poster leads to his host", async () => {
    await dialog.getByLabel("Name", { exact: true }).fill("Library Lane");
    await dialog.getByRole("button", { name: "Add branch" }).click();
    await expect(page.getByRole("heading", { name: "Library Lane" })).toBeVisible();
    const address = page.getByText(/\/qr-booking\//).first();
    await expect(address).toContainText(`${HOST}/qr-booking/`);
    await expectHisName(page);
    await page.goto((await address.textContent()) ?? "");
    await expect(page.getByText("Quiet Hall").first()).toBeVisible();
    await expectHisName(page);
  });
});

test("the office of his client bears no other name", async ({ page }) => {
  await signIn(page, client.email, client.password);
  await open(page, "/help", "How Northside Spaces works");
  for (const [path, heading] of [
    ["/help/guide/help", "Help"],
    ["/account", /account/i],
    ["/settings", "Settings"],
    ["/admin-users", "Staff"],
    ["/api-keys", /API keys/],
    ["/audit-log", /Audit log/],
    ["/subscription", /Subscription/],
    ["/no/such/page", /./],
    ["/features", /./],
    ["/privacy", /./],
  ] as const) {
    await open(page, path, heading);
  }
  await open(page, "/branches", "Branches");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectHisName(page);
});

test("switched on, the line is the only place that says it", async ({ page, request }) => {
  await signIn(page, "owner@northside.test", PASSWORD);
  await page.goto(`${HOST}/settings`);
  await page.getByRole("checkbox", { name: SWITCH }).click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.goto(`${HOST}/help`);
  await expect(page.getByText(LINE)).toBeVisible();
  expect((await readsOf(page)).replaceAll(LINE, "")).not.toMatch(/carrel/i);
  await page.context().clearCookies();
  await page.goto(`${HOST}/auth/forgot-password`);
  await page.getByLabel("E-mail").fill(client.email);
  await page.getByRole("button", { name: /Send/ }).click();
  await expect
    .poll(async () => (await mailsTo(request, client.email)).filter(({ text }) => text.includes(`${LINE}.`)).length)
    .toBe(1);
  for (const { subject, text, html } of await mailsTo(request, client.email)) {
    expect(`${subject}\n${text}\n${html}`.replaceAll(LINE, "")).not.toMatch(/carrel/i);
  }
});

test("given up, it leads nowhere, and his sub-domain is his host again", async ({ page }) => {
  await setDomains((had) => had.filter((domain) => domain !== DOMAIN));
  expect((await page.goto(`${HOST}/auth/login`))?.status()).toBe(404);
  await page.goto(`http://northside.localhost:${PORT}/auth/login`);
  await expect(page).toHaveTitle(/Northside Spaces/);
});
