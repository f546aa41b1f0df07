import { SENTENCE, signInAs } from "../support/admin";
import { isFull, LESSER_LOOKS, LIGHT_LOOKS, LOOKS } from "../support/looks";
import { inParts, PLATFORM_SCREENS, RESELLER_SCREENS, SCREENS } from "../support/screens";
import { somebodyWaits } from "../support/somebody-waits";
import { hire } from "../support/staff";
import { expect, test } from "../support/test";
import { isScoped, visit } from "../support/visit";

/** Each screen's own failures are held against its line, which is stricter. */
test.use({ expectedErrors: [/Failed to load resource/] });

/** The owner, who sees the most, sees the dark and the phone; a full run opens each screen by its address. */
const OWNER = { looks: LOOKS, way: isFull ? "loaded" : "inside" } as const;
/** Who sees less is led there by the app. */
const LESSER = { looks: LESSER_LOOKS, way: "inside" } as const;

const PEOPLE = [
  { who: "owner", email: "owner@harbour.test", walk: OWNER },
  ...(isFull ? [{ who: "front desk", email: "desk@harbour.test", walk: LESSER }] : []),
  { who: "read only", email: "view@harbour.test", walk: LESSER },
];

for (const { who, email, walk } of PEOPLE) {
  for (const [at, screens] of inParts(SCREENS).entries()) {
    test(`every screen as ${who}, part ${at + 1}`, async ({ page, request }) => {
      await somebodyWaits(request);
      await visit(page, await signInAs(page, email), screens, walk);
    });
  }
}

/** Those who have organisations below them. */
const ABOVE = [
  { whose: "the platform", owner: "owner@carrel.test", screens: PLATFORM_SCREENS },
  { whose: "a reseller", owner: "owner@northside.test", screens: RESELLER_SCREENS },
];

for (const { whose, owner, screens } of ABOVE) {
  test(`what only ${whose} has, as its owner`, async ({ page }) => {
    await visit(page, await signInAs(page, owner), screens, OWNER);
  });

  // An organisation's screens are made of the same parts.
  if (isFull) {
    test(`what only ${whose} has, as read only`, async ({ page }) => {
      const { email } = await hire({ by: owner, name: "Zoya Karim", role: "Read only" });
      await visit(page, await signInAs(page, email, SENTENCE), screens, LESSER);
    });
  }
}

test("what is about every branch, as a manager of one", async ({ page }) => {
  const { email } = await hire({ by: "owner@harbour.test", name: "Zoya Karim", role: "Manager", branch: "Pier 4" });
  const person = await signInAs(page, email, SENTENCE);
  expect(person).toMatchObject({ isDefaultUser: false, permissions: expect.arrayContaining(["branches.write"]) });
  const closed = SCREENS.filter(isScoped);
  expect(closed.length).toBeGreaterThan(0);
  await visit(page, person, closed, { looks: LIGHT_LOOKS, way: "inside" });
});
