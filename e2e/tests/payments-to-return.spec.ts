import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { signInAs } from "../support/admin";
import { pay } from "../support/buy";
import { inspectLooks } from "../support/looks";
import { signUp } from "../support/sign-up";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

/** A place that paid an order after another one had ended it. */
async function overpaid(request: APIRequestContext, orgName: string) {
  const { client } = await signUp(request, { orgName });
  const order = () => client.subscription.createOrder({ planCode: "starter" });
  const tooLate = await pay(request, await order());
  await client.subscription.verifyPayment(await pay(request, await order()));
  await expect(client.subscription.verifyPayment(tooLate)).rejects.toMatchObject({ code: "payment_to_return" });
}

test("what was paid for nothing is found by the platform's owner, and said once to be given back", async ({
  page,
  request,
}) => {
  const orgName = `Twice Paid ${unique()}`;
  await overpaid(request, orgName);
  await signInAs(page, "owner@carrel.test");
  await page.goto("/overview");
  await page.getByRole("region", { name: "Figures" }).getByRole("link", { name: "On trial" }).click();
  await expect(page).toHaveURL("/subscriptions?status=TRIAL");
  await page.goBack();
  await page.getByRole("link", { name: /payments? to give back$/ }).click();
  await expect(page).toHaveURL("/payments-to-return?status=DUE");
  const row = page.getByRole("row", { name: new RegExp(orgName) });
  await expect(row).toContainText("The order had ended");
  await inspectLooks(page, "payments-to-return-due");

  await row.getByRole("button", { name: `Given back to ${orgName}` }).click();
  const asked = page.getByRole("dialog", { name: new RegExp(`given back to ${orgName}`) });
  await expect(asked.getByRole("button", { name: "It is given back" })).toBeDisabled();
  await asked.getByLabel("Reference").fill("  rfnd_FP8QHiV938haTz ");
  await inspectLooks(page, "payments-to-return-asked");
  await asked.getByLabel("Reference").press("Enter");
  await expect(page.getByText(new RegExp(`^${orgName} has .+ back$`))).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole("tab", { name: "Given back" }).click();
  await expect(row).toContainText("rfnd_FP8QHiV938haTz, ");
  await expect(row.getByRole("button")).toHaveCount(0);

  // What it has stands among everybody's subscriptions, and leads to it.
  await page.goto(`/subscriptions?q=${encodeURIComponent(orgName)}`);
  await page.getByRole("tab", { name: "Active", exact: true }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toContain(orgName);
  await page.getByRole("link", { name: orgName }).click();
  await expect(page.getByRole("heading", { level: 1, name: orgName })).toBeVisible();
});

test("two tabs say it once, and the second reads why", async ({ page, request }) => {
  const orgName = `Two Tabs ${unique()}`;
  await overpaid(request, orgName);
  await signInAs(page, "owner@carrel.test");
  const other = await page.context().newPage();
  for (const [tab, reference] of [
    [page, "first"],
    [other, "second"],
  ] as const) {
    await tab.goto("/payments-to-return");
    await tab.getByRole("button", { name: `Given back to ${orgName}` }).click();
    await tab.getByLabel("Reference").fill(reference);
  }
  await page.getByRole("button", { name: "It is given back" }).click();
  await expect(page.getByRole("row", { name: new RegExp(orgName) })).toContainText("first, ");
  await other.getByRole("button", { name: "It is given back" }).click();
  await expect(other.getByRole("alert")).toContainText("This payment was marked as returned before.");
  await expect(other.getByLabel("Reference")).toHaveValue("second");
});
