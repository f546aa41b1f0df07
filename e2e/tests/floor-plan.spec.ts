import { expect, type Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { makePlace } from "../support/place";
import { test } from "../support/test";
import { unique } from "../support/unique";

const ZONES = ["Courtyard terrace", "Hall", "Quiet room", "Window side"];
/** Longer than what a desk has a line for. */
const LONG = "Director’s corner";

const desks = ZONES.flatMap((zone, row) =>
  Array.from({ length: 10 }, (_, index) => ({ name: `${"ABCD"[row]}${index + 1}`, zone })),
).map((desk, index) => (index === 0 ? { ...desk, name: LONG } : desk));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const onThePlan = (page: Page) => page.getByRole("list", { name: "Desks on the floor plan" }).getByRole("button");
const rowsByZone = (page: Page) => page.getByRole("button", { name: "Put the rest in rows by zone" });

/** The names that are drawn smaller than what is read, or not all within their desk. */
const unreadable = (page: Page) =>
  page.locator("[data-slot=plan-name]").evaluateAll((names) =>
    names.flatMap((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const [drawn, desk] = [text, name.closest("li") ?? name].map((part) => part.getBoundingClientRect());
      const isWhole =
        drawn &&
        desk &&
        drawn.width <= desk.width + 1 &&
        drawn.height <= desk.height + 1 &&
        name.scrollHeight <= name.clientHeight + 1;
      const size = Number.parseFloat(getComputedStyle(name).fontSize);
      return isWhole && size >= 10 ? [] : [`${name.textContent} at ${size} px`];
    }),
  );

test("forty desks are put in rows, which can be undone, and can be read on a desk and on a phone", async ({
  page,
  request,
}) => {
  const place = await makePlace(request, `Plan ${unique()}`, [{ name: "Quay", timezone: "Asia/Kolkata", desks }]);
  await signInAs(page, place.email, place.password);

  await test.step("rows by zone fill the room", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/desks/plan");
    await rowsByZone(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("40 desks are on the plan")).toBeVisible();
    await expect(onThePlan(page)).toHaveCount(40);
    await expect(rowsByZone(page)).toHaveCount(0);
    const room = await page.locator("[data-slot=plan]").boundingBox();
    const boxes = await Promise.all((await onThePlan(page).all()).map((desk) => desk.boundingBox()));
    const edges = boxes.flatMap((box) => (box ? [box] : []));
    const wide = Math.max(...edges.map(({ x, width }) => x + width)) - Math.min(...edges.map(({ x }) => x));
    const high = Math.max(...edges.map(({ y, height }) => y + height)) - Math.min(...edges.map(({ y }) => y));
    expect(wide / (room?.width ?? 0)).toBeGreaterThan(0.75);
    expect(high / (room?.height ?? 0)).toBeGreaterThan(0.6);
  });

  await test.step("it is undone by key and by the notice", async () => {
    // The first of them has the focus.
    await page.keyboard.press("Control+z");
    await expect(onThePlan(page)).toHaveCount(0);
    await rowsByZone(page).click();
    await expect(onThePlan(page)).toHaveCount(40);
    const notice = page.getByRole("listitem").filter({ hasText: "40 desks are on the plan" });
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(onThePlan(page)).toHaveCount(0);
    await page.getByRole("toolbar", { name: "Arrange" }).getByRole("button", { name: "Undo" }).click();
    await expect(onThePlan(page)).toHaveCount(40);
    expect(await unreadable(page)).toEqual([]);
    await press(page, "Save changes");
    await expect(page.getByText("The floor plan is saved")).toBeVisible();
  });

  await test.step("its names can be read", async () => {
    for (const { cut, ...size } of [
      { width: 1440, height: 900, cut: [] },
      // The one that is much longer than the others does not make all of them larger.
      { width: 360, height: 780, cut: [expect.stringContaining(LONG)] },
    ]) {
      await page.setViewportSize(size);
      await page.goto("/desks?view=plan");
      await expect(onThePlan(page)).toHaveCount(40);
      expect(await page.locator("[data-slot=plan-name]").allTextContents()).toEqual(
        expect.arrayContaining(desks.map(({ name }) => name)),
      );
      expect(await unreadable(page)).toEqual(cut);
      await expect(page.locator("[data-slot=plan-area]")).toHaveText(ZONES);
    }
    const name = `Desk ${LONG}, Courtyard terrace, free`;
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("title", name);
  });

  await test.step("keys zoom it, and it follows the focus", async () => {
    await onThePlan(page).first().focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.keyboard.press("End");
    const [desk, frame] = [onThePlan(page).last(), page.locator("[data-slot=plan-window]")];
    await expect(desk).toBeFocused();
    await expect
      .poll(async () => {
        const [inner, outer] = [await desk.boundingBox(), await frame.boundingBox()];
        return inner && outer && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
      })
      .toBe(true);
    await page.keyboard.press("0");
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  await inspectLooks(page, "desks-plan-forty");
});
