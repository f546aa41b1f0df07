import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Look {
  /** A selector, for what hides the rest of the page while it is open, such as a menu. */
  within?: string | undefined;
  /** Only these of axe's rules, for what else was looked at already. */
  rules?: readonly string[];
}

/** Fails with what axe finds on the page, once all is loaded. */
export async function expectAccessible(page: Page, within?: string) {
  await expectLoaded(page);
  await expectAccessibleNow(page, { within });
}

/** Waits until nothing on the page says that it is still loading. The network may be busy for other reasons. */
export async function expectLoaded(page: Page) {
  await expect(page.locator("[data-slot=skeleton], [aria-busy=true]")).toHaveCount(0);
}

/** Fails with what axe finds on the page as it is now. */
export async function expectAccessibleNow(page: Page, { within, rules }: Look = {}) {
  await still(page);
  // The page holds no frames of another origin, so no second page has to be opened to gather what was found.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found.join("\n"), `axe on ${page.url()}`).toBe("");
}

/**
 * Waits for what is fading in or moving (half-transparent text has no contrast yet), until two frames in a row are
 * still: code that comes on demand opens its dialog a moment after the click.
 */
async function still(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // What has ended and holds its last frame is still listed.
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 2; ) {
      const passing = moving();
      await Promise.allSettled(passing.map(({ finished }) => finished));
      await frame();
      still = passing.length === 0 ? still + 1 : 0;
    }
  });
}
