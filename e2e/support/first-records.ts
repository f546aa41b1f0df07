import { expect, type Page } from "@playwright/test";
import type { Screen } from "./screens";

/** An id that nobody has, for the records of a list that is closed. */
const NO_RECORD = "018f0000-0000-7000-8000-000000000000";

/** Finds the records of a walk over the screens: each is the first row of the list before it. */
export function firstRecords() {
  const addresses = new Map<string, string>();
  return {
    /** Where a screen is to be opened. */
    addressOf({ path }: Screen): string {
      const [list = "", rest = ""] = path.split("/:first");
      return path.includes(":first") ? (addresses.get(list) ?? `${list}/${NO_RECORD}`) + rest : path;
    },
    /** Remembers the first row of the screen that is open, where it is a list. */
    async remember(page: Page, { path }: Screen): Promise<void> {
      if (path.includes(":first")) return;
      await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
      const row = page.locator("a[data-row-open]").first();
      if ((await row.count()) === 0) return;
      const href = await row.getAttribute("href");
      const [list = ""] = path.split("?");
      if (href) addresses.set(list, href.split("?")[0] ?? "");
    },
  };
}
