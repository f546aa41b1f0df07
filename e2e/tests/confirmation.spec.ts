import { PASSWORD, signInAs } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (400|403)/] });

/** The dialog in front: the form behind it waits, and says so. */
const CONFIRMATION = "[role=dialog]:has([autocomplete=current-password], [autocomplete=one-time-code])";

test("who signed in a while ago confirms that it is him, and nothing that was typed is lost", async ({ page }) => {
  const name = `Evening ${unique()}`;
  await signInAs(page, "owner@harbour.test");
  await page.goto("/roles/new");
  const form = page.getByRole("dialog", { name: "Add role" });
  await form.getByLabel("Name").fill(name);
  await setClockAhead(11);
  const confirmation = page.getByRole("dialog", { name: "Confirm that it is you" });
  const save = form.getByRole("button", { name: "Add role" });

  // Cancelled: the form says why nothing was saved, and keeps what was typed.
  await save.click();
  await confirmation.getByRole("button", { name: "Close" }).click();
  await expect(form.getByRole("alert")).toContainText("Confirm that it is you first");
  await expect(form.getByLabel("Name")).toHaveValue(name);

  await save.click();
  await confirmation.getByLabel("Password", { exact: true }).fill("not my password");
  await confirmation.getByRole("button", { name: "Confirm" }).click();
  await expect(confirmation.getByText("That password is not right. 4 tries left.")).toBeVisible();
  await inspectLooks(page, "confirm-refused", CONFIRMATION);
  await confirmation.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("a mailed code confirms as well, and stands for ten minutes", async ({ page, request }) => {
  const name = `Morning ${unique()}`;
  await signInAs(page, "owner@harbour.test");
  await setClockAhead(12);
  await page.goto("/roles/new");
  const form = page.getByRole("dialog", { name: "Add role" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Add role" }).click();
  const confirmation = page.getByRole("dialog", { name: "Confirm that it is you" });
  await confirmation.getByRole("button", { name: "Mail me a code instead" }).click();
  await expect(confirmation.getByText("Enter the code that was mailed to you.")).toBeVisible();
  await inspectLooks(page, "confirm-code", CONFIRMATION);
  await confirmation.getByLabel("Code").focus();
  await page.keyboard.type(await codeFor(request, "owner@harbour.test"));
  await expect(form).toBeHidden();

  await page.getByRole("link", { name }).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("a colleague's sessions are seen and ended", async ({ page, browser }) => {
  const colleague = await (await browser.newContext()).newPage();
  await signInAs(colleague, "desk@harbour.test");
  await colleague.goto("/dashboard");
  await signInAs(page, "owner@harbour.test");
  await page.goto("/admin-users");
  await page.getByRole("link", { name: "Arun Pillai" }).click();
  const sheet = page.getByRole("dialog", { name: "Arun Pillai" });
  const rows = sheet.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  await inspectLooks(page, "person-sessions", "[role=dialog]");
  while ((await rows.count()) > 0) {
    const before = await rows.count();
    await rows
      .first()
      .getByRole("button", { name: /^End the session/ })
      .click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "End session" }).click();
    // While it is asked nothing else is there for roles, and so no row either.
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(before - 1);
  }
  await expect(sheet.getByText("Nowhere at the moment.")).toBeVisible();
  await colleague.goto("/bookings");
  await expect(colleague).toHaveURL(/\/auth\/login/);
  await colleague.context().close();
});
