import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { clientOf } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/status of 400/] });

/** An organisation on trial that has invited so many strangers. */
async function inviting(request: Parameters<typeof makePlace>[0], many: number) {
  const name = `Quiet ${unique()}`;
  const place = await makePlace(request, name, [{ name: "Only", timezone: "Asia/Kolkata" }]);
  const owner = await clientOf(place.email, place.password);
  const [role] = (await owner.roles.list({ search: "Read only" })).data;
  const emails = Array.from({ length: many }, () => `stranger-${unique()}@quiet.test`);
  for (const [at, email] of emails.entries()) {
    await owner.adminUsers.add({ name: `Stranger ${at + 1}`, email, roleId: role?._id ?? "", isDefaultUser: true });
  }
  return { ...place, name, owner, emails };
}

test("what is beyond a day's mails waits, and staff see it", async ({ page, request }) => {
  const { email, password } = await inviting(request, 11);
  await signInAs(page, email, password);

  await test.step("whoever is added next is told so", async () => {
    await page.goto("/admin-users/new");
    await page.getByLabel("Name", { exact: true }).fill("Stranger 12");
    await page.getByLabel("E-mail").fill(`stranger-${unique()}@quiet.test`);
    await page.getByRole("combobox", { name: "Role" }).click();
    await page.getByRole("option", { name: "Read only" }).click();
    await page.getByRole("switch", { name: "All branches" }).click();
    await page.getByRole("button", { name: "Add and invite" }).click();
    await expect(page.getByText("Invitation not sent yet", { exact: false }).first()).toBeVisible();
  });

  await test.step("the list and the person say why", async () => {
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(page.getByText("Invitation not sent", { exact: true })).toHaveCount(2);
    await page.locator("a[data-row-open]").filter({ hasText: "Stranger 11" }).click();
    const sheet = page.getByRole("dialog", { name: "Stranger 11" });
    await expect(sheet.getByText(/Invitation not sent yet: the mails that you may send a day/)).toBeVisible();
    await inspectLooks(page, "person-invitation-held");
  });

  await test.step("so does the list of unsent mails", async () => {
    await page.goto("/mails?state=WAITING");
    await expect(page.getByRole("heading", { name: "Unsent mails" })).toBeVisible();
    await expect(page.getByText("There may be room from", { exact: false })).toHaveCount(2);
    await inspectLooks(page, "mails");
    await page.getByRole("tab", { name: "Never sent" }).click();
    await expect(page.getByRole("heading", { name: /Nothing|No / })).toBeVisible();
    await inspectLooks(page, "mails-none");
  });
});

test("whoever did not ask stops such mails, and lets them come again", async ({ page, request }) => {
  const { name, owner, emails } = await inviting(request, 1);
  const [stranger = ""] = emails;
  const [mail] = await mailsTo(request, stranger);
  const link = /https?:\S+\/auth\/mails#[\w-]{86}/.exec(mail?.text ?? "")?.[0] ?? "";
  const [screen = ""] = link.split("#");

  await page.goto(screen);
  await expect(page.getByText("This takes the whole link")).toBeVisible();
  await inspectLooks(page, "mails-choice-no-link");

  await page.goto(`${screen}#${"A".repeat(86)}`);
  await expect(page.getByText("This link is not one of ours")).toBeVisible();

  await page.goto("about:blank");
  await page.goto(link);
  const stop = page.getByRole("button", { name: `Stop mails of ${name}` });
  await expect(stop).toBeVisible();
  await expect(page).toHaveURL(screen);
  await inspectLooks(page, "mails-choice");
  await stop.click();
  await expect(page.getByText(`${name} sends you no more mails that you did not ask for.`)).toBeVisible();
  await inspectLooks(page, "mails-stopped");

  const { data: people } = await owner.adminUsers.list({ search: stranger });
  const id = people[0]?._id ?? "";
  expect(await owner.adminUsers.invite({ id })).toMatchObject({ inviteUnsent: "stopped" });
  await page.getByRole("button", { name: "Let them mail me again" }).click();
  await expect(page.getByText(`${name} may mail you`, { exact: false })).toBeVisible();
  expect(await owner.adminUsers.invite({ id })).toMatchObject({ inviteUnsent: null });
});
