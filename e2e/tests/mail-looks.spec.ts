import { mailSamples, type NamesKind } from "../../apps/api/src/testing/mail-samples";
import { expectAccessibleNow } from "../support/axe";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

const NARROW = { width: 320, height: 480 };

test("every kind of mail can be read, light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const { name, mail } of mailSamples()) {
    await test.step(name, async () => {
      await page.setContent(mail.html);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // A mail has no landmarks: programs take out what would make them.
        await expectAccessibleNow(page, { rules: MAIL_RULES });
      }
    });
  }
});

const MAIL_RULES = [
  ...["color-contrast", "link-in-text-block", "link-name", "document-title", "html-has-lang", "page-has-heading-one"],
  ...["empty-heading", "empty-table-header", "scope-attr-valid", "td-headers-attr", "th-has-data-cells"],
  ...["presentation-role-conflict", "meta-viewport", "target-size"],
];

test("every kind of mail can be read where its style sheet was dropped", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const { name, mail } of mailSamples()) {
    await test.step(name, async () => {
      await page.setContent(mail.html.replace(/<style>.*<\/style>|<meta name="[^"]*color-scheme[^"]*"[^>]*>/gs, ""));
      await expectAccessibleNow(page, { rules: ["color-contrast"] });
    });
  }
});

for (const names of ["real", "long", "unbroken", "rightToLeft", "markup"] as const satisfies NamesKind[]) {
  test(`every kind of mail fits 320 px, with names that are ${names}`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    for (const { name, mail } of mailSamples(names)) {
      await page.setContent(mail.html);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, name).toBeLessThanOrEqual(NARROW.width);
    }
  });
}

test("a link of a mail in the outbox opens beside it", async ({ page, request }) => {
  const { email } = await signUp(request, { orgName: `Outbox ${unique()}`, workspaceKind: "study-hall" });
  await page.goto(`/dev/outbox?to=${email}`);
  const opened = page.waitForEvent("popup");
  await page.frameLocator("iframe").first().getByRole("link", { name: "Add a branch" }).click();
  await expect(await opened).toHaveURL(/\/(?:branches\/new|auth\/login)/);
});
