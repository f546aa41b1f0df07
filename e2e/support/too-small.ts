import type { Page } from "@playwright/test";

/** What is pressed on the page as it is and is less than 44 px high or wide; links inside a sentence are as high as its lines. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const isInSentence = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.textContent?.trim() !== element.parentElement?.textContent?.trim();
    const found: string[] = [];
    for (const element of document.querySelectorAll("a, button, summary, select, input, textarea")) {
      const isBox = element.matches(
        "input:is([type=radio], [type=checkbox]), [role=switch], [role=checkbox], [role=radio]",
      );
      const label = isBox && (element as HTMLInputElement).labels?.[0];
      const { width, height } = (label || element).getBoundingClientRect();
      const isHidden = element.closest("[aria-hidden=true]") !== null;
      const isSeen = !isHidden && element.checkVisibility({ opacityProperty: true }) && width > 1 && height > 1;
      // Half a pixel is a matter of rounding.
      if (!isSeen || isInSentence(element) || Math.min(width, height) > LEAST - 0.5) continue;
      found.push(`${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 140)}`);
    }
    return found;
  });
