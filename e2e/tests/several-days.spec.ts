import { dayAhead } from "../support/day-ahead";
import { inspect } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";
import { atStep, DONE, ZONE } from "../support/visitor-walk";

const PHONE = { width: 360, height: 780 };

test("three days in one go, at a desk that is chosen on the floor plan by keys alone", async ({ page, request }) => {
  const { client, orgCode } = await makePlace(request, `Quay House ${unique()}`, [
    {
      name: "Long hall",
      timezone: ZONE,
      desks: [
        { name: "A1", zone: "Window" },
        { name: "A2", zone: "Window" },
      ],
    },
  ]);
  const desks = (await client.desks.list({ limit: 10, page: 1 })).data;
  for (const [at, { _id }] of desks.entries())
    await client.desks.update({ _id, position: { x: 40 + at * 200, y: 40, w: 110, h: 70, rotation: 0 } });
  await client.feePlans.add({
    ...{ name: "A day", bookingType: "DAILY", duration: { count: 1, unit: "day" }, amount: 10_000, taxPercent: 18 },
  });
  const [first, second, last] = [dayAhead(2), dayAhead(3), dayAhead(4)];
  const cabin = desks.find(({ name }) => name === "A2");
  await client.desks.update({ _id: cabin?._id ?? "", capacity: 3 });
  const taken = desks.find(({ name }) => name === "A1");
  await client.desks.bookDesk({
    ...{ deskId: taken?._id ?? "", type: "DAILY", date: second },
    customer: { name: "Ravi", email: `ravi-${unique()}@mail.test` },
  });

  await page.goto(`/qr-booking/${orgCode}?type=DAILY&date=${first}`);
  await atStep(page, "When do you come?");
  await page.getByLabel("How many days").selectOption({ value: last });
  await expect(page.getByText("1 desk is free on all 3 days.")).toBeVisible();
  await expect(page.getByText("₹354").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "See what is free" }).click();
  await atStep(page, "Which desk?");
  await page.getByRole("radio", { name: "List" }).check();
  await expect(page).toHaveURL(/view=list/);
  await page.getByRole("radio", { name: "Floor plan" }).check();
  const plan = page.getByRole("region", { name: "Desks on the floor plan" });
  await expect(plan.getByRole("button", { name: /^Desk A1,/ })).toHaveAttribute("aria-disabled", "true");
  await inspect(page, "several-days-plan");
  await page.setViewportSize(PHONE);
  await inspect(page, "several-days-plan-phone");
  await plan.getByRole("button", { name: /^Desk A1,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(plan.getByRole("button", { name: /^Desk A2,/ })).toBeFocused();
  await page.keyboard.press("Enter");

  await atStep(page, "Who is it for?");
  const address = `days-${unique()}@mail.test`;
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  const guests = page.getByLabel("Who comes along");
  await guests.fill("Ravi Kumar");
  await guests.press("Enter");
  // What is typed counts without Enter, too.
  await guests.fill("Asha Rao");
  await inspect(page, "guests-phone");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, address));
  await atStep(page, DONE);
  await expect(page.getByText("Ravi Kumar, Asha Rao")).toBeVisible();
  const [booking] = (await client.bookings.list({ limit: 10, page: 1, search: "Meera" })).data;
  const code = booking?.code ?? "";
  await expect(page.getByTestId("booking-code")).toHaveText(code);
  // The pass that is shown at the desk.
  expect(await readQr(page, page.getByRole("img", { name: `QR code of booking ${code}` }))).toBe(code);
  expect(booking).toMatchObject({ deskName: "A2", type: "DAILY", amount: 35_400, guests: ["Ravi Kumar", "Asha Rao"] });
  const hours = (Date.parse(booking?.endAt ?? "") - Date.parse(booking?.startAt ?? "")) / 3_600_000;
  expect(hours).toBe(72);
});
