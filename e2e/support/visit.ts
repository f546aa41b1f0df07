import type { Permission, Session } from "@carrel/sdk";
import { can, needsEveryBranch } from "@carrel/sdk/domain";
import { expect, type Page, test } from "@playwright/test";
import { expectLoaded } from "./axe";
import { firstRecords } from "./first-records";
import { goInside } from "./go-inside";
import { inspect, inspectLooks, LOOKS } from "./looks";
import { watchFailures } from "./refusals";
import type { Screen } from "./screens";

const FORBIDDEN = /^Your role does not include this$/;

const FOR_EVERY_BRANCH = /^This is for people of every branch$/;

/** Whether a screen is closed to people of some branches who have the permission. */
export const isScoped = ({ needs, scoped }: Pick<Screen, "needs" | "scoped">) =>
  scoped !== undefined || (needs !== undefined && needsEveryBranch(needs));

/** What the line says that this person sees, and which answers of the server go with it. */
function expected({ needs, shows, scoped, missing, path }: Screen, person: Session) {
  if (missing) return { heading: shows, refusal: new RegExp(`^404 ${path}$`) };
  if (needs && !person.permissions.includes(needs)) return { heading: FORBIDDEN, refusal: /^403 \/api\// };
  if (isScoped({ needs, scoped }) && !person.isDefaultUser) {
    return { heading: scoped ?? FOR_EVERY_BRANCH, refusal: /^403 \/api\// };
  }
  return { heading: shows, refusal: null };
}

/** How a walk comes from screen to screen: each is loaded anew, or the app leads there. */
const WAYS = { loaded: (page: Page, address: string) => page.goto(address), inside: goInside };

interface Walk {
  looks?: typeof LOOKS;
  /** Only the first screen is loaded where the app leads to the others. */
  way?: keyof typeof WAYS;
}

/** Visits the screens in their order, and holds each against its line. */
export async function visit(
  page: Page,
  person: Session,
  screens: readonly Screen[],
  { looks = LOOKS, way = "loaded" }: Walk = {},
) {
  const may = (permission: Permission) => can(person, permission);
  let forbiddenSeen = false;
  const failures = watchFailures(page);
  const records = firstRecords();

  for (const [at, screen] of screens.entries()) {
    await test.step(screen.picture, async () => {
      const { heading, refusal } = expected(screen, person);
      await WAYS[at === 0 || screen.loaded ? "loaded" : way](page, records.addressOf(screen));
      await expect(page.getByRole("heading", { name: heading }).last()).toBeVisible();
      await expectLoaded(page);

      for (const [action, permission] of Object.entries(screen.acts ?? {})) {
        const found = page.getByRole("link", { name: action }).or(page.getByRole("button", { name: action }));
        if (heading === screen.shows && may(permission)) await expect(found.first(), action).toBeVisible();
        else await expect(found, action).toHaveCount(0);
      }
      if (screen.menu) {
        const place = page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name: screen.menu, exact: true });
        await expect(place, "in the sidebar").toHaveCount(heading === screen.shows ? 1 : 0);
      }
      await records.remember(page, screen);
      // What is refused looks the same everywhere: seen once in all looks, then once each.
      if (heading === FORBIDDEN && forbiddenSeen) await inspect(page, screen.picture);
      else await inspectLooks(page, screen.picture, undefined, looks);
      forbiddenSeen ||= heading === FORBIDDEN;
      expect(failures().filter((failure) => !refusal?.test(failure))).toEqual([]);
    });
  }
}
