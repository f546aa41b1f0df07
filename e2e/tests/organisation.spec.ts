import type { APIRequestContext, Page } from "@playwright/test";
import { SENTENCE, signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/test";

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (400|403|409|415)/] });

/** An organisation of its own for each test. */
const newHouse = (request: APIRequestContext) => signUp(request, { orgName: "Quiet House" });
type House = Awaited<ReturnType<typeof newHouse>>;

async function openSettings(page: Page, { email }: House) {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(SENTENCE);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "General" })).toBeVisible();
}

const save = (page: Page) => page.getByRole("button", { name: "Save changes" });
const inSidebar = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
const settingsOf = ({ client }: House) => client.organisation.settings();

test("name and kind of place change every screen at once, in other tabs too", async ({ page, context, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  const other = await context.newPage();
  await other.goto("/desks");
  await expect(inSidebar(other, "Desks")).toBeVisible();

  await page.getByRole("textbox", { name: "Name", exact: true }).fill("");
  await page.getByRole("radio", { name: "Study hall" }).click();
  await save(page).click();
  await expect(page.getByText("Fill this in")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Quiet Halls");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(save(page)).toHaveCount(0);

  for (const tab of [page, other]) {
    await expect(inSidebar(tab, "Seats")).toBeVisible();
    await expect(tab.getByText("Quiet Halls").first()).toBeVisible();
  }
  await expect(other).toHaveTitle(/^Seats/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Study hall" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Quiet Halls");
});

test("what is typed stays while another tab saves, and is asked for before it is lost", async ({
  page,
  context,
  request,
}) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  const ahead = page.getByRole("spinbutton", { name: "Book ahead, in days" });
  const steps = (tab: Page) => tab.getByRole("spinbutton", { name: "Steps of the times, in minutes" });
  await ahead.fill("30");
  const other = await context.newPage();
  await other.goto("/settings");
  await steps(other).fill("30");
  await save(other).click();
  await expect(other.getByText("Settings saved")).toBeVisible();
  await expect(steps(page)).toHaveValue("30");
  await expect(ahead).toHaveValue("30");

  await inSidebar(page, "Dashboard").click();
  await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(ahead).toHaveValue("60");
  await inSidebar(page, "Dashboard").click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("what a refusal leaves unsaved stays to be saved, and nothing is sent twice", async ({ page, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  const sent: string[] = [];
  page.on("request", (call) => call.method() === "PUT" && sent.push(new URL(call.url()).pathname));
  const message = "This name is taken by another organisation";
  const refuse = { status: false, statuscode: 409, code: "conflict", message, requestId: "req-1" };
  await page.route("**/organization/update-name", (route) => route.fulfill({ status: 409, json: refuse }));
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Quiet Halls");
  await page.getByRole("spinbutton", { name: "Steps of the times, in minutes" }).fill("30");
  await save(page).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(name).toHaveValue("Quiet Halls");
  expect((await settingsOf(house)).orgSettings.slotMinutes).toBe(30);

  await page.unroute("**/organization/update-name");
  await save(page).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect(sent).toEqual([
    "/api/organization/clients-all/client/update",
    "/api/organization/update-name",
    "/api/organization/update-name",
  ]);
  expect((await settingsOf(house)).name).toBe("Quiet Halls");
});

test("booking rules and features; what stops people from booking is asked first", async ({ page, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  await page.getByRole("spinbutton", { name: "Cancel until, before the start" }).fill("2");
  await page.getByRole("combobox", { name: "Unit" }).selectOption("hours");
  const reminders = page.getByRole("textbox", { name: /^Remind before/ });
  await reminders.fill("soon");
  await reminders.press("Enter");
  await save(page).click();
  await expect(page.getByText("Use whole days from 0 to 90")).toBeVisible();
  await page.getByRole("button", { name: "Remove soon days before" }).click();
  await reminders.fill("14");
  await reminders.press("Enter");
  await expect(page.getByText(/until 2 hours before the start/)).toBeVisible();
  // Nothing is held for a payment.
  await expect(page.getByText(/unpaid/i)).toHaveCount(0);
  const overdue = page.getByRole("textbox", { name: /^Remind people who owe/ });
  for (const day of ["14", "3"]) {
    await overdue.fill(day);
    await overdue.press("Enter");
  }
  await expect(page.getByText(/Who owes is mailed 3 and 14 days after the oldest of it began/)).toBeVisible();

  await page.getByRole("checkbox", { name: "Booking by the hour" }).click();
  await page.getByRole("checkbox", { name: "Booking by the day" }).click();
  await save(page).click();
  const question = page.getByRole("alertdialog", { name: "Save these settings?" });
  await expect(question).toContainText("Nobody can book a desk any more");
  await inspectLooks(page, "settings-stops", "[role=alertdialog]");
  await question.getByRole("button", { name: "Go back" }).click();
  await expect(question).toHaveCount(0);
  expect((await settingsOf(house)).features.dailyBooking).toBe(true);
  await save(page).click();
  await question.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  const stored = await settingsOf(house);
  expect(stored.features).toMatchObject({ hourlyBooking: false, dailyBooking: false });
  expect(stored.orgSettings).toMatchObject({
    cancelUntilMinutes: 120,
    expiryReminderDays: [14, 7, 1],
    dueReminderDays: [3, 14],
  });
});

test("logos are taken over at once, shown by their flags, and a file that is none is refused", async ({
  page,
  request,
}) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  const picture = await page.locator("#general").screenshot();
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const choose = (name: string, file: string, buffer: Buffer) =>
    region(name).locator("input[type=file]").setInputFiles({ name: file, mimeType: "image/png", buffer });

  await choose("Large logo", "large.png", Buffer.from("<svg onload=alert(1)>"));
  await expect(region("Large logo").getByRole("alert")).toContainText("is not a PNG, JPEG, WebP or AVIF picture");
  await choose("Large logo", "large.png", picture);
  await expect(page.getByText("The large logo is in use")).toBeVisible();
  await choose("Square logo", "square.png", picture);
  await expect(page.getByText("The square logo is in use")).toBeVisible();

  const onComputer = page.frameLocator("iframe[title='Your site on a computer']").first();
  await expect(onComputer.locator("img")).toBeVisible();
  await expect(page.getByText("On a computer: the large logo and the name")).toBeVisible();
  await expect(page.getByText("On a phone: the square logo and the name")).toBeVisible();
  await page.getByRole("checkbox", { name: "Show the large logo" }).click();
  await page.getByRole("checkbox", { name: "Show the name beside the logo" }).click();
  await expect(page.getByText("On a computer: the square logo", { exact: true })).toBeVisible();
  await expect(onComputer.getByText("Quiet House")).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText("Settings saved")).toBeVisible();

  const site = await page.context().newPage();
  await site.goto(`/qr-booking/${house.orgCode}`);
  const logo = site.getByRole("banner").getByRole("img", { name: "Quiet House" }).first();
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await site.close();

  await region("Square logo").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove logo" }).click();
  await expect(page.getByText("The square logo is removed")).toBeVisible();
  await expect(page.getByText("On a phone: the first letter", { exact: true })).toBeVisible();
  expect((await settingsOf(house)).logoSquare).toBeNull();
});

test("a theme is tried before it is saved, and then worn by every tab", async ({ page, context, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  const other = await context.newPage();
  await other.goto("/branches");
  const look = (tab: Page) => tab.locator("html");
  await expect(look(other)).toHaveAttribute("data-theme", "lara-light-blue");

  await page.getByRole("radio", { name: "Soho dark" }).click();
  await expect(page.frameLocator("iframe[title='Your site in Soho dark']").locator("html")).toHaveAttribute(
    "data-theme",
    "soho-dark",
  );
  await expect(look(page)).toHaveAttribute("data-theme", "lara-light-blue");
  await save(page).click();
  await expect(look(page)).toHaveAttribute("data-theme", "soho-dark");
  await expect(look(other)).toHaveAttribute("data-theme", "soho-dark");
  await page.getByRole("button", { name: "Use the default" }).click();
  await save(page).click();
  await expect(look(page)).toHaveAttribute("data-theme", "lara-light-blue");
  expect((await settingsOf(house)).theme).toBeNull();
});

test("UPI details give a code for any amount and for a fixed one", async ({ page, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  await page.getByLabel("UPI address").fill("quiet house");
  await save(page).click();
  await expect(page.getByText("Use a UPI address such as name@bank")).toBeVisible();
  await page.getByLabel("UPI address").fill("quiet@examplebank");
  await page.getByLabel("Name of the account").fill("Quiet House");
  await expect(page.getByRole("region", { name: "Payment code" })).toHaveCount(0);
  await save(page).click();

  const code = page.getByRole("region", { name: "Payment code" });
  await expect(code.getByText("upi://pay?pa=quiet@examplebank")).toBeVisible();
  await code.getByRole("radio", { name: "A fixed amount" }).click();
  await code.getByLabel("Amount", { exact: true }).fill("250.50");
  await code.getByLabel("Note").fill("Desk A14");
  await code.getByLabel("Note").press("Enter");
  await expect(code.getByText(/am=250\.50.*Desk%20A14/)).toBeVisible();
  const download = page.waitForEvent("download");
  await code.getByRole("button", { name: "Download SVG" }).click();
  expect((await download).suggestedFilename()).toBe("upi-payment-250.5.svg");
  await inspectLooks(page, "settings-payment");

  await page.getByLabel("UPI address").fill("");
  await page.getByLabel("Name of the account").fill("");
  await save(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save changes" }).click();
  await expect(code).toHaveCount(0);
  expect((await settingsOf(house)).upiDetails).toBeNull();
});

test("social links and sites are made whole addresses; others are refused", async ({ page, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  await page.getByLabel("X (Twitter)").fill("javascript:alert(1)");
  await save(page).click();
  await expect(page.getByText("Use an address such as https://example.com")).toBeVisible();
  await page.getByLabel("X (Twitter)").fill("x.com/quiethouse");
  const sites = page.getByRole("textbox", { name: /^Sites that may show/ });
  await sites.fill("Quiet.example/book?now=1");
  await sites.press("Enter");
  const allowed = page.getByRole("list", { name: "What each site may" });
  await expect(allowed.getByText("https://quiet.example", { exact: true })).toBeVisible();
  await sites.fill("*.quiet.example");
  await sites.press("Enter");
  await expect(allowed.getByText(/a star would let in sites/)).toBeVisible();
  await page.getByRole("button", { name: "Remove *.quiet.example" }).click();
  await expect(allowed.getByRole("listitem")).toHaveCount(1);
  await save(page).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  const stored = await settingsOf(house);
  expect(stored.socialLinks).toEqual({ twitter: "https://x.com/quiethouse" });
  expect(stored.embedOrigins).toEqual(["https://quiet.example"]);
});

test("staff who do nothing can be signed out, after hours that are set and cleared", async ({ page, request }) => {
  const house = await newHouse(request);
  await openSettings(page, house);
  const hours = page.getByRole("combobox", { name: "Sign out who does nothing" });
  await expect(hours).toHaveValue("");
  for (const [option, stored] of [
    ["After 2 hours", 2],
    ["Off", null],
  ] as const) {
    await hours.selectOption(option);
    await save(page).click();
    await expect(save(page)).toHaveCount(0);
    expect((await settingsOf(house)).sessionIdleHours).toBe(stored);
  }
  await page.reload();
  await expect(hours).toHaveValue("");
});

for (const [who, email, why] of [
  ["reseller", "owner@northside.test", "Your organisation is a reseller,"],
  ["client", "owner@harbour.test", "Your organisation is a reseller's client,"],
] as const) {
  test(`the owner of a ${who} is told why the theme is fixed`, async ({ page }) => {
    await signInAs(page, email);
    await page.goto("/settings#theme");
    const theme = page.getByRole("region", { name: "Theme", exact: true });
    await expect(theme.getByText(why)).toBeVisible();
    await expect(theme.getByRole("radio")).toHaveCount(0);
  });
}

test("who may only look sees the settings, and nothing to change them with", async ({ page }) => {
  await signInAs(page, "view@harbour.test");
  await page.goto("/settings");
  await expect(page.getByText("Your role lets you look at these settings.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveAttribute("readonly", "");
  await expect(page.getByRole("checkbox", { name: "Booking by QR code" })).toBeDisabled();
  await page.keyboard.press("Control+Enter");
  await expect(save(page)).toHaveCount(0);
});

test("the front desk has no settings", async ({ page }) => {
  await signInAs(page, "desk@harbour.test");
  await page.goto("/dashboard");
  await expect(inSidebar(page, "Bookings")).toBeVisible();
  await expect(inSidebar(page, "Settings")).toHaveCount(0);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
});
