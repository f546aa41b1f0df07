import type { BrowserContext, CDPSession, Page, PlaywrightTestOptions } from "@playwright/test";

/** What a test may ask for by `test.use` of what is taken away. */
type AskedFor = Pick<PlaywrightTestOptions, "offline" | "permissions" | "geolocation" | "extraHTTPHeaders">;

const MODIFIERS = ["Alt", "Control", "Meta", "Shift"];

/**
 * Takes away what Playwright leaves standing when it hands a context and its page on: a wire that is cut, a permission, a
 * header, a key that is held, a window's name, steps back, what an origin keeps beside its cookies, databases and storage.
 * `handed-on.spec.ts` looks for each.
 * @param asked what stands instead
 */
export async function forget(context: BrowserContext, page: Page, asked: AskedFor) {
  await context.setOffline(asked.offline ?? false);
  await context.clearPermissions();
  if (asked.permissions) await context.grantPermissions(asked.permissions);
  await context.setGeolocation(asked.geolocation ?? null);
  await context.setExtraHTTPHeaders(asked.extraHTTPHeaders ?? {});
  for (const key of MODIFIERS) await page.keyboard.up(key);
  await page.mouse.up();
  await page.evaluate(() => {
    window.name = "";
  });
  const browser = await context.newCDPSession(page);
  // Playwright has just been at every origin that the test before was at, to empty its storage.
  const { entries } = await browser.send("Page.getNavigationHistory");
  const origins = new Set(entries.map(({ url }) => new URL(url).origin).filter((origin) => origin !== "null"));
  for (const origin of origins) await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await browser.send("Page.resetNavigationHistory");
  await browser.detach();
}

/**
 * Notes the sessions that a test begins with the browser's own tools, which would hold on to the page in the next test:
 * a call that waits for its answer, a key to sign in with, a slow wire.
 * @returns what ends them; nobody waits for it, since a page that shows a dialog never lets go
 */
export function noteSessions(context: BrowserContext): () => void {
  const begun: CDPSession[] = [];
  const begin = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await begin(target);
    begun.push(session);
    return session;
  };
  return () => {
    // One whose page is closed is gone.
    for (const session of begun) session.detach().catch(() => undefined);
  };
}
