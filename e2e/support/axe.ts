import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { fingerprint, isKnownClean, noteClean } from "./clean-pages";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const COLOURS = ["color-contrast", "link-in-text-block"];

/** Minified, it is half as long, and so is in a page in two thirds of the time: `axe.source` is neither. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Which of axe's rules are asked where the others were asked already. */
const RULES = {
  colours: { runOnly: COLOURS },
  structure: { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
  none: null,
} satisfies Record<string, axe.RunOptions | null>;

export type Rules = keyof typeof RULES;

interface Look {
  /** A selector, for what hides the rest of the page while it is open, such as a menu. */
  within?: string | undefined;
  /** Those that are asked; all of them without it. A list names them one by one. */
  rules?: Rules | readonly string[] | undefined;
}

/** Fails with what axe finds on the page, once all is loaded. */
export async function expectAccessible(page: Page, within?: string) {
  await expectLoaded(page, within);
  await expectAccessibleNow(page, { within });
}

/** The line along the upper edge says that a screen or a sheet is still to come; what the server drew, that the app is. */
const LOADING = "[data-slot=skeleton], [data-slot=route-progress], [aria-busy=true], #root > [inert]";

/** Waits until it is there, and nothing in it says that it is still loading. The network may be busy for other reasons. */
export async function expectLoaded(page: Page, within = "body") {
  await expect(page.locator(within).first()).toBeVisible();
  await expect(page.locator(within).locator(LOADING)).toHaveCount(0);
}

/** Fails with what axe finds on the page as it is now. What was found clean already is not looked at again. */
export async function expectAccessibleNow(page: Page, look: Look = {}) {
  const options = optionsOf(look.rules);
  if (options === null) return;
  await still(page);
  const print = await fingerprint(page, JSON.stringify(look));
  if (print !== null && isKnownClean(print)) return;
  expect(await violations(page, look.within, options), `axe on ${page.url()}`).toBe("");
  if (print !== null) noteClean(print);
}

const optionsOf = (rules: Look["rules"]): axe.RunOptions | null => {
  if (rules === undefined) return {};
  return typeof rules === "string" ? RULES[rules] : { runOnly: [...rules] };
};

/** What axe finds, in lines. The page holds no frames of another origin, into which it could not look. */
async function violations(page: Page, within: string | undefined, options: axe.RunOptions): Promise<string> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(SOURCE);
  }
  return page.evaluate(
    async ([selector, asked]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        // All else is counted but not described: that takes longer than finding it.
        resultTypes: ["violations"],
        ...asked,
      });
      return violations
        .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`)
        .join("\n");
    },
    [within, options] as const,
  );
}

/**
 * Waits for what is fading in or moving (half-transparent text has no contrast yet), until two frames in a row are
 * still: code that comes on demand opens its dialog a moment after the click. A browser with too much to do may leave
 * frames out for minutes: what hasn't ended within a second is brought to its end, and a frame that doesn't come is
 * done without.
 */
async function still(page: Page) {
  await page.evaluate(async () => {
    const atMost = (wait: Promise<unknown>) => Promise.race([wait, new Promise((late) => setTimeout(late, 1_000))]);
    const frame = () => atMost(new Promise(requestAnimationFrame));
    // What has ended and holds its last frame is still listed.
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 2; ) {
      const passing = moving();
      await atMost(Promise.allSettled(passing.map(({ finished }) => finished)));
      for (const late of moving()) if (passing.includes(late)) late.finish();
      await frame();
      still = passing.length === 0 ? still + 1 : 0;
    }
  });
}
