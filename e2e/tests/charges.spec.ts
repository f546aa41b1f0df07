import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

test("a member is charged for a lost key, pays a part from what is due, has the rest taken back, and the statement says so", async ({
  page,
  request,
}) => {
  const { client, email, password, branchIds } = await makePlace(request, `Charge House ${unique()}`, [
    { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] },
  ]);
  const name = "Arjun Venkataraghavan Subramaniam-Krishnamurthy";
  const { _id } = await client.customers.add({ branchId: branchIds[0] ?? "", name, email: `${unique()}@quiet.test` });
  await signInAs(page, email, password);
  await page.goto(`/customers/${_id}`);
  await expect(page.getByText(/^No charges\./)).toBeVisible();
  await page.getByRole("button", { name: "Add a charge" }).click();
  const adding = page.getByRole("dialog", { name: /^Charge Arjun/ });
  await adding.getByRole("button", { name: "Add the charge" }).click();
  await expect(adding.getByLabel("Amount")).toHaveAccessibleDescription(/Fill in an amount/);
  await expect(adding.getByLabel("What for")).toHaveAccessibleDescription(/Fill this in/);
  await adding.getByRole("button", { name: "Lost key" }).click();
  await adding.getByLabel("Amount").fill("300");
  await expect(adding.getByRole("combobox", { name: "Paid by" })).toContainText("Not paid yet");
  await inspectLooks(page, "charge", "[role=dialog]");
  await adding.getByLabel("Amount").press("Enter");
  await expect(adding).toBeHidden();
  const charges = page.getByRole("list", { name: "Charges" }).getByRole("listitem");
  await expect(charges).toHaveCount(1);
  await expect(charges).toContainText(/Lost key.*₹300.*Not paid/s);

  await page.goto("/dues");
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(1);
  await page.locator("tbody").getByRole("link").first().click();
  const debtor = page.getByRole("dialog", { name: /^Arjun/ });
  await expect(debtor.getByRole("link", { name: "Lost key" })).toBeVisible();
  await debtor.getByRole("button", { name: "Take payment" }).click();
  const taking = page.getByRole("dialog", { name: /^Take payment for / });
  await taking.getByLabel("Amount").fill("200");
  await taking.getByRole("button", { name: "Take payment" }).click();
  await expect(taking).toBeHidden();

  await page.goto(`/dues/${_id}`);
  await debtor.getByRole("link", { name: "Lost key" }).click();
  const charge = page.getByRole("dialog", { name: "Lost key" });
  await expect(charge.getByText("₹100", { exact: true })).toBeVisible();
  await inspectLooks(page, "charge-sheet", "[role=dialog]");
  await charge.getByRole("button", { name: "Cancel the charge" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel this charge" });
  await cancelling.getByRole("button", { name: "It was found" }).click();
  await cancelling.getByRole("button", { name: "Cancel the charge" }).click();
  await expect(cancelling).toBeHidden();
  await charge.getByRole("button", { name: "Refund" }).click();
  const refunding = page.getByRole("dialog", { name: "Refund for Lost key" });
  await expect(refunding.getByLabel("Amount")).toHaveValue("200");
  await refunding.getByRole("button", { name: "Paid too much" }).click();
  await refunding.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(refunding).toBeHidden();

  await page.goto(`/customers/${_id}?tab=statement`);
  const entries = page.getByRole("table", { name: "Statement" }).locator("tbody").getByRole("row");
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(3)).toContainText(/Charged.*Lost key.*₹300/s);
  await expect(entries.nth(0)).toContainText(/Refunded, Cash.*₹0/s);
});
