import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { chooseByTyping, openChoices } from "../support/choices";
import { setClockAhead } from "../support/clock";
import { dayAhead } from "../support/day-ahead";
import { codeFor, mailsTo } from "../support/outbox";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: [REFUSED] });

const owner = { email: `asha-${unique()}@quiet.test`, password: "a long enough sentence" };
const visitor = { name: "Meera Iyer", email: `meera-${unique()}@mail.test` };
const second = { name: "Ravi Menon", email: `ravi-${unique()}@mail.test` };

let bookingPath = "";
let bookingCode = "";

/** Fills the six boxes; the last digit sends the form. */
const enterCode = (page: Page, code: string) => page.getByLabel("Code", { exact: true }).fill(code);

/** A figure of the dashboard, by its label. */
const figure = (page: Page, label: string) => page.locator('[data-slot="stat-card"]', { hasText: label });

async function signIn(page: Page) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

/** From the poster's address to the seats that are free tomorrow from 10:00 to 12:00. */
async function chooseTomorrowTenToTwelve(page: Page) {
  await page.goto(bookingPath);
  await expect(page.getByRole("heading", { name: "When do you come?" })).toBeVisible();
  await expectAccessible(page);
  const tomorrow = dayAhead(1);
  await page.goto(`${bookingPath}?type=HOURLY&date=${tomorrow}&step=when`);
  await page.getByRole("button", { name: /^10:00/ }).click();
  await page.getByRole("button", { name: /^11:00/ }).click();
  await page.getByRole("button", { name: "See what is free" }).click();
  await expect(page.getByRole("heading", { name: "Which seat?" })).toBeVisible();
}

test("a person registers a study hall and lands signed in", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Get Started Free" }).first().click();
  await expect(page.getByRole("heading", { name: "Open your place" })).toBeVisible();

  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("Fill this in").first()).toBeVisible();

  await page.getByLabel("Name of the place").fill("Quiet Hall");
  await page.getByRole("radio", { name: /Study hall/ }).click();
  await chooseByTyping(page, "Time zone", "Asia/Kolkata");
  await chooseByTyping(page, "Currency", "INR");
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Send the code" }).click();

  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expectAccessible(page);
  const code = await codeFor(request, owner.email);
  await enterCode(page, code === "111111" ? "222222" : "111111");
  await expect(page.getByRole("alert")).toContainText("not right");
  await enterCode(page, code);
  await expect(page.getByRole("dialog", { name: "Add branch" })).toBeVisible();
  await expectAccessible(page);
});

test("he adds a branch with hours and time zone, five seats and a fee plan", async ({ page }) => {
  await signIn(page);
  await page.goto("/branches/new");
  await page.getByLabel("Name", { exact: true }).fill("Library Lane");
  await openChoices(page.getByRole("combobox", { name: "Time zone" }));
  await page.getByPlaceholder("Search a city or region").fill("Kolkata");
  await page
    .getByRole("option", { name: /Kolkata|Calcutta/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add branch" }).click();
  await expect(page.getByRole("heading", { name: "Library Lane" })).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const address = await page
    .getByText(/\/qr-booking\//)
    .first()
    .textContent();
  bookingPath = new URL(address ?? "").pathname;

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download SVG" }).click();
  expect((await download).suggestedFilename()).toBe("library-lane-qr.svg");
  await page.getByRole("link", { name: "Print poster" }).click();
  await expect(page.getByRole("heading", { name: "Book a seat at Library Lane" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/desks/new");
  await page.getByLabel("Name", { exact: true }).fill("A1");
  for (const name of ["A1", "A2", "A3", "A4", "A5"]) {
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await page.getByRole("button", { name: "Add seat" }).click();
    await expect(page.getByText(`Seat ${name} is added`)).toBeVisible();
  }
  await page.goto("/desks");
  await expect(page.getByRole("button", { name: /Seat A5|A5/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/fee-plans/new");
  await page.getByLabel("Name", { exact: true }).fill("One hour");
  await page.getByLabel("Price").fill("50");
  await page.getByRole("button", { name: "Add fee plan" }).click();
  await expect(page.getByRole("cell", { name: "₹50" })).toBeVisible();
  await expectAccessible(page);
});

test("a visitor books a seat from the QR code", async ({ page, request }) => {
  await chooseTomorrowTenToTwelve(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: /A1, available/i }).click();
  await page.getByLabel("Name", { exact: true }).fill(visitor.name);
  await page.getByLabel("E-mail").fill(visitor.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expectAccessible(page);

  // A code that has expired says so; a new one works.
  const expired = await codeFor(request, visitor.email);
  await setClockAhead(11);
  await enterCode(page, expired);
  await expect(page.getByText("That code has expired. Ask for a new one.")).toBeVisible();
  await setClockAhead(0);
  await page.getByRole("button", { name: "Another address" }).click();
  await page.getByLabel("E-mail").fill(`fresh-${visitor.email}`);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, await codeFor(request, `fresh-${visitor.email}`));

  await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
  await expectAccessible(page);
  bookingCode = (await page.getByTestId("booking-code").textContent()) ?? "";
  expect(bookingCode).toMatch(/^[0-9A-Z-]{6,}$/);
  await expect(page.getByText("₹100")).toBeVisible();
  await expect(async () => {
    const mails = await mailsTo(request, `fresh-${visitor.email}`);
    expect(mails.some((mail) => mail.text.includes(bookingCode))).toBe(true);
  }).toPass();
});

test("staff see it as pending and confirm it; seat and dashboard follow", async ({ page }) => {
  await signIn(page);
  await expect(figure(page, "Waiting for confirmation")).toContainText("1");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Waiting for confirmation" }).click();
  await expect(page.getByRole("tab", { name: /Pending/, selected: true })).toBeVisible();
  await page.getByRole("link", { name: bookingCode }).click();
  await expect(page.getByRole("dialog", { name: `Booking ${bookingCode}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm booking" }).click();
  await expect(page.getByText(`Booking ${bookingCode} is confirmed`)).toBeVisible();

  await page.goto("/bookings?status=CONFIRMED");
  await expect(page.getByRole("link", { name: bookingCode })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(figure(page, "Waiting for confirmation")).toContainText("0");
  await expect(page.getByRole("table", { name: "Coming up" })).toContainText("A1");
  await page.getByRole("table", { name: "Coming up" }).getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: `Booking ${bookingCode}` })).toBeVisible();
});

test("a second visitor is told that the seat is gone, with what is free nearby", async ({ page, browser, request }) => {
  // The first lets the two minutes pass for which A2 is held; both stand before the code then, and the first to enter it gets it.
  const context = await browser.newContext();
  const rival = await context.newPage();
  for (const [visit, person] of [
    [page, second],
    [rival, { name: "Lata Nair", email: `lata-${unique()}@mail.test` }],
  ] as const) {
    if (visit === rival) await setClockAhead(3);
    await chooseTomorrowTenToTwelve(visit);
    await expect(visit.getByRole("button", { name: /A1, occupied|A1, partially/i })).toBeDisabled();
    await visit.getByRole("button", { name: /A2, available/i }).click();
    await visit.getByLabel("Name", { exact: true }).fill(person.name);
    await visit.getByLabel("E-mail").fill(person.email);
    await visit.getByRole("button", { name: "Send me a code" }).click();
    await expect(visit.getByRole("heading", { name: "Check your mail" })).toBeVisible();
    if (visit === rival) {
      await enterCode(rival, await codeFor(request, person.email));
      await expect(rival.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
    }
  }
  await context.close();
  await enterCode(page, await codeFor(request, second.email));
  const notice = page.getByRole("alert").filter({ hasText: "Someone was quicker" });
  await expect(notice).toContainText("A2");
  await expectAccessible(page);
  await notice.getByRole("button", { name: /A3/ }).first().click();
  await page.getByRole("button", { name: "Book this seat" }).click();
  await expect(page.getByRole("heading", { name: "Your booking is saved" })).toBeVisible();
});

test("signing out ends the session; a wrong password says what is wrong", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: /Asha Rao/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goto("/bookings");
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("E-mail address or password is wrong");
  await expect(page.getByLabel("E-mail")).toHaveValue(owner.email);
});
