import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";
import { localDay, mouse, WALK, walk, ZONE } from "../support/visitor-walk";

// What a closure meets is told by a refusal.
test.use({ expectedErrors: [/status of 409/] });

const REASON = "Founders’ Day, and the painters come on the evening before";

test("a holiday is closed over a member's shift and a visitor's booking: both are told, and nobody can choose the day", async ({
  page,
  request,
}) => {
  const desks = [{ name: "A1" }, { name: "A2" }];
  const place = await makePlace(request, `Closed ${unique()}`, [
    { name: "Long hall", timezone: ZONE, desks },
    { name: "Short hall", timezone: ZONE, desks },
  ]);
  const { client, orgCode } = place;
  const [branchId = ""] = place.branchIds;
  const shift = await client.shifts.add({
    ...{ branchId, name: "Morning", starts: "06:00", ends: "12:00", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  });
  const plan = await client.feePlans.add({
    ...{ name: "Morning seat", bookingType: "DAILY", amount: 80_000, sells: "shift" },
    duration: { count: 1, unit: "month" },
  });
  const member = `member-${unique()}@mail.test`;
  const customer = await client.customers.add({ branchId, name: "Nisha Pillai", email: member });
  const found = await client.memberships.offer({
    ...{ branchId, feePlanId: plan._id, shiftId: shift._id, startDate: localDay(0) },
  });
  const membership = await client.memberships.add({
    ...{ customerId: customer._id, feePlanId: plan._id, shiftId: shift._id, startDate: localDay(0) },
    deskId: found.desks.at(-1)?.deskId ?? "",
  });
  const visitor = `walk-${unique()}@mail.test`;
  const visit = { page, request, hands: mouse, orgCode, branchId, client, email: visitor };
  await walk({ ...visit, address: `/qr-booking/${orgCode}` });

  await signInAs(page, place.email, place.password);
  await page.goto(`/branches/${branchId}`);
  await expect(page.getByText("None ahead.")).toBeVisible();
  await page.getByRole("link", { name: "Add closure" }).click();
  const sheet = page.getByRole("dialog", { name: "Close Long hall" });
  await sheet.getByRole("combobox", { name: "First day" }).click();
  await page.getByRole("button", { name: /^Today,/ }).press("ArrowRight");
  await page.keyboard.press("Enter");
  await sheet.getByLabel("Reason").fill(REASON);
  await sheet.getByRole("switch", { name: "Give members these days back" }).click();
  await sheet.getByRole("button", { name: "Close these days" }).click();
  const question = page.getByRole("alertdialog", { name: "Close these days nevertheless?" });
  await expect(question).toContainText("1 booking lies on these days. 1 membership loses days by it.");
  await expect(question).toContainText("1 day of desks in shifts will be free");
  await inspectLooks(page, "closure-question");
  await question.getByRole("button", { name: "Close these days" }).click();
  await expect(page.getByText("1 booking cancelled, 1 day in shifts freed and 1 membership moved on.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Closures ahead" })).toContainText(REASON);
  await inspectLooks(page, "branch-closures");

  const [toVisitor] = await mailsTo(request, visitor);
  expect(toVisitor?.subject).toMatch(/^Booking cancelled/);
  expect(toVisitor?.text).toContain(`Long hall is closed: ${REASON}`);
  const [toMember] = await mailsTo(request, member);
  expect(toMember?.subject).toMatch(/^Closed days/);
  const moved = await client.memberships.get({ id: membership._id });
  expect(moved.lastDay > membership.lastDay).toBe(true);
  await page.goto(`/board?day=${localDay(1)}`);
  await expect(page.getByText(`Closed: ${REASON}`)).toBeVisible();

  await page.goto(`/qr-booking/${orgCode}`);
  await WALK[0]?.act({ ...visit, address: "" });
  await expect(page.getByRole("radio", { name: /Closed/ })).toBeDisabled();
  await expect(page.getByText(`Closed ${shortDay(1)}: ${REASON}`)).toBeVisible();
  await inspectLooks(page, "visitor-closed-day");

  await signInAs(page, place.email, place.password);
  await page.goto(`/branches/${branchId}`);
  await page.getByRole("button", { name: /^Open again on / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("None ahead.")).toBeVisible();
});

const date = (days: number) => new Date(`${localDay(days)}T12:00:00Z`);
const shortDay = (days: number) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(date(days));
