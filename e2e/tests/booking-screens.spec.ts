import type { Page } from "@playwright/test";
import { BASE_URL, PORT } from "../support/addresses";
import { openChoices } from "../support/choices";
import { setClockAhead } from "../support/clock";
import { dayAhead, ZONE } from "../support/day-ahead";
import { inspect, inspectLooks, inspectNow, LOOKS } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";
import { withoutPlace } from "../support/without-place";

// The scope tells Playwright that the list is the value.
test.use({ expectedErrors: [[REFUSED, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/], { scope: "test" }] });

const CLIENT_SITE = `http://harbour.localhost:${PORT}`;

/** An hour of a day in Kolkata as an instant. */
const instant = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`).toISOString();

/** A step asks this, and the tab's title with it. */
async function question(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => page.title()).toContain(`${name} – `);
}

/** The last thing of the step is in sight once it is scrolled to: the bar at the lower edge does not cover it. */
async function expectUncovered(page: Page, name: RegExp) {
  const target = page.getByRole("button", { name }).last();
  await target.focus();
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}

/** The dark too: the office's walk sees none of these screens. */
const inEveryLook = (page: Page, picture: string, look?: typeof inspect) =>
  inspectLooks(page, picture, undefined, LOOKS, look);

test("each step, to the booking's code", async ({ page, request }) => {
  const address = `steps-${unique()}@mail.test`;
  await page.goto("/qr-booking/HARBOUR");
  await question(page, "Where do you want to work?");
  await inEveryLook(page, "1-place");
  await page.getByRole("button", { name: /Pier 4/ }).click();
  await question(page, "When do you come?");
  await inEveryLook(page, "2-when");

  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: ZONE });
  await page.getByRole("radio", { name: day.format(Date.now() + 86_400_000) }).click();
  await page.getByRole("button", { name: /^11:00/ }).click();
  await page.getByRole("button", { name: /^12:00/ }).click();
  await inEveryLook(page, "2-when-chosen");
  const price = page.getByText("To pay when you come").filter({ visible: true });
  await expect(price).toHaveCount(1);
  await page.getByRole("button", { name: "See what is free" }).click();
  await question(page, "Which desk?");
  await expect(page.getByRole("button", { name: /available/i }).first()).toBeVisible();
  await inEveryLook(page, "3-desk");
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 850 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole("button", { name: /^Your booking/ })).toContainText("To pay when you come");
  await expectUncovered(page, /available/i);
  await page.setViewportSize({ width, height });
  await expectUncovered(page, /available/i);
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await question(page, "Who is it for?");
  await expect(page.getByText("Fill this in")).toHaveCount(0);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText("Fill this in")).toBeVisible();
  await inEveryLook(page, "4-you-refused");

  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  // A look back at the desks loses nothing.
  await page.getByRole("button", { name: "Another desk" }).click();
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await expect(page.getByLabel("E-mail")).toHaveValue(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await question(page, "Check your mail");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  const code = await codeFor(request, address);
  const boxes = page.getByLabel("Code", { exact: true });
  await page.keyboard.type(code === "111111" ? "222222" : "111111");
  await expect(boxes).toHaveAccessibleDescription(/not right/);
  await expect(boxes).toHaveAttribute("aria-invalid", "true");
  await expect(boxes).toBeFocused();
  await inEveryLook(page, "5-code-wrong");
  await page.keyboard.type(code);
  await question(page, "Your booking is saved");
  await inEveryLook(page, "6-done");
  await page.getByRole("button", { name: "Book another desk" }).click();
  await question(page, "When do you come?");
});

test("days that can't be booked", async ({ page }) => {
  await page.goto("/qr-booking/ATHENA?type=DAILY&date=2020-01-01&step=you");
  await question(page, "When do you come?");
  await expect(page.getByText("That day can't be booked")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your booking" })).not.toContainText("2020");
  await inEveryLook(page, "day-over");
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${dayAhead(20)}&step=when`);
  await openChoices(page.getByRole("combobox", { name: "Another day" }));
  await inEveryLook(page, "calendar");
});

test("a code that leads nowhere", async ({ page }) => {
  await page.goto("/qr-booking/NOWHERE");
  await expect(page.getByRole("heading", { name: "This code leads nowhere" })).toBeVisible();
  await inEveryLook(page, "unknown-code");
});

test("slow, then broken", async ({ page }) => {
  const lookUp = Promise.withResolvers<void>();
  const desks = Promise.withResolvers<void>();
  await withoutPlace(page);
  await page.route("**/super-org-lookup", (route) => lookUp.promise.then(() => route.continue()));
  await page.route("**/desks/*/all?*", (route) => desks.promise.then(() => route.abort("failed")));
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${dayAhead(3)}&step=desk`);
  await expect(page.getByText("Loading workspace...")).toBeVisible();
  await inEveryLook(page, "loading", inspectNow);
  lookUp.resolve();
  await question(page, "Which seat?");
  await expect(page.locator('[data-slot="skeleton"]').first()).toBeVisible();
  await inEveryLook(page, "desks-loading", inspectNow);
  desks.resolve();
  await expect(page.getByRole("heading", { name: "The seats could not be loaded" })).toBeVisible({ timeout: 30_000 });
  await inEveryLook(page, "desks-broken");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /available/i }).first()).toBeVisible();
});

test("offline", async ({ page, context }) => {
  const date = dayAhead(3);
  await page.goto(
    `/qr-booking/ATHENA?type=HOURLY&date=${date}&from=${instant(date, "10:00")}&to=${instant(date, "11:00")}&step=desk`,
  );
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await question(page, "Who is it for?");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeDisabled();
  await inEveryLook(page, "offline");
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeEnabled();
});

test.describe("a place with very long names", () => {
  let place: Awaited<ReturnType<typeof makePlace>>;
  test.beforeAll(async ({ request }) => {
    place = await makePlace(request, "The Municipal Reading and Co-operative Working Rooms of Saint-Rémy-de-Provence", [
      {
        name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
        timezone: "America/Argentina/ComodRivadavia",
        desks: [
          { name: "Window seat by the old library with the good lamp" },
          { name: "A2", zone: "Northern gallery" },
        ],
      },
      { name: "Always closed", timezone: "Asia/Kolkata", closed: true },
      { name: "Empty", timezone: "Asia/Kolkata" },
    ]);
  });

  test("stay inside a phone and a desk", async ({ page }) => {
    const inspectBoth = async (picture: string) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await inspect(page, `${picture}-${width}`);
      }
    };
    // Pressed on the phone, where there is the least room; "each step" is pressed on a desk.
    await page.setViewportSize({ width: 360, height: 800 });
    const [long, closed, empty] = place.branchIds;
    const home = `/qr-booking/${place.orgCode}`;
    await page.goto(home);
    await question(page, "Where do you want to work?");
    await inspectBoth("long-place");
    await page.goto(`${home}/${long}?type=DAILY&date=${dayAhead(3)}&step=when`);
    await question(page, "When do you come?");
    await inspectBoth("long-when");
    await page.getByRole("button", { name: "See what is free" }).click();
    await page.getByRole("button", { name: /Window seat/ }).click();
    await question(page, "Who is it for?");
    await inspectBoth("long-you");

    await page.goto(`${home}/${closed}?date=${dayAhead(3)}`);
    await expect(page.getByText("Closed on this day. Choose another one.")).toBeVisible();
    await expect(page.getByRole("button", { name: "See what is free" })).toBeDisabled();
    await inspectBoth("closed");

    await page.goto(`${home}/${empty}?type=DAILY&date=${dayAhead(3)}&step=desk`);
    await expect(page.getByRole("heading", { name: "No desks here yet" })).toBeVisible();
    await inspectBoth("no-desks");
  });
});

test("a place without a branch says so", async ({ page, request }) => {
  const { orgCode } = await makePlace(request, "Unopened Rooms", []);
  await page.goto(`/qr-booking/${orgCode}`);
  await expect(page.getByRole("heading", { name: "Unopened Rooms has no open branch yet" })).toBeVisible();
  await inspect(page, "no-branch");
});

test("both clocks show where they differ", async ({ browser }) => {
  const date = dayAhead(3);
  const search = `type=HOURLY&date=${date}&from=${instant(date, "10:00")}&to=${instant(date, "12:00")}&step=when`;
  const summaryIn = async (timezoneId: string, check: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto(`/qr-booking/ATHENA?${search}`);
    await expect(page.getByRole("region", { name: "Your booking" })).toContainText("10:00–12:00");
    await check(page);
    await context.close();
  };
  await summaryIn("Asia/Dubai", async (page) => {
    await expect(page.getByRole("region", { name: "Your booking" })).toContainText(/Your clock: .*08:30–10:30/);
    await expect(page.getByText(/India Standard Time/)).toBeVisible();
  });
  await summaryIn("Asia/Kolkata", async (page) => {
    await expect(page.getByText("Your clock")).toHaveCount(0);
    await expect(page.getByText(/India Standard Time/)).toHaveCount(0);
  });
});

test("whoever has chosen his own colours sees how many steps are behind him", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const look = (property: "background-color" | "border-top-width", pseudo?: string) =>
    page
      .getByRole("navigation", { name: "Steps" })
      .getByRole("listitem")
      .locator(pseudo ? ".ui-stepper__step" : ".ui-stepper__number")
      .evaluateAll(
        (parts, asked) => parts.map((part) => getComputedStyle(part, asked.pseudo).getPropertyValue(asked.property)),
        { property, pseudo: pseudo ?? null },
      );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/qr-booking/ATHENA");
  // What the server drew is gone by then.
  await expect(page.getByRole("radiogroup", { name: "Day" })).toBeVisible();
  // Bars, which are backgrounds: those would be taken away.
  const [current, ...coming] = await look("background-color", "::before");
  expect(coming).toHaveLength(3);
  expect(new Set(coming).size).toBe(1);
  expect(coming).not.toContain(current);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await look("border-top-width")).toEqual(["3px", "1px", "1px", "1px"]);
});

test("on a client site any other path goes home", async ({ page }) => {
  await page.goto(`${CLIENT_SITE}/pricing/v2?x=1`);
  await expect(page.getByRole("heading", { level: 1, name: "Desks where the ferries come in" })).toBeVisible();
  await expect(page).toHaveURL(`${CLIENT_SITE}/`);
  await page.goto(`${CLIENT_SITE}/?step=place`);
  await question(page, "Where do you want to work?");
  await expect(page).toHaveURL(`${CLIENT_SITE}/book?step=place`);
  await expect(page).toHaveTitle("Where do you want to work? – Desk Booking at Harbour Works");
  await inspect(page, "client-book");
});

test("a client site's header and footer", async ({ page }) => {
  await page.goto(`${CLIENT_SITE}/book`);
  const picker = page.getByRole("combobox", { name: "Branch" });
  await expect(picker.getByRole("option", { name: "Pier 4" })).toBeAttached();
  // Upper case by style: what is said and searched is the name as it is written.
  await expect(picker).toHaveCSS("text-transform", "uppercase");
  await picker.selectOption({ label: "Old Mill" });
  await question(page, "When do you come?");
  await page.reload();
  await expect(picker.getByRole("option", { name: "Old Mill", selected: true })).toBeAttached();

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  // It is a reseller's client: what goes for its visitors stands on his host, in his name.
  await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute(
    "href",
    `http://northside.localhost:${PORT}/terms`,
  );
  await expect(footer.getByRole("list", { name: "Social media" })).toHaveCount(0);

  await page.goto("/qr-booking/ATHENA");
  await question(page, "When do you come?");
  await expect(page.getByRole("combobox", { name: "Branch" })).toHaveCount(0);
  await page.goto(`${CLIENT_SITE.replace("harbour", "athena")}/book`);
  await question(page, "When do you come?");
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", `${BASE_URL}/privacy`);
  await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", `${BASE_URL}/terms`);
});

test("a reload loses no code and no booking, and nobody is asked for the booked seat again", async ({
  page,
  request,
}) => {
  const address = `reload-${unique()}@mail.test`;
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${dayAhead(9)}&step=desk`);
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await question(page, "Check your mail");
  const code = await codeFor(request, address);
  await page.reload();
  await question(page, "Check your mail");
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(/is held for you/)).toBeVisible();
  // What the tab keeps is what was typed, and nothing that proves anything.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/flow|token/i);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await question(page, "Your booking is saved");
  await expect(page).not.toHaveURL(/desk=|date=/);
  // A phone may drop the tab: what was shown is shown again.
  const booked = (await page.getByTestId("booking-code").textContent()) ?? "";
  const asItWas = page.getByText(/^This is how you booked it/);
  await expect(asItWas).toHaveCount(0);
  await page.reload();
  await question(page, "Your booking is saved");
  await expect(asItWas).toBeVisible();
  await expect(page.getByTestId("booking-code")).toHaveText(booked);
  await expect(page.getByRole("img", { name: `QR code of booking ${booked}` })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole("link", { name: "Google" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/flow|token/i);
  // Back begins anew, and so does a reload there: nobody asks for what is booked already.
  await page.goBack();
  await question(page, "When do you come?");
  await page.reload();
  await question(page, "When do you come?");
  await page.goForward();
  await question(page, "Your booking is saved");
  await expect(page.getByTestId("booking-code")).toHaveText(booked);

  await page.getByRole("button", { name: "Book another seat" }).click();
  await question(page, "When do you come?");
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(booked);
});

test("one press forgets what somebody typed who isn't signed in, on the way and at the end", async ({
  page,
  request,
}) => {
  const address = `forget-${unique()}@mail.test`;
  const forget = page.getByRole("button", { name: "Forget what I typed" });
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const desks = `/qr-booking/ATHENA?type=DAILY&date=${dayAhead(10)}&step=desk`;
  const pickSeat = async () => {
    await page
      .getByRole("button", { name: /available/i })
      .first()
      .click();
    await question(page, "Who is it for?");
  };
  const introduce = async () => {
    await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
    await page.getByLabel("E-mail").fill(address);
    await page.getByLabel(/^Phone/).fill("+919876543210");
  };
  const expectNothing = async () => {
    for (const label of [/^Name/, /^E-mail/, /^Phone/]) await expect(page.getByLabel(label)).toHaveValue("");
    await expect(forget).toHaveCount(0);
  };
  await page.goto(desks);
  await pickSeat();
  await expectNothing();
  await introduce();
  await inspectLooks(page, "you-typed");
  await forget.click();
  await expectNothing();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  expect(await kept()).not.toMatch(/Meera|forget-|98765/);
  await page.reload();
  await question(page, "Who is it for?");
  await expectNothing();

  await introduce();
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, address));
  await question(page, "Your booking is saved");
  await forget.click();
  await question(page, "When do you come?");
  expect(await kept()).not.toMatch(/Meera|forget-|98765/);
  // Neither Back nor a reload shows whose booking it was, nor asks for its seat again.
  await page.goBack();
  await question(page, "When do you come?");
  await page.reload();
  await question(page, "When do you come?");
  await expect(page.getByTestId("booking-code")).toHaveCount(0);
  await page.goto(desks);
  await pickSeat();
  await expectNothing();
});

test("what is saved stays with its branch, whatever is picked in the header then", async ({ page, request }) => {
  const address = `branch-${unique()}@mail.test`;
  await page.goto(`${CLIENT_SITE}/book`);
  await page.getByRole("button", { name: /Pier 4/ }).click();
  await page.getByRole("radiogroup", { name: "Day" }).locator('[data-state="available"]').nth(2).click();
  await page.getByRole("button", { name: /^13:00/ }).click();
  await page.getByRole("button", { name: "See what is free" }).click();
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await question(page, "Check your mail");
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, address));
  await question(page, "Your booking is saved");
  await expect(page.getByRole("main")).toContainText("Pier 4");
  const saved = page.getByTestId("booking-code");
  const bookingCode = await saved.textContent();

  await page.getByRole("combobox", { name: "Branch" }).selectOption({ label: "Old Mill" });
  await question(page, "When do you come?");
  await page.goBack();
  await question(page, "Your booking is saved");
  await expect(saved).toHaveText(bookingCode ?? "");
  await expect(page.getByRole("main")).toContainText("Pier 4");
  await expect(page.getByRole("main")).not.toContainText("Old Mill");
  await page.goBack();
  await question(page, "When do you come?");
  await page.goForward();
  await question(page, "Your booking is saved");
});

test("offline at the code, it is kept and sent once there is a connection", async ({ page, request, context }) => {
  const address = `dark-${unique()}@mail.test`;
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${dayAhead(11)}&step=desk`);
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await question(page, "Check your mail");
  const code = await codeFor(request, address);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await expect(page.getByText("Your code is kept. It is sent once you are connected.")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue(code);
  await inspectLooks(page, "code-offline");
  await context.setOffline(false);
  await question(page, "Your booking is saved");
});

test("a new code is announced, and the boxes wait for it", async ({ page, request }) => {
  const address = `again-${unique()}@mail.test`;
  await page.clock.install();
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${dayAhead(12)}&step=desk`);
  await page
    .getByRole("button", { name: /available/i })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await question(page, "Check your mail");
  await codeFor(request, address);
  await setClockAhead(1);
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "A new code is on its way." })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
});

test("another day: the calendar opens with the focus in it, and gives it back", async ({ page }) => {
  await page.goto("/qr-booking/ATHENA");
  await question(page, "When do you come?");
  await page.getByRole("button", { name: "Another day" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Another day" })).toBeVisible();
  await expect(page.getByRole("grid").getByRole("button").and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox", { name: "Another day" })).toBeFocused();
});

test("a visitor's code is his, however often who knows his address guesses at it", async ({ page, request }) => {
  const email = `guessed-${unique()}@mail.test`;
  await page.goto(`/qr-booking/ATHENA?type=DAILY&date=${dayAhead(9)}&step=desk`);
  await page
    .getByRole("button", { name: /available/i })
    .last()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await question(page, "Check your mail");
  const code = await codeFor(request, email);

  const call = async (path: string, data: object) => {
    const options = { data, headers: { "x-api-key": "pk_demo_carrel" } };
    return (await request.post(`/api/co-space/bookings/${path}`, options)).json();
  };
  const { data: athena } = await call("super-org-lookup", { orgCode: "ATHENA" });
  const otp = code === "000000" ? "000001" : "000000";
  const said = [];
  for (let guess = 0; guess < 21; guess += 1) {
    said.push((await call("verify-otp", { email, orgId: athena._id, otp })).code);
  }
  expect(said.at(-1)).toBe("otp_locked");

  await page.getByLabel("Code", { exact: true }).fill(code);
  await question(page, "Your booking is saved");
});
