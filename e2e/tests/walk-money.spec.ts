import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const pay = async (page: Page, label: string, way: string) => {
  await openChoices(page.getByRole("combobox", { name: label }).last());
  await page.getByRole("option", { name: way, exact: true }).click();
};
const payments = (page: Page) => page.getByRole("region", { name: "Payments" });

test("a member joins with a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed", async ({
  page,
  request,
}) => {
  const { client, email, password, branchIds } = await makePlace(request, `Money House ${unique()}`, [
    { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] },
  ]);
  await client.feePlans.add({
    name: "Flex",
    sells: "floating",
    bookingType: "DAILY",
    duration: { count: 30, unit: "day" },
    amount: 30_000,
    taxPercent: 0,
  });
  await client.organisation.updateSettings({
    _id: (await client.auth.session()).loggedOrgDetails._id,
    upiDetails: { vpa: "money.house@examplebank", payeeName: "Money House" },
  });
  const { _id } = await client.customers.add({
    branchId: branchIds[0] ?? "",
    name: "Riya Nair",
    phone: "+919876543210",
  });
  await signInAs(page, email, password);
  const dialog = page.getByRole("dialog").last();

  await test.step("she joins with a deposit of ₹1,000 and half of the fee in cash", async () => {
    await page.goto(`/customers/${_id}`);
    await press(page, "Take deposit");
    await dialog.getByLabel("Amount").fill("1000");
    await dialog.getByLabel("Amount").press("Enter");
    await expect(page.getByText("₹1,000 held")).toBeVisible();
    await page.getByRole("link", { name: "New membership" }).click();
    await pay(page, "Paid by", "Cash");
    await dialog.getByLabel("Paid now").fill("150");
    await expect(dialog.getByLabel("Paid now")).toHaveAccessibleDescription("₹150 stays due.");
    await press(page, "Sell membership");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("the rest comes by UPI", async () => {
    await page.goto("/dues");
    await page.getByRole("button", { name: "Take payment" }).click();
    await pay(page, "Paid by", "UPI");
    const code = dialog.getByRole("img", { name: "QR code that pays ₹150 to Money House by UPI" });
    expect(await readQr(page, code)).toContain("&am=150.00&cu=INR&tn=Riya%20Nair");
    await dialog.getByLabel("Reference").fill("431209871234");
    await dialog.getByRole("button", { name: "Take payment" }).click();
    await expect(page.getByText("Nobody owes you anything")).toBeVisible();
  });

  await test.step("she is renewed, and leaves early: what was not used goes back, and the deposit", async () => {
    await page.goto("/memberships");
    await page
      .locator("tbody")
      .getByRole("row", { name: /Riya Nair/ })
      .getByRole("link")
      .first()
      .click();
    await press(page, "Renew");
    await pay(page, "Paid by", "Cash");
    await dialog.getByRole("button", { name: "Renew" }).click();
    await expect(payments(page)).toContainText(/Agreed\s*₹600\s*Paid\s*₹600/);
    await press(page, "More for this membership");
    await page.getByRole("menuitem", { name: "End" }).click();
    const end = page.getByRole("dialog", { name: "End the membership of Riya Nair?" });
    await end.getByRole("button", { name: "Moves away" }).click();
    await end.getByLabel("Refund").fill("500");
    await end.getByRole("button", { name: "End it now" }).click();
    await expect(payments(page)).toContainText(/Agreed\s*₹100\s*Paid\s*₹100/);
    await page.goto(`/customers/${_id}`);
    await press(page, "Give back");
    await dialog.getByRole("button", { name: "Give back" }).click();
    await expect(page.getByText("Nothing is held.")).toBeVisible();
  });

  await test.step("the day is closed with what is in the drawer", async () => {
    await page.goto("/cash");
    // 1,000 and 150 and 300 came in; 500 and 1,000 went back.
    const drawer = page.locator("tbody").getByRole("row");
    await expect(drawer).toHaveCount(1);
    await expect(drawer).toContainText("5 payments");
    await drawer.getByRole("button", { name: /^Count/ }).click();
    await expect(dialog.getByText("₹50 more was given back than taken")).toBeVisible();
    await dialog.getByLabel("Missing from what stays in the drawer").fill("50");
    await dialog.getByRole("button", { name: "Count" }).click();
    await expect(page.getByText("No cash since the last count")).toBeVisible();
  });

  await test.step("books, statement and dashboard agree", async () => {
    const { data } = await client.ledger.balances({});
    const standing = Object.fromEntries(data.map(({ account, debit, credit }) => [account, debit - credit]));
    expect(standing).toEqual({
      ...{ cash: -5_000, upi: 15_000, income_memberships: -10_000, deposits: 0, receivable: 0 },
    });
    const [account] = (await client.customers.statement({ id: _id })).accounts;
    expect([account?.opening, account?.closing]).toEqual([0, 0]);
    expect(account?.entries.map(({ amount }) => amount)).toEqual([
      30_000, -15_000, -15_000, 30_000, -30_000, 50_000, -50_000,
    ]);
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Revenue, last 7 days\s*₹100/);
  });
});
