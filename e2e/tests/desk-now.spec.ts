import { localDateOf } from "@carrel/sdk/domain";
import { type APIRequestContext, expect } from "@playwright/test";
import { signInAs } from "../support/admin";
import { setClockAhead } from "../support/clock";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { test } from "../support/test";
import { unique } from "../support/unique";

const ZONE = "Asia/Kolkata";

/** Tomorrow in that zone. */
const DATE = localDateOf(new Date(Date.now() + 86_400_000), ZONE);
const at = (time: string) => new Date(`${DATE}T${time}:00+05:30`).toISOString();

/** Half past eleven on that day, with a desk that is free until the evening, some that are taken, and one that is held. */
async function someDesks(request: APIRequestContext) {
  await setClockAhead(Math.ceil((Date.parse(at("11:30")) - Date.now()) / 60_000));
  const desks = ["A1", "A2", "A3", "A4", "A5"].map((name) => ({ name }));
  const place = await makePlace(request, `Now ${unique()}`, [{ name: "Only hall", timezone: ZONE, desks }]);
  const { client } = place;
  const [branchId = ""] = place.branchIds;
  const { data } = await client.desks.list();
  const idOf = (name: string) => data.find((desk) => desk.name === name)?._id ?? "";
  const ravi = { name: "Ravi Kumar", email: `ravi-${unique()}@quiet.test` };
  const tara = { name: "Tara Sen", email: `tara-${unique()}@quiet.test` };
  const book = (name: string, from: string, to: string, customer = ravi) =>
    client.desks.bookDesk({ deskId: idOf(name), customer, type: "HOURLY", startAt: at(from), endAt: at(to) });
  await book("A1", "19:00", "20:00");
  await book("A2", "11:00", "13:00");
  await book("A2", "13:00", "15:00");
  await book("A5", "11:00", "13:00");
  await book("A5", "13:00", "15:00", tara);
  const { _id: orgId } = await client.bookings.superOrgLookup({ orgCode: place.orgCode });
  await client.bookings.sendOtp({
    email: `nisha-${unique()}@quiet.test`,
    orgId,
    hold: { branchId, deskId: idOf("A3"), type: "DAILY", date: DATE },
  });
  const position = { y: 100, w: 110, h: 70, rotation: 0 };
  for (const [index, { _id }] of data.entries())
    await client.desks.update({ _id, position: { ...position, x: index * 130 } });
  return place;
}

test("grid, plan, list, record, branch and dashboard say alike what is free, taken and held now", async ({
  page,
  request,
}) => {
  const { email, password, branchIds } = await someDesks(request);
  await signInAs(page, email, password);

  await test.step("the grid, and what narrows it", async () => {
    await page.goto("/desks");
    await expect(page.getByRole("button", { name: "Desk A1, free, from 19:00 booked", exact: true })).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Desk A2, taken, until 15:00, Ravi Kumar", exact: true }),
    ).toBeVisible();
    // One person's hours are one stretch; it ends where somebody else's begin.
    await expect(
      page.getByRole("button", { name: "Desk A5, taken, until 13:00, Ravi Kumar, then Tara Sen", exact: true }),
    ).toContainText("until 13:00, Ravi Kumar, then Tara Sen");
    await expect(page.getByRole("button", { name: /^Desk A3, held, until 11:3\d$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Desk A4, free", exact: true })).toBeVisible();
    for (const counted of ["Free 2", "Taken 2", "Held 1"])
      await expect(page.getByRole("button", { name: counted, exact: true })).toBeVisible();
    await inspectLooks(page, "desks-now");
    await page.getByRole("button", { name: "Taken 2" }).click();
    await expect(page.getByRole("button", { name: /^Desk / })).toHaveCount(2);
  });

  await test.step("the plan", async () => {
    await page.goto("/desks?view=plan");
    const taken = page.getByRole("button", { name: "Desk A2, taken, until 15:00, Ravi Kumar", exact: true });
    await expect(taken).toHaveAttribute("title", "Desk A2, taken, until 15:00, Ravi Kumar");
    const shared = "Desk A5, taken, until 13:00, Ravi Kumar, then Tara Sen";
    await expect(page.getByRole("button", { name: shared, exact: true })).toHaveAttribute("title", shared);
    const drawn = (name: string) => page.getByRole("listitem").filter({ hasText: new RegExp(`^${name}`) });
    await expect(drawn("A1")).toContainText("from 19:00 booked");
    await expect(drawn("A2")).toContainText("until 15:00");
    await expect(drawn("A3")).toContainText(/until 11:3\d/);
    await expect(drawn("A4")).toContainText("Free");
    await inspectLooks(page, "desks-plan-now");
  });

  await test.step("the list", async () => {
    await page.goto("/desks?view=list");
    const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(row("A1")).toContainText("from 19:00 booked");
    await expect(row("A2")).toContainText("until 15:00");
    await expect(row("A5")).toContainText("until 13:00, then Tara Sen");
    await expect(row("A3")).toContainText("Held");
    await inspectLooks(page, "desks-list-now");
  });

  await test.step("a desk's record", async () => {
    await page.getByRole("link", { name: "A1", exact: true }).click();
    await expect(page.getByText("Free, from 19:00 booked")).toBeVisible();
  });

  await test.step("the branch", async () => {
    await page.goto(`/branches/${branchIds[0]}`);
    const figure = (label: string) => page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
    for (const [label, count] of [
      ["Free", "2"],
      ["Taken", "2"],
      ["Held", "1"],
    ] as const)
      await expect(figure(label).getByRole("definition")).toHaveText(count);
  });

  await test.step("the dashboard", async () => {
    await page.goto("/dashboard");
    const figures = page.getByRole("region", { name: "Figures" });
    await expect(figures.getByRole("link", { name: "Desks taken now" })).toBeVisible();
    await expect(figures.getByText("2 of 5")).toBeVisible();
    await expect(figures.getByText("2 free, 1 held")).toBeVisible();
  });
});
