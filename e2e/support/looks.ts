import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleNow, expectLoaded, type Rules } from "./axe";

const DESKTOP = { width: 1280, height: 850 };
const PHONE = { width: 360, height: 780 };
/** A full run asks all of axe's rules that may be answered otherwise in a look. */
export const isFull = process.env.CARREL_TEST_FULL === "1";
/** Pictures are for people to look at; nothing is held against them. */
const TAKES_PICTURES = process.env.CARREL_E2E_PICTURES === "1";

interface Look {
  name: string;
  size: { width: number; height: number };
  dark: boolean;
  /** Only these of axe's rules; "none" where axe has seen all that may be there in another look: then only whether it fits. */
  rules?: Rules | undefined;
}

/** What a phone has in the dark is either too wide, as it is in the light, or too pale, as it is on a desk. */
const PHONE_DARK: readonly Look[] =
  isFull || TAKES_PICTURES ? [{ name: "phone-dark", size: PHONE, dark: true, rules: "colours" }] : [];

/**
 * Every look that a page has. Names, order and structure hang on the size and not on the dark, colours on the dark and
 * hardly on the size: each is asked for where it is to be found.
 */
export const LOOKS: readonly Look[] = [
  { name: "desktop-light", size: DESKTOP, dark: false },
  { name: "desktop-dark", size: DESKTOP, dark: true, rules: "colours" },
  ...PHONE_DARK,
  { name: "phone-light", size: PHONE, dark: false, rules: isFull ? undefined : "structure" },
];

export const LIGHT_LOOKS = LOOKS.filter(({ dark }) => !dark);

/** The owner's walk sees every screen in the dark; what opens on one has its colours from there, and a full run asks for them. */
const USUAL_LOOKS = isFull || TAKES_PICTURES ? LOOKS : LIGHT_LOOKS;

/**
 * For who sees less of a page than somebody before: parts are gone, which may leave others without their names, and hardly
 * make the page wider; a full run looks at phones for that.
 */
export const LESSER_LOOKS: readonly Look[] = LIGHT_LOOKS.filter(({ size }) => isFull || size === DESKTOP).map(
  (look) => ({ ...look, rules: look.size === PHONE ? "none" : "structure" }),
);

/** Chooses light or dark as another tab's theme panel would: the page is told and not loaded again. */
export async function setDark(page: Page, dark: boolean) {
  await page.evaluate((chosen) => {
    const key = "carrel.preferences";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    const newValue = JSON.stringify({ ...kept, dark: chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
  }, dark);
  await expect(page.locator("html")).toHaveAttribute("data-mode", dark ? "dark" : "light");
}

/** Looks at the page once it is loaded: nothing wider than the window, nothing that axe finds. */
export async function inspect(
  page: Page,
  picture: string,
  look: { within?: string | undefined } & Pick<Look, "rules"> = {},
) {
  await expectLoaded(page, look.within);
  await inspectNow(page, picture, look);
}

/** Looks at the page as it is, loaded or not. */
export async function inspectNow(page: Page, picture: string, look: NonNullable<Parameters<typeof inspect>[2]> = {}) {
  await expectAccessibleNow(page, look);
  // A drawing takes its place's new width a moment after the window has it.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width of ${picture}` })
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  if (TAKES_PICTURES) await page.screenshot({ path: test.info().outputPath(`${picture}.png`), fullPage: true });
}

/** Looks at a public page in all its looks, without loading it again: it is as the device is, also where that changes its mind. */
export async function inspectPublic(page: Page, picture: string) {
  for (const { name, size, dark, rules } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    await inspect(page, `${picture}-${name}`, { rules });
  }
}

/**
 * Looks at the page on a desk and on a phone, without loading it again.
 * @param within a selector, for what hides the rest of the page while it is open
 * @param look `inspectNow` for what is still loading
 */
export async function inspectLooks(page: Page, picture: string, within?: string, looks = USUAL_LOOKS, look = inspect) {
  for (const { name, size, dark, rules } of looks) {
    await page.setViewportSize(size);
    await setDark(page, dark);
    await look(page, `${picture}-${name}`, { within, rules });
  }
  await page.setViewportSize(DESKTOP);
  await setDark(page, false);
}
