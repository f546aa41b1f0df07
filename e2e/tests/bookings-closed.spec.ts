import { PORT } from "../support/addresses";
import { signInAs } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

/** In minutes, as the clock is set. */
const DAY = 24 * 60;
const TRIAL_DAYS = 14;
const OPEN_DAYS = 14;

test("a place that has not paid takes bookings for two weeks more, then says so, to its staff as well", async ({
  page,
  request,
  browser,
}) => {
  const branch = { name: "Quay", timezone: "Asia/Kolkata", desks: [{ name: "A1" }] };
  const { orgCode, branchIds, client, email, password } = await makePlace(request, `Unpaid ${unique()}`, [branch]);
  await client.branches.update({ _id: branchIds[0] ?? "", phone: "+914845550100" });
  const staff = await (await browser.newContext()).newPage();
  const clocks = async (days: number) => {
    await setClockAhead(days * DAY);
    for (const one of [page, staff]) await one.clock.setSystemTime(Date.now() + days * DAY * 60_000);
  };
  // His session of before has ended with its days.
  const staffSees = async (words: RegExp) => {
    await staff.context().clearCookies();
    await signInAs(staff, email, password);
    await staff.goto("/dashboard");
    await expect(staff).toHaveURL(/\/subscription-expired$/);
    await expect(staff.getByText(words)).toBeVisible();
  };

  await clocks(TRIAL_DAYS + 1);
  await page.goto(`/qr-booking/${orgCode}`);
  await expect(page.getByRole("heading", { level: 1, name: "When do you come?" })).toBeVisible();
  await staffSees(/^Visitors can still book until \d+ \w+ \d{4}\.$/);

  await clocks(TRIAL_DAYS + OPEN_DAYS + 1);
  await page.goto(`/qr-booking/${orgCode}`);
  await expect(page.getByRole("heading", { level: 1, name: "No bookings at the moment" })).toBeVisible();
  await expect(page.getByText("takes no bookings online at the moment. Ask at the front desk.")).toBeVisible();
  await expect(page.getByRole("link", { name: "+914845550100" })).toHaveAttribute("href", "tel:+914845550100");
  await inspectLooks(page, "bookings-closed");
  await test.step("whoever has booked still gets to what is his", async () => {
    const guest = `guest-${unique()}@mail.test`;
    await page.goto(`http://${orgCode.toLowerCase()}.localhost:${PORT}/dashboard`);
    await page.getByLabel("E-mail").fill(guest);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, guest));
    await expect(page.getByRole("heading", { level: 1, name: "Your bookings" })).toBeVisible();
  });
  await staffSees(/^Visitors can't book any more\./);
  await inspectLooks(staff, "bookings-closed-staff");
  await staff.context().close();
});
