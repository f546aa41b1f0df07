import { expect, type Locator } from "@playwright/test";

/** Opens a list of choices once they are there: while they are fetched, a press on it opens nothing. */
export async function openChoices(list: Locator) {
  await expect(list).not.toHaveAttribute("aria-busy", "true");
  await list.click();
}
