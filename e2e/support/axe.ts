import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails with what axe finds on the page as it is now.
 * @param within a selector, for what hides the rest of the page while it is open, such as a menu
 */
export async function expectAccessible(page: Page, within?: string) {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found.join("\n"), `axe on ${page.url()}`).toBe("");
}

/**
 * Waits for what is fading in or moving (half-transparent text has no contrast yet), until two frames in a row are
 * still: code that comes on demand opens its dialog a moment after the click.
 */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 2; ) {
      const passing = moving();
      await Promise.allSettled(passing.map(({ finished }) => finished));
      await frame();
      still = passing.length === 0 ? still + 1 : 0;
    }
  });
}
