import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { BASE_URL } from "../support/addresses";
import { signInAs } from "../support/admin";
import { ALL, holdScripts, ISLAND } from "../support/hold-scripts";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";

/** What the page asks for elsewhere than on its own host. */
function strangers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== BASE_URL) asked.push(request.url());
  });
  return asked;
}

/** Presses a button by keyboard, and reads what is saved. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The page's address once it holds what was entered. */
async function addressWith(page: Page, entered: string): Promise<string> {
  const held = (url: URL) => {
    const text = url.hash.slice("#d=".length).replaceAll("-", "+").replaceAll("_", "/");
    return Buffer.from(text, "base64").toString("utf8").includes(entered);
  };
  await page.waitForURL(held);
  return page.url();
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test("the calculator reckons what is typed, says what is wrong, and its address shows the same", async ({ page }) => {
  const asked = strangers(page);
  await page.goto("/free/capacity-calculator");
  const seats = page.getByRole("spinbutton", { name: "Seats", exact: true });
  await seats.fill("0");
  await expect(page.getByText("Use a whole number from 1 to 10,000.")).toBeVisible();
  await seats.fill("100");
  const result = page.getByRole("region", { name: "Result" });
  await expect(result).toContainText("300");
  await page.getByRole("textbox", { name: "Costs a month" }).fill("0");
  await expect(result).not.toContainText("Break-even");
  const address = await addressWith(page, '"seats":100');
  await page.goto("about:blank");
  await page.goto(address);
  await expect(seats).toHaveValue("100");
  await page.goto("about:blank");
  await page.goto("/free/capacity-calculator#d=eyJzZWF0cyI6Ijxzb-broken");
  await expect(page.getByText("This link could not be read")).toBeVisible();
  await expect(seats).toHaveValue("60");
  expect(asked).toEqual([]);
});

test("a poster is saved as what it says it is", async ({ page }) => {
  const asked = strangers(page);
  await page.goto("/free/qr-poster");
  await page.getByRole("textbox", { name: "Address" }).fill("javascript:alert(1)");
  await expect(page.getByText("Write an address such as example.com/book.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as PDF" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Address" }).fill("library.example/door");
  await page.getByRole("textbox", { name: /Headline/ }).fill("<b>Come in</b>");
  const poster = page.getByRole("img", { name: "Poster: <b>Come in</b>. QR code" });
  await expect(poster).toBeVisible();

  const pdf = await saved(page, "Save as PDF");
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(["poster.pdf", "%PDF-"]);
  const png = await saved(page, "Save as PNG");
  expect([png.name, png.bytes.subarray(0, 4)]).toEqual(["poster.png", PNG]);
  // A4 at 300 dots an inch.
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2480, 3508]);
  const svg = await saved(page, "Save as SVG");
  expect(svg.bytes.toString()).toContain("&lt;b&gt;Come in&lt;/b&gt;");

  const address = await addressWith(page, "library.example");
  await page.goto("about:blank");
  await page.goto(address);
  await expect(poster).toBeVisible();
  expect(asked).toEqual([]);
});

test("a card of opening hours follows its fields, and is saved", async ({ page }) => {
  const asked = strangers(page);
  await page.goto("/free/opening-hours-card");
  const card = page.getByRole("img", { name: "Card of opening hours: The quiet room" });
  await expect(card).toContainText("Monday – Friday");
  await page.getByRole("combobox", { name: "Monday, opens" }).selectOption("08:30");
  await page.getByRole("combobox", { name: "Second", exact: true }).selectOption({ label: "German" });
  await page.getByRole("button", { name: "Add a closure" }).press("Enter");
  await page.getByLabel("First day").fill("2026-12-24");
  await expect(card).toContainText("08:30 – 22:00");
  await expect(card).toContainText("Dienstag – Freitag");
  await expect(card).toContainText("24 December 2026");
  const pdf = await saved(page, "Save as PDF");
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(["opening-hours.pdf", "%PDF-"]);
  const address = await addressWith(page, "2026-12-24");
  await page.goto("about:blank");
  await page.goto(address);
  await expect(card).toContainText("24 December 2026");
  expect(asked).toEqual([]);
});

test("a room is drawn by keyboard, and each seat stands there in the office after the import", async ({
  page,
  request,
}) => {
  const asked = strangers(page);
  await page.goto("/free/seat-plan");
  const room = page.getByRole("region", { name: "The room" });
  const first = room.getByRole("button", { name: /^A1, at/ });
  await expect(first).toHaveAccessibleName("A1, at 120, 80");
  await first.press("Enter");
  await first.press("ArrowRight");
  await first.press("Shift+ArrowDown");
  await expect(room.getByRole("button", { name: /^A1, at 130, 180/ })).toBeFocused();
  await room.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(room.getByRole("button", { name: /^A1, at 130, 80/ })).toBeVisible();
  await room.getByRole("button", { name: "Redo" }).press("Enter");

  await page.getByRole("textbox", { name: "Zone" }).fill("Window");
  await page.getByRole("button", { name: "Add 12 seats" }).press("Enter");
  await expect(room.getByRole("button", { name: /^F6, at/ })).toBeVisible();
  await room.getByRole("button", { name: "Turn right" }).press("Enter");
  await page.getByRole("button", { name: "Add a table" }).press("Enter");
  await expect(room.getByRole("button", { name: /^Table 1, at/ })).toBeFocused();

  const png = await saved(page, "Save as PNG");
  expect(png.bytes.subarray(0, 4)).toEqual(PNG);
  const sheet = await saved(page, "Save the sheet for Carrel");
  expect(sheet.name).toBe("seats.csv");
  const drawn = sheet.bytes
    .toString()
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.slice(1, -1).split('","'))
    .map(([name, , zone, , , , , x, y, w, h, rotation]) => ({
      name,
      zone,
      position: { x: Number(x), y: Number(y), w: Number(w), h: Number(h), rotation: Number(rotation) },
    }));
  expect(drawn).toHaveLength(36);
  expect(drawn.find(({ name }) => name === "A1")?.position).toEqual({ x: 130, y: 180, w: 100, h: 60, rotation: 0 });
  expect(drawn.find(({ name }) => name === "F6")).toMatchObject({ zone: "Window", position: { rotation: 90 } });

  // The browser keeps it, and so does the address.
  const address = await addressWith(page, "Window");
  await page.goto("/free");
  await page.goto("/free/seat-plan");
  await expect(room.getByRole("button", { name: /^F6, at/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("carrel-seat-plan"));
  await page.goto("about:blank");
  await page.goto(address);
  await expect(room.getByRole("button", { name: /^A1, at 130, 180/ })).toBeVisible();
  expect(asked).toEqual([]);

  const place = await makePlace(request, "Drawn Hall", [{ name: "North", timezone: "Asia/Kolkata", desks: [] }]);
  await signInAs(page, place.email, place.password);
  await page.goto("/desks/bulk-upload");
  await page.locator("input[type=file]").setInputFiles({ name: sheet.name, mimeType: "text/csv", buffer: sheet.bytes });
  await page.getByRole("button", { name: "Add 36 desks" }).click();
  await expect(page.getByRole("heading", { name: "36 desks added" })).toBeFocused();
  const imported = await place.client.desks.list({ limit: 100 });
  const placed = imported.data.map(({ name, zone, position }) => ({ name, zone, position }));
  const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
    (one.name ?? "").localeCompare(other.name ?? "");
  expect(placed.sort(byName)).toEqual(drawn.sort(byName));
});

for (const [which, scripts] of [
  ["what takes the tool over", ISLAND],
  ["any script", ALL],
] as const)
  test(`what is typed and chosen before ${which} has come stands there once it has`, async ({ page }) => {
    const letCome = await holdScripts(page, scripts);
    await page.goto("/free/capacity-calculator", { waitUntil: "commit" });
    const seats = page.getByRole("spinbutton", { name: "Seats", exact: true });
    const currency = page.getByRole("combobox", { name: "Currency" });
    const result = page.getByRole("region", { name: "Result" });
    const before = await result.textContent();
    await seats.press("ControlOrMeta+A");
    await seats.pressSequentially("100");
    await currency.selectOption("EUR");
    await seats.press("End");
    expect(await result.textContent()).toBe(before);
    await letCome();
    await expect(result).toContainText("€");
    await expect(seats).toHaveValue("100");
    await expect(currency).toHaveValue("EUR");
    // Whoever was typing goes on where he was.
    await expect(seats).toBeFocused();
    await page.keyboard.type("0");
    await expect(seats).toHaveValue("1000");
    await addressWith(page, '"currency":"EUR","seats":1000');
  });

test("what is pressed before the tool is taken over happens then, in its order, and the address's figures stay", async ({
  page,
}) => {
  const letCome = await holdScripts(page, ISLAND);
  const start = {
    currency: "INR",
    seats: 77,
    days: 6,
    closed: 10,
    shifts: [{ name: "Morning", hours: 6, price: 90_000, sold: 60 }],
    hourPrice: 3000,
    hoursSold: 0,
    dayPrice: 20_000,
    dayPasses: 0,
    costs: 0,
  };
  const address = Buffer.from(JSON.stringify(start)).toString("base64url");
  await page.goto(`/free/capacity-calculator#d=${address}`, { waitUntil: "commit" });
  const days = page.getByRole("spinbutton", { name: "Days open a week" });
  await days.press("ControlOrMeta+A");
  await days.pressSequentially("4");
  await days.press("ArrowUp");
  await page.getByRole("button", { name: "Add a shift" }).click();
  await letCome();
  await expect(page.getByRole("group", { name: "Shift 2" })).toBeVisible();
  await expect(days).toHaveValue("5");
  await expect(page.getByRole("spinbutton", { name: "Seats", exact: true })).toHaveValue("77");
  await addressWith(page, '"seats":77,"days":5');
});

/** Whether React has taken over a page's island. */
const isAwake = (page: Page) =>
  page.locator("[data-island]").evaluate((root) => Object.keys(root).some((key) => key.startsWith("__react")));

test("whoever only reads a tool's page runs no React", async ({ page }) => {
  const letCome = await holdScripts(page, ISLAND);
  await page.goto("/free/qr-poster");
  expect(await isAwake(page)).toBe(false);
  await letCome();
  await page.mouse.move(40, 40);
  await expect.poll(() => isAwake(page)).toBe(true);
});

test("an empty cart says so without React, and has what another tab puts into it", async ({ page, context }) => {
  await page.goto("/ecommerce/cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  expect(await isAwake(page)).toBe(false);
  const other = await context.newPage();
  await other.goto("/ecommerce");
  await other.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page.getByRole("list", { name: "In your cart" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("Your cart is empty.")).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("a tool that can't be taken over keeps what is typed, and asks again", async ({ page }) => {
    await page.route(ISLAND, (route) => route.abort());
    await page.goto("/free/capacity-calculator");
    const asked = page.waitForEvent("requestfailed");
    const seats = page.getByRole("spinbutton", { name: "Seats", exact: true });
    await seats.fill("120");
    await asked;
    await page.unroute(ISLAND);
    await page.mouse.move(40, 40);
    await addressWith(page, '"seats":120');
    await expect(seats).toHaveValue("120");
  });
});
