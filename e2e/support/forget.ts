import type { BrowserContext, Page } from "@playwright/test";
import { BASE_URL } from "./addresses";

/**
 * Takes away what Playwright leaves standing when it hands a context on: a wire that is cut, a permission, steps back. It runs
 * before a test, so one that needs such a thing asks for it itself, and not by `test.use`.
 */
export async function forget(context: BrowserContext, page: Page) {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
  await context.setExtraHTTPHeaders({});
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin: BASE_URL, storageTypes: "all" });
  await browser.send("Page.resetNavigationHistory");
  await browser.detach();
}
