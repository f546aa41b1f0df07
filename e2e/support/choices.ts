import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a list of choices once they are there: while they are fetched, a press on it opens nothing. */
export async function openChoices(list: Locator) {
  await expect(list).not.toHaveAttribute("aria-busy", "true");
  await list.click();
}

/** Chooses from a list that is too long to look through: what is typed narrows it, once it stands open. */
export async function chooseByTyping(page: Page, label: string, option: string) {
  const list = page.getByRole("combobox", { name: label });
  // What the browser says of itself is the first choice.
  await expect(list).not.toHaveText(/Choose/);
  await openChoices(list);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type(option);
  await page.getByRole("option", { name: new RegExp(option) }).click();
}

/** Chooses days that stand ready beside a calendar, such as "Last month". */
export async function chooseDays(page: Page, days: string) {
  await page.getByRole("button", { name: "Open the calendar" }).click();
  await page.getByRole("button", { name: days, exact: true }).click();
}
