import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { expect, test } from "../support/test";

/** What is changed on each screen where a record is edited, and to what. */
const EDITS = [
  { path: "/fee-plans", field: "Description", text: "For guests of the week" },
  { path: "/branches", field: "Phone", text: "+91 98765 40000" },
  { path: "/desks?view=list", field: "Zone", text: "By the window" },
] as const;

/** Opens the first record's form: at once, or by the button of its page. */
async function openFirst(page: Page, path: string) {
  await page.goto(path);
  await page.locator("a[data-row-open]").first().click();
  const form = page.getByRole("dialog");
  const edit = page.getByRole("link", { name: /^Edit/ });
  await expect(form.or(edit).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  await expect(form).toBeVisible();
  return form;
}

for (const { path, field, text } of EDITS) {
  test(`what is changed at ${path} is kept`, async ({ page }) => {
    await signInAs(page, "owner@harbour.test");
    const form = await openFirst(page, path);
    await form.getByLabel(field).fill(text);
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
    await expect((await openFirst(page, path)).getByLabel(field)).toHaveValue(text);
  });
}
