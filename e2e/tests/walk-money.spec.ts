import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { openChoices } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const pay = async (page: Page, label: string, way: string) => {
  await openChoices(page.getByRole("combobox", { name: label }).last());
  await page.getByRole("option", { name: way, exact: true }).click();
};
const payments = (page: Page) => page.getByRole("region", { name: "Payments" });

test("a member joins with a discount, a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed", async ({
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

  await test.step("she joins ₹30 cheaper, with a deposit of ₹1,000 and a part of the fee in cash", async () => {
    await page.goto(`/customers/${_id}`);
    await page.getByRole("link", { name: "New membership" }).click();
    const [discount, deposit] = [dialog.getByLabel("Discount"), dialog.getByLabel("Deposit")];
    const paying = dialog.getByLabel("Paid now");
    await expect(paying).toHaveValue("300");
    await dialog.getByRole("button", { name: "Add discount" }).press("Enter");
    await expect(discount).toBeFocused();
    await page.keyboard.type("301");
    await expect(discount).toHaveAccessibleDescription("The price is ₹300");
    await discount.press("Enter");
    await expect(discount).toHaveAccessibleDescription("The price is ₹300. Take no more than that off it.");
    await inspectLooks(page, "sale-discount-refused", "[role=dialog]");
    await press(page, "No discount");
    await expect(discount).toHaveCount(0);
    await press(page, "Add discount");
    await expect(discount).toBeFocused();
    await page.keyboard.type("10%");
    await expect(discount).toHaveValue("30");
    await expect(discount).toHaveAccessibleDescription("₹270 is left to pay.");
    await expect(dialog.getByRole("region", { name: "What it comes to" })).toContainText(
      /Discount\s*[-−]₹30\s*To pay\s*₹270/,
    );
    await expect(paying).toHaveValue("270");
    await dialog.getByLabel("Reason").fill("A student");
    await paying.fill("271");
    await expect(paying).toHaveAccessibleDescription("Only ₹270 is to be paid");
    await paying.fill("150");
    await expect(paying).toHaveAccessibleDescription("₹120 stays due.");
    await dialog.getByRole("button", { name: "Add deposit" }).press("Enter");
    await expect(deposit).toBeFocused();
    await deposit.press("Enter");
    await expect(deposit).toHaveAccessibleDescription(/^Fill in an amount/);
    // What isn't seen isn't sent: not paid yet, there is none, and it is asked for anew.
    await pay(page, "Paid by", "Not paid yet");
    await expect(deposit).toHaveCount(0);
    await pay(page, "Paid by", "Cash");
    await expect(deposit).toHaveCount(0);
    await paying.fill("150");
    await press(page, "Add deposit");
    await expect(deposit).toBeFocused();
    await press(page, "No deposit");
    await expect(deposit).toHaveCount(0);
    await press(page, "Add deposit");
    await page.keyboard.type("1000");
    await expect(deposit).toHaveAccessibleDescription("₹150 and the deposit: ₹1,150 now.");
    await inspectLooks(page, "sale-discount-deposit", "[role=dialog]");
    await press(page, "Sell membership");
    await expect(dialog).toHaveCount(0);
    // On the page below, at once.
    await expect(page.getByText("₹1,000 held")).toBeVisible();
  });

  await test.step("the rest comes by UPI", async () => {
    await page.goto("/dues");
    await page.getByRole("button", { name: "Take payment" }).click();
    await pay(page, "Paid by", "UPI");
    const code = dialog.getByRole("img", { name: "QR code that pays ₹120 to Money House by UPI" });
    expect(await readQr(page, code)).toContain("&am=120.00&cu=INR&tn=Riya%20Nair");
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
    await inspectLooks(page, "membership-discounted");
    await expect(payments(page)).toContainText(/Price\s*₹300 less ₹30 \(A student\)\s*Agreed\s*₹270/);
    await press(page, "Renew");
    await pay(page, "Paid by", "Cash");
    await dialog.getByRole("button", { name: "Renew" }).click();
    await expect(payments(page)).toContainText(/Agreed\s*₹570\s*Paid\s*₹570/);
    await press(page, "More for this membership");
    await page.getByRole("menuitem", { name: "End" }).click();
    const end = page.getByRole("dialog", { name: "End the membership of Riya Nair?" });
    await end.getByRole("button", { name: "Moves away" }).click();
    await end.getByLabel("Refund").fill("470");
    await end.getByRole("button", { name: "End it now" }).click();
    await expect(payments(page)).toContainText(/Agreed\s*₹100\s*Paid\s*₹100/);
    await page.goto(`/customers/${_id}`);
    await press(page, "Give back");
    await dialog.getByRole("button", { name: "Give back" }).click();
    await expect(page.getByText("Nothing is held.")).toBeVisible();
  });

  await test.step("the day is closed with what is in the drawer", async () => {
    await page.goto("/cash");
    // 1,000 and 150 and 300 came in; 470 and 1,000 went back.
    const drawer = page.locator("tbody").getByRole("row");
    await expect(drawer).toHaveCount(1);
    await expect(drawer).toContainText("5 payments");
    await drawer.getByRole("button", { name: /^Count/ }).click();
    await expect(dialog.getByText("₹20 more was given back than taken")).toBeVisible();
    await dialog.getByLabel("Missing from what stays in the drawer").fill("20");
    await dialog.getByRole("button", { name: "Count" }).click();
    await expect(page.getByText("No cash since the last count")).toBeVisible();
  });

  await test.step("books, statement and dashboard agree", async () => {
    const { data } = await client.ledger.balances({});
    const standing = Object.fromEntries(data.map(({ account, debit, credit }) => [account, debit - credit]));
    expect(standing).toEqual({
      ...{ cash: -2_000, upi: 12_000, income_memberships: -13_000, discounts: 3_000, deposits: 0, receivable: 0 },
    });
    const [account] = (await client.customers.statement({ id: _id })).accounts;
    expect([account?.opening, account?.closing]).toEqual([0, 0]);
    expect(account?.entries.map(({ amount }) => amount)).toEqual([
      27_000, -15_000, -12_000, 30_000, -30_000, 47_000, -47_000,
    ]);
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Revenue, last 7 days\s*₹100/);
  });
});
