import { readFile } from "node:fs/promises";
import { localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { anotherWindow } from "../support/another-window";
import { buy } from "../support/buy";
import { chooseDays, openChoices } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const ZONE = "Etc/UTC";

/** A place where Riya owes for a pass of ₹300 and Arjun for two, with a name as long as names are. */
async function aPlace(request: APIRequestContext) {
  const place = await makePlace(request, `Dues House ${unique()}`, [
    { name: "Quay", timezone: ZONE, desks: [{ name: "A1" }] },
  ]);
  const { client, branchIds } = place;
  const pass = await client.feePlans.add({
    name: "Ten days",
    sells: "pass",
    bookingType: "DAILY",
    duration: { count: 30, unit: "day" },
    allowance: { count: 10, unit: "day" },
    amount: 30_000,
    taxPercent: 0,
  });
  const known = async (name: string, phone: string) =>
    (await client.customers.add({ branchId: branchIds[0] ?? "", name, email: `${unique()}@quiet.test`, phone }))._id;
  const sell = (customerId: string) =>
    client.memberships.add({ customerId, feePlanId: pass._id, startDate: localDateOf(new Date(), ZONE) });
  const riya = await known("Riya Nair", "+91 98765 43210");
  await sell(riya);
  const arjun = await known("Arjun Venkataraghavan Subramaniam-Krishnamurthy", "+91 98765 43211");
  await sell(arjun);
  await sell(arjun);
  return { ...place, riya, arjun };
}

const row = (page: Page, name: RegExp) => page.locator("tbody").getByRole("row", { name });
const taking = (page: Page) => page.getByRole("dialog", { name: /^Take payment for / });

test("who owes is found, pays in part and in full, and is gone from the list; a second tab is told", async ({
  page,
  request,
}) => {
  const { email, password } = await aPlace(request);
  await signInAs(page, email, password);
  await page.goto("/dues");
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(2);
  await expect(row(page, /^Arjun/)).toContainText("₹600");
  await expect(row(page, /^Riya/)).toContainText("₹300");
  await inspectLooks(page, "dues");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toContain('"Riya Nair"');
  await openChoices(page.getByRole("combobox", { name: "Since" }));
  await page.getByRole("option", { name: "More than 30 days" }).click();
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(0);
  await page.goto("/dues");

  await row(page, /^Arjun/)
    .getByRole("link")
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: /^Arjun/ });
  await expect(sheet.getByRole("list").getByRole("listitem")).toHaveCount(2);
  await expect(sheet.getByRole("link", { name: /98765.?43211/ })).toHaveAttribute("href", /^tel:/);
  await inspectLooks(page, "debtor", "[role=dialog]");
  await sheet.getByRole("button", { name: "Take payment" }).click();
  await taking(page).getByLabel("Amount").fill("450");
  await expect(taking(page).getByText("₹150 is left after this.")).toBeVisible();
  await taking(page).getByRole("button", { name: "Take payment" }).click();
  // The oldest is paid in full, the other in part.
  await expect(sheet.getByRole("list").getByRole("listitem")).toHaveCount(1);
  await expect(sheet.getByRole("listitem")).toContainText(/₹150\s*of ₹300/);
  await page.keyboard.press("Escape");
  await expect(row(page, /^Arjun/)).toContainText("₹150");

  const other = await anotherWindow(page);
  await row(other, /^Riya/).getByRole("button", { name: "Take payment" }).click();
  await expect(taking(other).getByLabel("Amount")).toHaveValue("300");

  await row(page, /^Riya/).getByRole("link").first().click();
  const owing = page.getByRole("dialog", { name: /^Riya/ });
  await owing.getByRole("button", { name: "Take payment" }).click();
  await taking(page).getByLabel("Amount").press("Enter");
  // Nothing is left to look at.
  await expect(owing).toHaveCount(0);
  await expect(row(page, /^Riya/)).toHaveCount(0);

  await taking(other).getByRole("button", { name: "Take payment" }).click();
  // She is gone from the list below, and what was typed stays with the reason.
  await expect(other.locator("tbody")).not.toContainText("Riya");
  await expect(taking(other).getByLabel("Amount")).toHaveAccessibleDescription(/Nothing is due/);
  await expect(taking(other).getByLabel("Amount")).toHaveValue("300");
});

test("what will not come is written off, stands in the books and the statement, and is asked for again", async ({
  page,
  request,
}) => {
  const { client, email, password } = await aPlace(request);
  await signInAs(page, email, password);
  await page.goto("/dues");
  await row(page, /^Riya/).getByRole("link").first().click();
  const sheet = page.getByRole("dialog", { name: /^Riya/ });
  await sheet.getByRole("button", { name: "Write off" }).click();
  const dialog = page.getByRole("dialog", { name: /^Write off for Riya/ });
  await dialog.getByLabel("Amount").fill("301");
  await dialog.getByRole("button", { name: "Write off" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/./);
  await dialog.getByRole("button", { name: "Moved away" }).click();
  await dialog.getByRole("button", { name: "Write off" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveAccessibleDescription(/Only ₹300 is due/);
  await dialog.getByLabel("Amount").fill("300");
  await expect(dialog.getByText("That is all of it.")).toBeVisible();
  await inspectLooks(page, "write-off", "[role=dialog]");
  await dialog.getByRole("button", { name: "Write off" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sheet.getByText("Nothing is due here any more.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, /^Riya/)).toHaveCount(0);

  await page.goto("/books");
  const accounts = page.getByRole("table", { name: "Accounts" });
  await expect(accounts.getByRole("row", { name: /^Owed to you/ })).toContainText("₹600");
  await expect(accounts.getByRole("row", { name: /^Written off/ })).toContainText("₹300");
  await expect(page.getByRole("table", { name: "lines" }).locator("tbody").getByRole("row")).toHaveCount(4);
  await inspectLooks(page, "books");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toContain("Riya Nair");
  await chooseDays(page, "Last month");
  await expect(page.getByText("Nothing was charged or paid in these days.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No lines that fit these filters" })).toBeVisible();
  await chooseDays(page, "This month");
  await expect(accounts.getByRole("row", { name: /^Written off/ })).toContainText("₹300");

  await page.goto("/books?account=written_off");
  const line = page.getByRole("table", { name: "lines" }).locator("tbody").getByRole("row");
  await expect(line).toHaveCount(1);
  await line.getByRole("link").first().click();
  const membership = page.getByRole("dialog");
  await expect(membership.getByText("₹300: Moved away")).toBeVisible();
  await membership.getByRole("button", { name: "Ask for it again" }).click();
  await expect(page.getByText("₹300 is due again")).toBeVisible();
  await expect(membership.getByRole("button", { name: "Take payment" })).toBeVisible();

  const [riya] = (await client.dues.list({ limit: 20, page: 1, search: "Riya" })).data;
  await page.goto(`/customers/${riya?._id}?tab=statement`);
  const statement = page.getByRole("table", { name: "Statement" }).locator("tbody").getByRole("row");
  await expect(statement).toHaveCount(3);
  await expect(statement.nth(0)).toContainText("Asked for again");
  await expect(statement.nth(1)).toContainText("Written off");
  await expect(statement.nth(2)).toContainText(/Sold.*₹300.*₹300/s);
  await inspectLooks(page, "statement");
});

test("who owes pays all of it by one code, and reads in the reminder where to", async ({ page, request }) => {
  const { client, email, password } = await aPlace(request);
  await client.organisation.updateSettings({
    _id: (await client.auth.session()).loggedOrgDetails._id,
    upiDetails: { vpa: "dues.house@examplebank", payeeName: "Dues House" },
  });
  await signInAs(page, email, password);
  await page.goto("/dues");
  await row(page, /^Arjun/)
    .getByRole("button", { name: "Take payment" })
    .click();
  await openChoices(taking(page).getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: "UPI" }).click();
  const code = taking(page).getByRole("img", { name: "QR code that pays ₹600 to Dues House by UPI" });
  await expect(code).toBeVisible();
  expect(await readQr(page, code)).toBe(
    "upi://pay?pa=dues.house@examplebank&pn=Dues%20House&am=600.00&cu=INR&tn=Arjun%20Venkataraghavan%20Subramaniam-Krishnamurthy",
  );
  await inspectLooks(page, "dues-counter-code", "[role=dialog]");
  await page.keyboard.press("Escape");

  await row(page, /^Riya/).getByRole("link").first().click();
  const sheet = page.getByRole("dialog", { name: /^Riya/ });
  const chat = sheet.getByRole("link", { name: /^Write in WhatsApp/ });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain("UPI: dues.house@examplebank (Dues House)\nUPI note: Ten days\nPlease pay by UPI, or at");
  await sheet.getByRole("button", { name: "Take payment" }).click();
  await openChoices(taking(page).getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: "UPI" }).click();
  const single = taking(page).getByRole("img", { name: "QR code that pays ₹300 to Dues House by UPI" });
  await expect(single).toBeVisible();
  expect(await readQr(page, single)).toMatch(/&am=300\.00&cu=INR&tn=Ten%20days$/);
});

test("who owes pays by UPI on the page that his reminder leads to, where what is paid is due no more", async ({
  page,
  request,
}) => {
  const { client, arjun } = await aPlace(request);
  await client.organisation.updateSettings({
    _id: (await client.auth.session()).loggedOrgDetails._id,
    upiDetails: { vpa: "dues.house@examplebank", payeeName: "Dues House" },
  });
  // On trial an organisation says no more to strangers than sums and days.
  await buy(request, client, "starter");
  const { email } = await client.customers.get({ id: arjun });
  await client.dues.remind({ id: arjun });
  const [mail] = await mailsTo(request, email ?? "");
  const link = new URL(/^Pay by UPI:\n(\S+)$/m.exec(mail?.text ?? "")?.[1] ?? "");
  await page.goto(link.pathname);
  await expect(page.getByRole("heading", { level: 1, name: /^Arjun .*, ₹600 is to be paid$/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    /^Ten days.*Quay₹300$/,
    /^Ten days.*Quay₹300$/,
  ]);
  const code = page.getByRole("img", { name: "QR code that pays ₹600 to Dues House by UPI" });
  expect(await readQr(page, code)).toMatch(/&am=600\.00&cu=INR&tn=Arjun%20/);
  await inspectLooks(page, "due-page");

  await client.dues.pay({ id: arjun, amount: 60_000, currency: "INR", method: "upi" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Nothing is due" })).toBeVisible();
  await expect(page.getByText("by UPI")).toHaveCount(0);
  await page.goto(`${link.pathname.slice(0, -4)}AAAA`);
  await expect(page.getByRole("heading", { level: 1, name: "This link leads nowhere" })).toBeVisible();
});

test("who owes is reminded once a day, by mail or in a chat", async ({ page, request }) => {
  const { client, email, password } = await aPlace(request);
  await signInAs(page, email, password);
  await page.goto("/dues");
  const remind = row(page, /^Riya/).getByRole("button", { name: "Remind" });
  await remind.click();
  await expect(page.getByText("A reminder is on its way to Riya Nair")).toBeVisible();
  await expect(remind).toBeDisabled();
  await expect(row(page, /^Riya/)).toContainText("Mailed today already");
  const [riya] = (await client.dues.list({ limit: 20, page: 1, search: "Riya" })).data;
  const [mail] = await mailsTo(request, riya?.email ?? "");
  expect(mail?.subject).toMatch(/^₹300 is still to be paid/);

  await row(page, /^Arjun/)
    .getByRole("link")
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: /^Arjun/ });
  const chat = sheet.getByRole("link", { name: /^Write in WhatsApp/ });
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveAttribute("rel", /noopener/);
  const link = new URL((await chat.getAttribute("href")) ?? "");
  expect(`${link.origin}${link.pathname}`).toBe("https://wa.me/919876543211");
  expect(link.searchParams.get("text")).toContain("₹600 is still to be paid at Quay.\nDue: ₹600");

  // Somebody else reminded him before this page knew.
  const debtor = page.url().split("/").at(-1) ?? "";
  await client.dues.remind({ id: debtor });
  await sheet.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByText("was not reminded")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Remind" })).toBeDisabled();
  await expect(sheet.getByText(/Mailed today already/)).toBeVisible();
  await inspectLooks(page, "debtor reminded", "[role=dialog]");
});

test("who owes is told apart where more is sold to him: a sale, a booking and a renewal say it above the payment", async ({
  page,
  request,
}) => {
  const { client, email, password, riya, arjun } = await aPlace(request);
  const today = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: ZONE }).format(new Date());
  await signInAs(page, email, password);
  await page.goto(`/memberships/new?customer=${arjun}`);
  const form = page.getByRole("dialog").first();
  const says = form.getByText(/ owes /);
  await expect(says).toContainText(`Subramaniam-Krishnamurthy owes ₹600 since ${today}.`);
  await expect(says.getByRole("link", { name: /^What is due/ })).toHaveAttribute("href", `/dues/${arjun}`);
  await inspectLooks(page, "sale-to-a-debtor", "[role=dialog]");
  // Of somebody new nothing is known.
  await form.getByRole("button", { name: "Somebody new" }).click();
  await expect(says).toHaveCount(0);
  await form.getByRole("button", { name: /^Choose a known/ }).click();
  await expect(says).toBeVisible();

  const { data: desks } = await client.desks.list();
  await page.goto(`/desks/${desks[0]?._id}/book?customer=${riya}`);
  await expect(says).toContainText(`Riya Nair owes ₹300 since ${today}.`);

  const { data: memberships } = await client.memberships.list({ limit: 20, page: 1, search: "Riya" });
  const renew = async () => {
    await page.goto(`/memberships/${memberships[0]?._id}`);
    await form.getByRole("button", { name: "Renew" }).click();
    await expect(page.getByRole("dialog", { name: /^Renew the membership/ })).toContainText("Paid by");
  };
  await renew();
  const renewing = page.getByRole("dialog", { name: /^Renew the membership/ }).getByText(/ owes /);
  await expect(renewing).toContainText("Riya Nair owes ₹300");
  await client.dues.pay({ id: riya, amount: 30_000, currency: "INR", method: "cash" });
  await renew();
  await expect(renewing).toHaveCount(0);
});
