import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { askForHour } from "../support/ask-for";
import { keysOf } from "../support/keys";
import { mailsTo } from "../support/outbox";
import { expect, REFUSED, test } from "../support/test";
import { answer, atStep, DONE, type Hands, localDay, mouse, visitOf, WALK, walk, ZONE } from "../support/visitor-walk";

// What the browser itself says of what it can't get, or is refused; the page says it in its own words.
test.use({ expectedErrors: [[REFUSED, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/], { scope: "test" }] });

const note = (type: string, description: number) =>
  test.info().annotations.push({ type, description: String(description) });

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a slow connection: at most eight taps", async ({ page, request }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const fingers: Hands = {
      press: tap,
      async write(target, text) {
        // What has the focus already needs none.
        if (!(await target.evaluate((element) => element === document.activeElement))) await tap(target);
        await page.keyboard.insertText(text);
      },
    };
    const visit = await visitOf(page, request, fingers);
    const network = await page.context().newCDPSession(page);
    // Slow 4G, as Lighthouse has it: 150 ms, 1.6 and 0.75 megabits a second.
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await walk(visit, async (heading) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, heading).toBeLessThanOrEqual(360);
    });
    note("taps", taps);
    expect(taps).toBeLessThanOrEqual(8);
  });
});

test("by keyboard alone: at most 25 keys beside what is typed", async ({ page, request }) => {
  let keys = 0;
  const visit = await visitOf(
    page,
    request,
    keysOf(page, () => {
      keys += 1;
    }),
  );
  await walk(visit);
  note("keys", keys);
  expect(keys).toBeLessThanOrEqual(25);
});

/** What each step says to somebody who hears it: its question, and what answers it. */
const OUTLINES: Record<string, string> = {
  "Where do you want to work?": `
    - navigation "Steps"
    - heading "Where do you want to work?" [level=1]
    - list:
      - listitem:
        - button /Long hall/
      - listitem:
        - button /Short hall/`,
  // The day that is chosen is today's, and tomorrow's within the last hour of the place's day.
  "When do you come?": `
    - heading "When do you come?" [level=1]
    - radiogroup "How long":
      - radio "Some hours" [checked]
      - radio "The whole day"
    - radiogroup "Day":
      - radio [checked]
    - button "Another day"
    - toolbar "Time":
      - button /^23:00 2 left/
    - region "Your booking":
      - term: Time
      - definition: Not chosen yet
      - button "See what is free" [disabled]`,
  "Which desk?": `
    - heading "Which desk?" [level=1]
    - button "Another time"
    - region "Desks":
      - list "Legend"
      - toolbar "Desks":
        - list "Desks":
          - listitem:
            - button "Desk A1, available"
          - listitem:
            - button "Desk A2, available"
    - region "Your booking":
      - term: Time
      - definition: /03:00–04:00/
      - term: Desk
      - definition: Not chosen yet`,
  "Who is it for?": `
    - heading "Who is it for?" [level=1]
    - textbox "Name"
    - textbox "E-mail"
    - textbox /Phone/
    - button "Another desk"
    - region "Your booking":
      - term: Desk
      - definition: A1
      - button "Send me a code"`,
  "Check your mail": `
    - heading "Check your mail" [level=1]
    - textbox "Code"
    - button /New code in/ [disabled]
    - button "Another address"
    - region "Your booking":
      - button "Confirm and book"`,
  [DONE]: `
    - heading "${DONE}" [level=1]
    - paragraph: Booking code
    - term: Time
    - definition: /03:00–04:00/
    - region "Put it into your calendar":
      - heading "Put it into your calendar" [level=2]
      - button "Apple, or a file"
      - link "Google"
      - link "Outlook"
    - button "Book another desk"`,
};

test("as a screen reader has it: each step says its question and its answers", async ({ page, request }) => {
  const visit = await visitOf(page, request, mouse);
  await walk(visit, async (heading) => {
    await expect(page.getByRole("main")).toMatchAriaSnapshot(OUTLINES[heading] ?? "");
    if (heading === WALK[0]?.heading) return;
    // Each step is read from its question on, but for the code: there the boxes wait.
    const first =
      heading === "Check your mail"
        ? page.getByLabel("Code", { exact: true })
        : page.getByRole("heading", { level: 1 });
    await expect(first).toBeFocused();
  });
});

test.describe("with New York's clock", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a booking in Kolkata says both times, and is the place's everywhere", async ({ page, request }) => {
    const visit = await visitOf(page, request, mouse);
    const begins = new Date(`${localDay(1)}T03:00:00+05:30`);
    const clock = (timeZone: string, at: Date) =>
      new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(at);
    const ends = new Date(begins.getTime() + 3_600_000);
    const there = "03:00–04:00";
    const here = `${clock("America/New_York", begins)}–${clock("America/New_York", ends)}`;
    await walk(visit, async (heading) => {
      if (heading === "When do you come?") {
        await expect(page.getByText("Times are India Standard Time; it is ")).toBeVisible();
      }
      if (["Which desk?", "Who is it for?", "Check your mail"].includes(heading)) {
        const summary = page.getByRole("region", { name: "Your booking" });
        await expect(summary).toContainText(there);
        await expect(summary).toContainText(`Your clock: `);
        await expect(summary).toContainText(here);
      }
    });
    await expect(page.getByRole("main")).toContainText(there);
    await expect(page.getByRole("main")).toContainText(here);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Apple, or a file" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
    expect(file).toContain(`DTSTART:${utc(begins)}`);
    expect(file).toContain(`DTEND:${utc(ends)}`);
    const [mail] = await mailsTo(request, visit.email);
    expect(mail?.text).toContain(`${there} (${ZONE})`);
  });
});

test.describe("at 200 % zoom", () => {
  // A window of 640 × 960 pixels.
  test.use({ viewport: { width: 320, height: 480 }, deviceScaleFactor: 2 });

  test("nothing is cut off, and nothing is scrolled sideways", async ({ page, request }) => {
    const visit = await visitOf(page, request, mouse);
    await walk(visit, async (heading) => {
      const outside = () =>
        page.evaluate(() => {
          const width = document.documentElement.clientWidth;
          const cut = [
            ...document.querySelectorAll("main :is(h1, h2, p, button, a, input, label, dd, dt, strong)"),
          ].filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            // What lies in a row of its own that scrolls, such as the days, is reached there.
            return own > 1 && (left < -1 || right > width + 1) && !element.closest("[role=radiogroup], [role=toolbar]");
          });
          return [
            ...cut.map((element) => element.textContent ?? ""),
            ...(document.documentElement.scrollWidth > width ? ["the page"] : []),
          ];
        });
      await expect.poll(outside, { message: heading }).toEqual([]);
    });
  });
});

test("offline at each step: it heals by itself, and what was typed is kept", async ({ page, request, context }) => {
  const visit = await visitOf(page, request, mouse);
  await walk(visit, async (heading) => {
    if (heading === WALK[0]?.heading) await page.evaluate(() => document.body.setAttribute("data-loaded-once", ""));
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    if (heading === "Who is it for?") {
      await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
      await page.getByLabel("E-mail").fill(visit.email);
      await expect(page.getByRole("button", { name: "Send me a code" })).toBeDisabled();
    }
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await atStep(page, heading);
    if (heading === "Who is it for?") {
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Iyer");
      await expect(page.getByLabel("E-mail")).toHaveValue(visit.email);
    }
    if (heading === DONE) await expect(page.getByTestId("booking-code")).toHaveText(/^[A-Z\d]{8}$/);
    await expect(page.locator("body[data-loaded-once]")).toHaveCount(1);
  });
});

test("Back, Forward and a reload at each step lose nothing", async ({ page, request }) => {
  const visit = await visitOf(page, request, mouse);
  const seen: string[] = [];
  const typed = async () => {
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Iyer");
    await expect(page.getByLabel("E-mail")).toHaveValue(visit.email);
  };
  await walk(visit, async (heading) => {
    const isYou = heading === "Who is it for?";
    // What is booked begins anew on Back: a test of its own says so.
    if (heading === DONE) return;
    if (isYou) {
      await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
      await page.getByLabel("E-mail").fill(visit.email);
    }
    const address = page.url();
    await page.reload();
    await atStep(page, heading);
    if (isYou) await typed();
    const before = seen.at(-1);
    if (before) {
      await page.goBack();
      await atStep(page, before);
      if (before === "Who is it for?") await typed();
      await page.goForward();
      await atStep(page, heading);
      if (isYou) await typed();
    }
    await expect(page).toHaveURL(address);
    seen.push(heading);
  });
  expect(seen).toEqual(WALK.map(({ heading }) => heading));
});

test("somebody is quicker while the code is on its way: another seat takes no new code", async ({
  page,
  request,
  browser,
}) => {
  const visit = await visitOf(page, request, mouse);
  const from = new Date(`${localDay(1)}T03:00:00+05:30`).getTime();
  // One network holds one seat at a time: who comes behind the same address, later, has none held.
  const first = await (await browser.newContext()).newPage();
  const other = { ...visit, page: first, email: `first-${visit.email}` };
  await first.goto(`${visit.address}/${visit.branchId}?type=HOURLY&date=${localDay(2)}&step=when`);
  await first.getByRole("button", { name: /^03:00/ }).click();
  await first.getByRole("button", { name: "See what is free" }).click();
  await answer(other, WALK.slice(2, 4));
  await expect(first.getByText(/is held for you/)).toBeVisible();

  await page.goto(visit.address);
  await answer(visit, WALK.slice(0, 4));
  await atStep(page, "Check your mail");
  await askForHour(request, { ...visit, name: "Ravi Kumar", from });
  // The code is right, and its seat is gone.
  await answer(visit, WALK.slice(4));
  await atStep(page, "Which desk?");
  await expect(page.getByRole("alert").filter({ hasText: "Someone was quicker" })).toBeVisible();
  await page.getByRole("button", { name: /^Desk A2, 03:00/ }).click();
  await atStep(page, "Who is it for?");
  await expect(page.getByLabel("E-mail")).toHaveValue(visit.email);
  await page.getByRole("button", { name: "Book this desk" }).click();
  await atStep(page, DONE);
  expect((await mailsTo(request, visit.email)).filter(({ subject }) => /code/.test(subject))).toHaveLength(1);
  await first.context().close();
});
