import type { Page } from "@playwright/test";

/** What takes over the island of a public page. */
export const ISLAND = /\/_marketing\/react-[^/]+\.js$/;
/** All that a public page runs. */
export const ALL = /\/_marketing\/[^/]+\.js$/;

/**
 * Holds scripts back, as a slow network does.
 * @returns lets them come
 */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.unroute(scripts);
  };
}
