import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

/** What this worker has looked at and found nothing on. */
const clean = new Set<string>();

/** Ids that are made anew each time: of records, and of React's and the kit's elements. */
const MADE_ANEW = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|_r_[0-9a-z]+_/g;
const TEXT = />[^<]+</g;

/**
 * A page's markup and state as far as they decide what is found on it. Two pages that differ in nothing but the digits
 * of their texts and in made ids (which stay told apart, in the order in which they appear) are the same.
 * @param look what is looked for on it
 * @returns null where the page holds frames, which are pages of their own
 */
export async function fingerprint(page: Page, look: string): Promise<string | null> {
  if (page.frames().length > 1) return null;
  const { markup, state } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll("*")];
    const controls = elements.map((element) =>
      element instanceof HTMLInputElement ? `${element.value !== ""} ${element.checked} ${element.indeterminate}` : "",
    );
    // What is pointed at or has the focus may have other colours.
    const pointed = [document.activeElement, ...document.querySelectorAll(":hover")].map(
      (element) => element && elements.indexOf(element),
    );
    return {
      markup: document.documentElement.outerHTML,
      state: JSON.stringify([
        innerWidth,
        innerHeight,
        scrollY,
        matchMedia("(prefers-color-scheme: dark)").matches,
        matchMedia("(forced-colors: active)").matches,
        controls,
        pointed,
      ]),
    };
  });
  const ids = new Map<string, string>();
  const numbered = markup
    .replace(MADE_ANEW, (id) => ids.get(id) ?? ids.set(id, `#${ids.size}`).get(id) ?? "")
    .replace(TEXT, (text) => text.replace(/\d+/g, "0"));
  return createHash("sha256").update(numbered).update(state).update(look).digest("base64");
}

export const isKnownClean = (print: string) => clean.has(print);
export const noteClean = (print: string) => void clean.add(print);
