import type { Page } from "@playwright/test";

/**
 * A window of its own at the same address, with the same person signed in, as a colleague beside him has it. A tab behind another is drawn
 * once in a while, and what waits for that is slow in it; what tabs tell each other reaches no other window.
 */
export async function anotherWindow(page: Page): Promise<Page> {
  const context = page.context();
  const browser = context.browser();
  if (!browser) throw new Error("The page has no browser");
  const other = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  await other.goto(page.url());
  return other;
}
