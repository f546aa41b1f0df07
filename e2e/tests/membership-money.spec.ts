import { localDateOf } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { anotherWindow } from "../support/another-window";
import { openChoices } from "../support/choices";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const ZONE = "Etc/UTC";

/** A hall that sells floating places of ₹300 for thirty days; Arjun has one that is paid, Riya is known. */
async function aHall(request: APIRequestContext) {
  const place = await makePlace(request, `Dues Hall ${unique()}`, [
    { name: "Quay", timezone: ZONE, desks: [{ name: "A1" }, { name: "A2" }] },
  ]);
  const { client, branchIds } = place;
  const plan = await client.feePlans.add({
    name: "Flex",
    sells: "floating",
    bookingType: "DAILY",
    duration: { count: 30, unit: "day" },
    amount: 30_000,
    taxPercent: 0,
  });
  const known = async (name: string) =>
    (await client.customers.add({ branchId: branchIds[0] ?? "", name, email: `${unique()}@quiet.test` }))._id;
  const sold = { feePlanId: plan._id, startDate: localDateOf(new Date(), ZONE), method: "cash" } as const;
  await client.memberships.add({ ...sold, customerId: await known("Arjun Mehta") });
  return { ...place, riya: await known("Riya Nair") };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const payments = (page: Page) => page.getByRole("region", { name: "Payments" });
const taking = (page: Page) => page.getByRole("dialog", { name: "Take payment for the membership" });

test("a membership is sold unpaid, found, paid in parts and once, and ended with what was not used given back", async ({
  page,
  request,
}) => {
  const { email, password, riya } = await aHall(request);
  await signInAs(page, email, password);
  await page.goto(`/memberships/new?customer=${riya}`);
  const form = page.getByRole("dialog").first();
  await expect(form.getByRole("region", { name: "What it comes to" })).toContainText("₹300");
  await openChoices(form.getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: "Not paid yet" }).click();
  await expect(form.getByLabel("Reference")).toHaveCount(0);
  await inspectLooks(page, "membership-sold-unpaid", "[role=dialog]");
  await press(page, "Sell membership");

  const row = (name: string) => page.locator("tbody").getByRole("row", { name: new RegExp(name) });
  await expect(row("Arjun Mehta")).toContainText("Paid");
  await openChoices(page.getByRole("combobox", { name: "Payment" }));
  await page.getByRole("option", { name: "Not paid yet" }).click();
  await expect(page).toHaveURL(/payment=due/);
  await expect(row("Arjun Mehta")).toHaveCount(0);
  await expect(row("Riya Nair")).toContainText(/₹300\s*Not paid/);
  await inspectLooks(page, "memberships-not-paid");

  await row("Riya Nair").getByRole("link").first().click();
  await expect(payments(page)).toContainText(/Paid\s*₹0\s*Due\s*₹300/);
  await press(page, "Take payment");
  await expect(taking(page).getByLabel("Amount")).toHaveValue("300");
  await taking(page).getByLabel("Amount").fill("120");
  await expect(taking(page).getByText("₹180 is left after this.")).toBeVisible();
  await taking(page).getByLabel("Amount").press("Enter");
  await expect(page.getByText("₹120 taken for the membership of Riya Nair")).toBeVisible();
  await expect(payments(page)).toContainText(/Paid\s*₹120\s*Due\s*₹180/);

  await test.step("another tab takes the same, and is told in words", async () => {
    const other = await anotherWindow(page);
    await press(other, "Take payment");
    await expect(taking(other).getByLabel("Amount")).toHaveValue("180");

    await press(page, "Take payment");
    await openChoices(taking(page).getByRole("combobox", { name: "Paid by" }));
    await page.getByRole("option", { name: "UPI" }).click();
    await taking(page).getByLabel("Reference").fill("431209871234");
    await taking(page).getByRole("button", { name: "Take payment" }).click();
    await expect(payments(page)).toContainText("Paid in full");
    await expect(payments(page).getByText("UPI, 431209871234")).toBeVisible();

    await taking(other).getByRole("button", { name: "Take payment" }).click();
    await expect(taking(other).getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
    await expect(taking(other).getByLabel("Amount")).toHaveAccessibleDescription(/Nothing is due for this membership/);
    await other.close();
  });

  await test.step("ended, with what was not used given back", async () => {
    await press(page, "More for this membership");
    await page.getByRole("menuitem", { name: "End" }).click();
    const end = page.getByRole("dialog", { name: "End the membership of Riya Nair?" });
    await expect(end.getByLabel("Refund")).toHaveValue("300");
    await expect(end.getByRole("button", { name: "End it now" })).toBeDisabled();
    await end.getByRole("button", { name: "Moves away" }).click();
    await end.getByLabel("Refund").fill("301");
    await expect(end.getByRole("button", { name: "End it now" })).toBeDisabled();
    await end.getByLabel("Refund").fill("290");
    await inspectLooks(page, "membership-end-refund", "[role=dialog]");
    await end.getByRole("button", { name: "End it now" }).click();
    await expect(page.getByText("The membership of Riya Nair has ended")).toBeVisible();
    await expect(payments(page)).toContainText(/Agreed\s*₹10\s*Paid\s*₹10/);
    await expect(payments(page)).toContainText(/Moves away.*−₹290/);
  });

  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Revenue, last 7 days\s*₹310/);
});

test("a membership is sold with a part of it paid, and the rest is in Dues", async ({ page, request }) => {
  const { client, email, password, riya } = await aHall(request);
  const days = { bookingType: "DAILY", duration: { count: 30, unit: "day" } } as const;
  await client.feePlans.add({ name: "Anywhere", sells: "floating", ...days, amount: 50_000, taxPercent: 0 });
  await signInAs(page, email, password);
  await page.goto(`/memberships/new?customer=${riya}`);
  const form = page.getByRole("dialog").first();
  const now = form.getByLabel("Paid now");
  const choose = async (plan: string) => {
    await openChoices(form.getByRole("combobox", { name: "Fee plan" }));
    await page.getByRole("option", { name: plan }).click();
  };
  await choose("Flex");
  // The price, as long as nobody types another amount.
  await expect(now).toHaveValue("300");
  await choose("Anywhere");
  await expect(now).toHaveValue("500");
  await now.fill("200");
  await expect(now).toHaveAccessibleDescription("₹300 stays due.");
  await choose("Flex");
  await expect(now).toHaveAccessibleDescription("₹100 stays due.");
  await expect(now).toHaveValue("200");
  await now.fill("");
  await now.press("Tab");
  await expect(now).toHaveValue("300");
  await now.fill("0");
  await now.press("Enter");
  await expect(now).toHaveAccessibleDescription("Use 1 or more");
  await now.fill("301");
  await expect(now).toHaveAccessibleDescription("Only ₹300 is to be paid");
  await now.press("Enter");
  await expect(now).toHaveAccessibleDescription("Only ₹300 is to be paid. Take no more than that.");
  await expect(now).toBeFocused();
  await inspectLooks(page, "membership-part-refused", "[role=dialog]");
  // At another price it is no more than that.
  await choose("Anywhere");
  await expect(now).toHaveAccessibleDescription("₹199 stays due.");
  await choose("Flex");
  await expect(now).toHaveAccessibleDescription("Only ₹300 is to be paid");
  // What isn't paid at all has no part.
  await openChoices(form.getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: "Not paid yet" }).click();
  await expect(now).toHaveCount(0);
  await openChoices(form.getByRole("combobox", { name: "Paid by" }));
  await page.getByRole("option", { name: "UPI" }).click();
  await expect(now).toHaveValue("300");
  await expect(now).toHaveAccessibleDescription("");
  await now.fill("150");
  await expect(now).toHaveAccessibleDescription("₹150 stays due.");
  await inspectLooks(page, "membership-part", "[role=dialog]");
  await now.press("Enter");
  await expect(page.locator("tbody").getByRole("row", { name: /Riya Nair/ })).toContainText(/₹300\s*Part paid/);

  await page.goto("/dues");
  const owing = page.locator("tbody").getByRole("row", { name: /^Riya Nair/ });
  await expect(owing).toContainText("₹150");
  await owing.getByRole("button", { name: "Take payment" }).click();
  const taking = page.getByRole("dialog", { name: /^Take payment for / });
  await expect(taking.getByLabel("Amount")).toHaveValue("150");
  await taking.getByLabel("Amount").press("Enter");
  await expect(owing).toHaveCount(0);

  const { data } = await client.memberships.list({ customerId: riya, limit: 1, page: 1 });
  const id = data[0]?._id ?? "";
  const dialog = page.getByRole("dialog").last();
  await test.step("renewed, with a part of it paid", async () => {
    await page.goto(`/memberships/${id}`);
    await expect(payments(page)).toContainText("Paid in full");
    await press(page, "Renew");
    await expect(dialog.getByLabel("Paid now")).toHaveValue("300");
    await dialog.getByLabel("Paid now").fill("120");
    await inspectLooks(page, "membership-part-renewed", "[role=dialog]");
    await dialog.getByRole("button", { name: "Renew" }).click();
    await expect(payments(page)).toContainText(/Paid\s*₹420\s*Due\s*₹180/);
  });
  await test.step("changed, with a part of what that costs more paid", async () => {
    await press(page, "More for this membership");
    await page.getByRole("menuitem", { name: "Change" }).click();
    await openChoices(dialog.getByRole("combobox", { name: "Fee plan" }));
    await page.getByRole("option", { name: "Anywhere" }).click();
    await expect(dialog.getByRole("region", { name: "What it means" })).toContainText("To pay");
    await dialog.getByLabel("Paid now").fill("50");
    await expect(dialog.getByLabel("Paid now")).toHaveAccessibleDescription(/^₹[\d.,]+ stays due\.$/);
    await inspectLooks(page, "membership-part-changed", "[role=dialog]");
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(payments(page)).toContainText(/Paid\s*₹470\s*Due/);
  });
});
