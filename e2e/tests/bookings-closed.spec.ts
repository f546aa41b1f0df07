import { PORT } from "../support/addresses";
import { signInAs } from "../support/admin";
import { askForHour } from "../support/ask-for";
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
/** In milliseconds. */
const HOUR = 3_600_000;

test("a place that has not paid takes bookings for two weeks more, then says so, to its staff as well", async ({
  page,
  request,
  browser,
}) => {
  const branch = { name: "Quay", timezone: "Asia/Kolkata", desks: [{ name: "A1" }] };
  const { orgCode, branchIds, client, email, password } = await makePlace(request, `Unpaid ${unique()}`, [branch]);
  await client.branches.update({ _id: branchIds[0] ?? "", phone: "+914845550100" });
  const inClosedDays = Date.now() + (TRIAL_DAYS + OPEN_DAYS + 9) * DAY * 60_000;
  const wish = {
    orgCode,
    branchId: branchIds[0] ?? "",
    name: "Meera Iyer",
    from: inClosedDays - (inClosedDays % HOUR),
  };
  const guest = await askForHour(request, wish);
  const [booking] = (await client.bookings.list({ limit: 1, page: 1 })).data;
  const { _id: bookingId = "", code } = booking ?? {};
  await client.bookings.changeStatus({ bookingId, status: "CONFIRMED" });
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
  await test.step("so does its own site, and leads to no booking", async () => {
    const site = `http://${orgCode.toLowerCase()}.localhost:${PORT}`;
    for (const path of ["/", "/info", "/contact"]) {
      await page.goto(site + path);
      await expect(page.getByText("takes no bookings online at the moment. Ask at the front desk.")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Book/ }), path).toHaveCount(0);
    }
    await inspectLooks(page, "bookings-closed-site");
    await page.goto(`${site}/book`);
    await expect(page.getByRole("heading", { level: 1, name: "No bookings at the moment" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Home" })).toBeVisible();
  });
  await test.step("whoever has booked still gets to what is his", async () => {
    await page.goto(`http://${orgCode.toLowerCase()}.localhost:${PORT}/dashboard`);
    await page.getByLabel("E-mail").fill(guest);
    await page.getByRole("button", { name: "Send me a code" }).click();
    // Its mail is there as the page asks for it; what the one of a month ago said may be forgotten.
    const digits = page.getByLabel("Code", { exact: true });
    await expect(digits).toBeVisible();
    await digits.fill(await codeFor(request, guest));
    await expect(page.getByRole("heading", { level: 1, name: "Your bookings" })).toBeVisible();
    await expect(page.getByRole("button", { name: `Cancel ${code}` })).toBeVisible();
    // Nor does it take what is moved.
    await expect(page.getByRole("link", { name: /^(Move|Book again)/ })).toHaveCount(0);
    await page.goto(`${page.url()}?move=${bookingId}`);
    await expect(page.getByRole("heading", { level: 1, name: "This booking can't be moved here" })).toBeVisible();
  });
  await staffSees(/^Visitors can't book any more\./);
  await inspectLooks(staff, "bookings-closed-staff");
  await staff.context().close();
});
