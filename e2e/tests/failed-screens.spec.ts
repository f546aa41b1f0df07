import type { Page, Request } from "@playwright/test";
import { signInAs } from "../support/admin";
import { answerCalls } from "../support/answer-calls";
import { expectLoaded } from "../support/axe";
import { firstRecords } from "../support/first-records";
import { isFull } from "../support/looks";
import { inParts, PLATFORM_SCREENS, SCREENS, type Screen } from "../support/screens";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [[/status of (404|423)/], { scope: "test" }] });

const REASON = "The ledger is locked";
/** What is never asked for twice by itself, so that nobody waits for the failure. */
const LOCKED = { status: 423, json: { status: false, statuscode: 423, message: REASON, requestId: "req-1" } };

/** Forms and questions over a list, which ask for nothing of their own but the list behind them. */
const OVER_A_LIST = /-new$|clean-up$|bulk/;
/** A list, an overview, a record (of desks the list, whose rows lead to it, beside the map). A full run adds other views, and what is done with a record. */
const ITSELF = /^\/[a-z-]+(\?view=list|\/:first)?$/;
/** Calls of the frame around every screen that are a screen's own as well. */
const OWN_CALLS: Readonly<Record<string, string>> = {
  branches: "POST /api/co-space/branches",
  notifications: "POST /api/notifications",
  "notifications-unread": "POST /api/notifications",
};

/** What every screen asks for around itself. */
async function callsOfTheFrame(page: Page): Promise<Set<string>> {
  const calls = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.add(`${request.method()} ${pathname}`);
  };
  page.on("request", note);
  // On a busy machine the network rests a while before the app asks for anything: its last question is waited for first.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/notifications");
  await page.goto("/account");
  await asked;
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return calls;
}

/** A sheet, else the whole screen. What failed behind a sheet waits until that is closed. */
const inFront = async (page: Page) => {
  const sheet = page.getByRole("dialog");
  return (await sheet.count()) > 0 ? sheet : page.locator("body");
};

/**
 * Asks again wherever something failed in front, one after the other, until the screen stands: one of several parts has a
 * way out of each, and a sheet opens only once the record behind it is there. By their roles, buttons and headings behind
 * a sheet are not found.
 */
async function askAgain(page: Page, shows: RegExp) {
  const again = page.getByRole("button", { name: "Try again" });
  const shown = page.getByRole("heading", { name: shows });
  await expect(async () => {
    await expectLoaded(page);
    const [button] = await again.elementHandles();
    // A sheet may open over it at that moment.
    await button?.click({ timeout: 2_000 });
    await button?.waitForElementState("hidden");
    await expect(shown.or(again).last()).toBeVisible();
    // Also of what is hidden for a moment, while a chart's code is on its way.
    expect(await (await inFront(page)).getByText(REASON).count()).toBe(0);
    expect(await shown.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
}

const PEOPLE: { whose: string; email: string; screens: readonly Screen[]; readNothing: readonly string[] }[] = [
  {
    whose: "an organisation",
    email: "owner@harbour.test",
    screens: isFull ? SCREENS : SCREENS.filter(({ path }) => ITSELF.test(path)),
    // It has no clients, and is told so without being asked for.
    readNothing: ["clients", "account", "not-found"],
  },
  // The same lists over other rows.
  ...(isFull
    ? [{ whose: "the platform", email: "owner@carrel.test", screens: PLATFORM_SCREENS, readNothing: [] }]
    : []),
];

for (const { whose, email, screens, readNothing } of PEOPLE) {
  for (const [at, part] of inParts(screens).entries()) {
    test(`each list, overview and record of ${whose} that fails says so, why, and loads when asked again, part ${at + 1}`, async ({
      page,
    }) => {
      const person = await signInAs(page, email);
      const frame = await callsOfTheFrame(page);
      const records = firstRecords();
      for (const screen of part) {
        const { picture, shows, needs } = screen;
        if (OVER_A_LIST.test(picture) || (needs && !person.permissions.includes(needs))) continue;
        await test.step(picture, async () => {
          const leaveToServer = await answerCalls(page, (method, path) => {
            const call = `${method} ${path}`;
            return frame.has(call) && call !== OWN_CALLS[picture] ? null : LOCKED;
          });
          await page.goto(records.addressOf(screen));
          if (readNothing.includes(picture)) {
            await expect(page.getByRole("heading", { name: shows }).last()).toBeVisible();
          } else {
            await expect(page.getByRole("heading", { name: /could not be (loaded|shown)$/ }).first()).toBeVisible();
            await expect(page.getByText(REASON).first()).toBeVisible();
          }
          await expectLoaded(page);
          await leaveToServer();
          await askAgain(page, shows);
          await records.remember(page, screen);
        });
      }
    });
  }
}
