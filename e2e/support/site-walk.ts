import type { Booking } from "@carrel/sdk";
import { formatMoney, terminology } from "@carrel/sdk/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import { setClockAhead } from "./clock";
import { codeFor } from "./outbox";
import type { Place } from "./place";
import { expect, test } from "./test";
import { atStep, DONE, type Hands } from "./visitor-walk";

/** Who comes to an organisation's own site, by which hands, and what stands there. */
interface SiteVisit {
  page: Page;
  request: APIRequestContext;
  hands: Hands;
  /** The site's origin. */
  site: string;
  /** Signed in as the organisation's owner. */
  client: Place["client"];
  /** One that nobody has booked with. */
  email: string;
  /** In the title of its home. */
  name: string;
  /** One of its prices. */
  price: string;
  /** Where there are several, the name of the one that is booked. */
  branch?: string;
  /** What is done at each page before it is answered. */
  look?: (page: string) => Promise<void>;
}

/** A booking as its visitor has it in hand. */
type Hours = Pick<Booking, "_id" | "code" | "amount" | "currency">;

type Walked = Awaited<ReturnType<typeof walkedBy>>;

/** A visit with what it presses and looks for. Days, times and desks are those that are offered: a demo has bookings of its own. */
async function walkedBy(visit: SiteVisit) {
  const { page, client, hands, look = async () => undefined } = visit;
  const { workspaceKind } = (await client.auth.session()).loggedOrgDetails;
  const desk = terminology(workspaceKind).desk.toLowerCase();
  const free = { disabled: false };
  const menu = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  return {
    ...visit,
    desk,
    menu,
    button,
    look,
    dialog: page.getByRole("alertdialog"),
    press: (name: string | RegExp) => hands.press(button(name)),
    /** Opens a page of the header's. */
    async open(name: string, title: string | RegExp) {
      await hands.press(menu(name));
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    },
    async at(title: string) {
      await atStep(page, title);
      await look(title);
    },
    day: (at: number) => page.getByRole("radiogroup", { name: "Day" }).getByRole("radio", free).nth(at),
    hour: (at: number) => page.getByRole("toolbar", { name: "Time" }).getByRole("button", free).nth(at),
    firstFree: page
      .getByRole("toolbar", { name: `${desk}s` })
      .getByRole("button", free)
      .first(),
  };
}

/** Home, prices and the way, and a message to the staff. */
async function find({ page, hands, site, name, price, email, open, press, look }: Walked) {
  await page.goto(site);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(new URL(site).hostname));
  await look("Home");
  await open("Info", /^Hours, prices and the way/);
  await expect(page).toHaveURL(`${site}/info`);
  await expect(page.getByText(price).first()).toBeVisible();
  await look("Info");
  await open("Contact", /^Contact /);
  await look("Contact");
  await hands.write(page.getByLabel("Name"), "Meera Iyer");
  await hands.write(page.getByLabel("E-mail"), email);
  await hands.write(page.getByLabel("Message"), "Is there a locker?");
  await press("Send message");
  await expect(page.getByRole("status")).toBeFocused();
}

/** From any page to the question when. */
async function beginBooking({ page, hands, branch, at, press }: Walked) {
  await hands.press(page.getByRole("link", { name: "Book", exact: true }));
  if (branch) {
    await at("Where do you want to work?");
    await press(new RegExp(branch));
  }
  await at("When do you come?");
}

/** @returns what the staff have of it */
async function bookHours(walked: Walked): Promise<Hours> {
  const { page, request, hands, client, email, desk, at, press, day, hour, firstFree } = walked;
  await beginBooking(walked);
  await hands.press(day(1));
  await hands.press(hour(2));
  await press("See what is free");
  await at(`Which ${desk}?`);
  await hands.press(firstFree);
  await at("Who is it for?");
  await hands.write(page.getByLabel("Name", { exact: true }), "Meera Iyer");
  await hands.write(page.getByLabel("E-mail"), email);
  await press("Send me a code");
  await at("Check your mail");
  await hands.write(page.getByLabel("Code", { exact: true }), await codeFor(request, email));
  await at(DONE);
  const search = (await page.getByTestId("booking-code").textContent()) ?? "";
  const [hours] = (await client.bookings.list({ search, limit: 1 })).data;
  if (!hours) throw new Error(`The staff find no booking ${search}`);
  return hours;
}

async function signIn({ page, request, hands, email, open, press, look, at }: Walked) {
  await open("Your bookings", "Sign in");
  await look("Sign in");
  // An address gets another code after half a minute.
  await setClockAhead(1);
  await hands.write(page.getByLabel("E-mail"), email);
  await press("Send me a code");
  await atStep(page, "Check your mail");
  await hands.write(page.getByLabel("Code", { exact: true }), await codeFor(request, email, 2));
  await at("Your bookings");
}

/**
 * A whole day, without another code. Somebody takes the desk meanwhile, and another one is offered.
 * @returns its id, and that of who was quicker
 */
async function bookDay(walked: Walked): Promise<string[]> {
  const { page, hands, client, email, desk, press, day, firstFree, look } = walked;
  await beginBooking(walked);
  await hands.press(page.getByRole("radio", { name: "The whole day" }));
  await hands.press(day(2));
  await press("See what is free");
  await atStep(page, `Which ${desk}?`);
  await hands.press(firstFree);
  await atStep(page, "Who is it for?");
  const asked = new URL(page.url()).searchParams;
  const rival = await client.desks.bookDesk({
    ...{ deskId: asked.get("desk") ?? "", type: "DAILY", date: asked.get("date") ?? "" },
    customer: { name: "Noor Ali", email: `quicker-${email}` },
  });
  await press(`Book this ${desk}`);
  const taken = page.getByRole("alert").filter({ hasText: "Someone was quicker" });
  await expect(taken).toBeVisible();
  await look("Someone was quicker");
  await hands.press(taken.getByRole("button").first());
  await atStep(page, "Who is it for?");
  await press(`Book this ${desk}`);
  await atStep(page, DONE);
  const search = (await page.getByTestId("booking-code").textContent()) ?? "";
  const [booked] = (await client.bookings.list({ search, limit: 1 })).data;
  await client.bookings.changeStatus({ bookingId: rival._id, status: "CANCELLED", reason: "Walked" });
  return [booked?._id ?? "", rival._id];
}

async function move({ page, hands, desk, at, open, press, hour, firstFree }: Walked, { code }: Hours) {
  await open("Your bookings", "Your bookings");
  await hands.press(page.getByRole("link", { name: `Move ${code}` }));
  await at("When do you come instead?");
  await hands.press(hour(4));
  await press("See what is free");
  await at(`Which ${desk}?`);
  await hands.press(firstFree);
  await at("Move it like this?");
  await press("Move booking");
  await expect(page.getByText(`Booking ${code} is moved`)).toBeVisible();
}

/** Both, the paid one with what comes back said before; the staff give that back. */
async function cancel({ page, hands, client, dialog, button, press, look }: Walked, hours: Hours) {
  const { _id: id, code, amount, currency } = hours;
  const sure = dialog.getByRole("button", { name: "Cancel booking" });
  await press(`Cancel ${code}`);
  await expect(dialog).toContainText(formatMoney(amount, currency));
  await expect(dialog).toContainText("is to be given back");
  await look("Cancel");
  await hands.press(sure);
  await expect(page.getByText(`Booking ${code} is cancelled.`)).toBeVisible();
  await expect(button(`Cancel ${code}`)).toHaveCount(0);
  await client.bookings.refund({ id, amount, method: "cash", reason: "Cancelled in time" });
  await press(/^Cancel /);
  await hands.press(sure);
  await expect(page.getByText("Nothing is booked")).toBeVisible();
}

async function erase({ page, hands, email, dialog, at, press, look }: Walked) {
  await hands.press(page.getByRole("link", { name: "Your profile" }));
  await at("Your profile");
  await press("Erase my data");
  await hands.write(dialog.getByLabel("Type your e-mail address"), email);
  await look("Erase");
  await hands.press(dialog.getByRole("button", { name: "Erase my data" }));
  await at("Your data is erased");
}

/**
 * All that a visitor does at an organisation's own site: finds and reads it, writes to it, books hours and a day, meets a
 * conflict, moves, cancels with what comes back, and is erased. Nothing of it stays booked or paid.
 */
export async function walkSite(visit: SiteVisit) {
  const walked = await walkedBy(visit);
  const { client, email } = walked;
  await test.step("find and read it, and write to it", () => find(walked));
  const hours = await test.step("book hours, by a code", () => bookHours(walked));
  const { _id: id, amount } = hours;
  await client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
  await client.bookings.pay({ id, amount, method: "cash" });
  await test.step("sign in", () => signIn(walked));
  const [day = "", rival = ""] = await test.step("book a day, where somebody is quicker", () => bookDay(walked));
  await test.step("move the hours", () => move(walked, hours));
  await test.step("cancel both", () => cancel(walked, hours));
  await test.step("erase", () => erase(walked));
  for (const bookingId of [id, day, rival]) {
    const { status, visitor } = await client.bookings.get({ id: bookingId });
    expect(status).toBe("CANCELLED");
    expect(visitor.email).not.toBe(email);
  }
}
