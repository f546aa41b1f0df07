import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

test("a deposit is taken, given back in part and kept for a reason, and stands in the books apart from income", async ({
  page,
  request,
}) => {
  const { client, email, password, branchIds } = await makePlace(request, `Deposit House ${unique()}`, [
    { name: "Quay", timezone: "Etc/UTC", desks: [{ name: "A1" }] },
  ]);
  const { _id } = await client.customers.add({
    branchId: branchIds[0] ?? "",
    name: "Arjun Venkataraghavan Subramaniam-Krishnamurthy",
    email: `${unique()}@quiet.test`,
  });
  await signInAs(page, email, password);
  await page.goto(`/customers/${_id}`);
  await expect(page.getByText("Nothing is held.")).toBeVisible();
  await page.getByRole("button", { name: "Take deposit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Take deposit" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveAccessibleDescription(/Fill in an amount/);
  await dialog.getByLabel("Amount").fill("2000");
  await inspectLooks(page, "deposit", "[role=dialog]");
  await dialog.getByLabel("Amount").press("Enter");
  await expect(page.getByText("₹2,000 held")).toBeVisible();

  await page.getByRole("button", { name: "Give back" }).click();
  // Somebody else gave a part back before this page knew.
  await client.deposits.giveBack({ customerId: _id, amount: 100_000, method: "upi" });
  await dialog.getByRole("button", { name: "Give back" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveAccessibleDescription(/Only ₹1,000 is held/);
  await dialog.getByLabel("Amount").fill("400");
  await dialog.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByText("₹600 held")).toBeVisible();

  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await dialog.getByLabel("Amount").fill("100");
  await expect(dialog.getByText("₹500 stays held.")).toBeVisible();
  await dialog.getByRole("button", { name: "Damage" }).click();
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("₹500 held")).toBeVisible();
  const moves = page.getByRole("list", { name: "What came and went" }).getByRole("listitem");
  await expect(moves).toHaveCount(4);
  await expect(moves.first()).toContainText(/Damage.*Kept ₹100/s);

  await page.goto("/books");
  const account = (name: RegExp) => page.getByRole("table", { name: "Accounts" }).getByRole("row", { name });
  await expect(account(/^Deposits held/)).toContainText("₹500");
  await expect(account(/^Deposits kept/)).toContainText("₹100");
});
