import { OWN_DOMAINS, PORT } from "../support/addresses";
import { setClockAhead } from "../support/clock";
import { changeDns } from "../support/dns";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";
import { answer, atStep, DONE, localDay, mouse, WALK, ZONE } from "../support/visitor-walk";

test.use({ expectedErrors: [REFUSED] });

test("at an organisation's own domain: find, read, write, book hours and a day, meet a conflict, move, cancel with what comes back, erase", async ({
  page,
  request,
}) => {
  const id = unique();
  const domain = `desks.walk${id}.${OWN_DOMAINS}`;
  const site = `http://${domain}:${PORT}`;
  const desks = [{ name: "A1" }, { name: "A2" }];
  const place = await makePlace(request, `Quay ${id}`, [{ name: "Long hall", timezone: ZONE, desks }]);
  const { orgCode, client, branchIds } = place;
  const plan = { taxPercent: 0, isListed: true };
  const [hour, day] = [{ count: 1, unit: "hour" } as const, { count: 1, unit: "day" } as const];
  await client.feePlans.add({ ...plan, name: "Hour", bookingType: "HOURLY", duration: hour, amount: 5_000 });
  await client.feePlans.add({ ...plan, name: "Day", bookingType: "DAILY", duration: day, amount: 20_000 });
  const { _id: orgId } = (await client.auth.session()).loggedOrgDetails;
  const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain: domain });
  await changeDns({ add: dnsMapping?.records ?? [] });
  await client.website.verifyDns({ orgId });

  const email = `walk-${id}@mail.test`;
  const nav = page.getByRole("navigation", { name: "Main" });
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const dialog = page.getByRole("alertdialog");
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();

  await test.step("find and read it, and write to it", async () => {
    await page.goto(site);
    await expect(page).toHaveTitle(new RegExp(`Quay ${id}`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(domain));
    await nav.getByRole("link", { name: "Info" }).click();
    await expect(page).toHaveURL(`${site}/info`);
    await expect(page.getByText("₹200").first()).toBeVisible();
    await nav.getByRole("link", { name: "Contact" }).click();
    await page.getByLabel("Name").fill("Meera Iyer");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Message").fill("Is there a locker?");
    await press("Send message");
    await expect(page.getByRole("status")).toBeFocused();
  });

  await test.step("book hours, by a code", async () => {
    await page.getByRole("link", { name: "Book", exact: true }).click();
    const visit = { page, request, hands: mouse, orgCode, client, email, branchId: branchIds[0] ?? "", address: "" };
    await answer(visit, WALK.slice(1));
    await atStep(page, DONE);
  });

  const [hours] = (await client.bookings.list({ limit: 10, page: 1 })).data;
  await client.bookings.changeStatus({ bookingId: hours?._id ?? "", status: "CONFIRMED" });
  await client.bookings.pay({ id: hours?._id ?? "", amount: 5_000, method: "cash" });

  await test.step("sign in", async () => {
    await nav.getByRole("link", { name: "Your bookings" }).click();
    await setClockAhead(1);
    await page.getByLabel("E-mail").fill(email);
    await press("Send me a code");
    await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email, 2));
    await expect(heading("Your bookings")).toBeVisible();
  });

  await test.step("book a day without another code; somebody is quicker, and another desk is offered", async () => {
    await nav.getByRole("link", { name: "Book", exact: true }).click();
    await page.getByRole("radio", { name: "The whole day" }).check();
    const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: ZONE });
    await page.getByRole("radio", { name: date.format(Date.now() + 2 * 86_400_000) }).click();
    await press("See what is free");
    await press(/^Desk A1,/);
    await atStep(page, "Who is it for?");
    const { data } = await client.desks.list({ limit: 10, page: 1 });
    const first = data.find(({ name }) => name === "A1");
    await client.desks.bookDesk({
      ...{ deskId: first?._id ?? "", type: "DAILY", date: localDay(2) },
      customer: { name: "Ravi", email: `ravi-${id}@mail.test` },
    });
    await press("Book this desk");
    await expect(page.getByText("Someone was quicker")).toBeVisible();
    // The one that is offered, not the one on the plan behind it.
    await press(/^Desk A2, \w{3}, /);
    await atStep(page, "Who is it for?");
    await press("Book this desk");
    await atStep(page, DONE);
  });

  await test.step("move the hours", async () => {
    await nav.getByRole("link", { name: "Your bookings" }).click();
    await page.getByRole("link", { name: `Move ${hours?.code}` }).click();
    await press(/^05:00/);
    await press("See what is free");
    await press(/^(?:Keep d|D)esk A1/);
    await expect(heading("Move it like this?")).toBeVisible();
    await press("Move booking");
    await expect(page.getByText(`Booking ${hours?.code} is moved`)).toBeVisible();
  });

  await test.step("cancel both, with what comes back before", async () => {
    await press(`Cancel ${hours?.code}`);
    await expect(dialog).toContainText("₹50");
    await expect(dialog).toContainText("is to be given back");
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText(`Booking ${hours?.code} is cancelled.`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Cancel ${hours?.code}` })).toHaveCount(0);
    await press(/^Cancel /);
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("Nothing is booked")).toBeVisible();
  });

  await test.step("erase", async () => {
    await page.getByRole("link", { name: "Your profile" }).click();
    await press("Erase my data");
    await dialog.getByLabel("Type your e-mail address").fill(email);
    await dialog.getByRole("button", { name: "Erase my data" }).click();
    await expect(heading("Your data is erased")).toBeVisible();
    expect(JSON.stringify((await client.bookings.list({ limit: 10, page: 1 })).data)).not.toContain(email);
  });
});
