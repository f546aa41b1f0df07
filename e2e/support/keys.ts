import { expect, type Locator, type Page } from "@playwright/test";
import type { Hands } from "./visitor-walk";

/** Keys alone: `count` is told of each but for those of texts. Arrows lead on within a group that is one stop of the Tab key. */
export function keysOf(page: Page, count: () => void = () => undefined): Hands {
  const hit = async (key: string) => {
    count();
    await page.keyboard.press(key);
  };
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      const place = await target.evaluate((element) => {
        const focused = document.activeElement;
        if (focused === element || element.contains(focused)) return "here";
        const group = element.closest("[role=radiogroup], [role=toolbar]");
        return group?.contains(focused) ? "group" : "elsewhere";
      });
      if (place === "here") return;
      await hit(place === "group" ? "ArrowRight" : "Tab");
    }
    throw new Error(`${target} is out of reach of the keys`);
  };
  return {
    async press(target) {
      await expect(target).toBeEnabled();
      await reach(target);
      // An arrow has chosen it on its way.
      if ((await target.getAttribute("aria-checked")) !== "true") await hit("Enter");
    },
    async write(target, text) {
      await expect(target).toBeVisible();
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}
