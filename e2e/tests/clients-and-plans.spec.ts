import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page, Request } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({
  expectedErrors: [/Failed to load resource: (the server responded with a status of (403|409)|net::ERR_FAILED)/],
});

/** An organisation that has signed up at Northside, as its client. */
async function newClient(request: APIRequestContext, orgName: string) {
  const about = { orgName, workspaceKind: "study-hall" } as const;
  const { client: asOwner, ...place } = await signUp(request, about, "pk_demo_northside");
  return { ...place, orgName, asOwner };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });
const inSidebar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

async function openClient(page: Page, orgName: string) {
  await page.goto(`/clients?q=${encodeURIComponent(orgName)}`);
  await page.getByRole("link", { name: orgName }).click();
  await expect(heading(page, orgName)).toBeVisible();
}

test("a reseller finds his clients, takes the list along, and sees no one else's", async ({ page, request }) => {
  const { orgName } = await newClient(request, `Quiet House ${unique()}`);
  await signInAs(page, "owner@northside.test");
  await page.goto("/dashboard");
  await inSidebar(page, "Clients").click();
  await expect(page.getByRole("link", { name: "Harbour Works" })).toBeVisible();
  await expect(page.getByText("Athena Reading Rooms")).toHaveCount(0);

  await page.getByRole("tab", { name: "Trial" }).click();
  await expect(page).toHaveURL(/status=TRIAL/);
  await expect(page.getByRole("link", { name: orgName })).toBeVisible();
  await expect(page.getByText("Harbour Works")).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search clients" }).fill(orgName);
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(`"${orgName}"`);
  expect(csv).toContain('"Trial"');

  await page.getByRole("searchbox", { name: "Search clients" }).fill("nobody is called that");
  await expect(page.getByRole("heading", { name: /Nothing fits/ })).toBeVisible();
});

test("a client's settings are changed, refused and kept, what it is called follows, and where payments go is the client's to accept", async ({
  page,
  request,
  browser,
}) => {
  const client = await newClient(request, `Reading Room ${unique()}`);
  await signInAs(page, "owner@northside.test");
  await openClient(page, client.orgName);
  await page.getByRole("link", { name: "Edit settings" }).click();
  const sheet = page.getByRole("dialog", { name: `Edit ${client.orgName}` });
  const name = sheet.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("");
  await sheet.getByRole("textbox", { name: "UPI address" }).fill("not an address");
  await sheet.getByRole("button", { name: "Save changes" }).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(sheet.getByText("Use a UPI address such as name@bank")).toBeVisible();

  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(sheet.getByRole("textbox", { name: "UPI address" })).toHaveValue("not an address");

  const renamed = `${client.orgName} at the quay`;
  await name.fill(renamed);
  await sheet.getByRole("textbox", { name: "UPI address" }).fill("quay@bank");
  await sheet.getByRole("textbox", { name: "Payee" }).fill("Quay");
  await sheet.getByRole("spinbutton", { name: "Book ahead, in days" }).fill("45");
  await page.keyboard.press("Control+Enter");
  await expect(heading(page, renamed)).toBeVisible();
  await expect(page.getByText("Up to 45 days")).toBeVisible();
  await expect(page.getByText(/unpaid/i)).toHaveCount(0);
  await expect(page.getByText(`Payments go elsewhere once ${client.orgName} has accepted it.`)).toBeVisible();
  await expect(page.getByText("Not set up. Quay (quay@bank) waits for the client to accept it.")).toBeVisible();

  const elsewhere = await browser.newContext();
  const owner = await elsewhere.newPage();
  await signInAs(owner, client.email, client.password);
  await owner.goto("/settings");
  await expect(owner.getByText("Northside Spaces wants your payments to go elsewhere")).toBeVisible();
  await inspectLooks(owner, "payments-proposed");
  await owner.getByRole("button", { name: "Accept" }).click();
  await expect(owner.getByText("Payments go to the new address")).toBeVisible();
  await expect(owner.getByLabel("UPI address")).toHaveValue("quay@bank");
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText("Quay (quay@bank)", { exact: true })).toBeVisible();

  // Payments that are to go elsewhere are asked about.
  await page.getByRole("link", { name: "Edit settings" }).click();
  await page.getByRole("textbox", { name: "UPI address" }).fill("other@bank");
  await page.getByRole("button", { name: "Save changes" }).click();
  const moving = page.getByRole("alertdialog", { name: `Ask ${renamed} to take payments elsewhere?` });
  await expect(moving).toContainText("quay@bank");
  await moving.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/Quay \(other@bank\) waits for the client/)).toBeVisible();
  expect(await client.asOwner.organisation.settings()).toMatchObject({ name: renamed, workspaceKind: "study-hall" });
});

test("deactivating a client stops its people, activating brings them back", async ({ page, request }) => {
  const client = await newClient(request, `Lofts ${unique()}`);
  await signInAs(page, "owner@northside.test");
  await openClient(page, client.orgName);
  await page.getByRole("button", { name: "Deactivate" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Deactivate ${client.orgName}?` });
  await expect(dialog).toContainText("Bookings, people and settings are kept");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Its people can't work, and its site is closed")).toBeVisible();
  await expect(client.asOwner.organisation.settings()).rejects.toMatchObject({
    status: 403,
    code: "organisation_inactive",
  });

  await page.goto("/clients?status=INACTIVE");
  await page.getByRole("link", { name: client.orgName }).click();
  await page.getByRole("button", { name: "Activate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByRole("button", { name: "Deactivate" })).toBeVisible();
  expect(await client.asOwner.organisation.settings()).toMatchObject({ name: client.orgName });
});

test("comments are written, kept when they can't be sent, and load as one goes back", async ({ page, request }) => {
  const { orgName } = await newClient(request, `Studio ${unique()}`);
  await signInAs(page, "owner@northside.test");
  await openClient(page, orgName);
  const thread = page.getByRole("region", { name: `Comments on ${orgName}` });
  const field = thread.getByRole("textbox", { name: "Write a comment" });

  await page.route("**/comments", (route) => route.abort());
  await field.fill("Asked for a second branch");
  await field.press("Control+Enter");
  await expect(thread.getByRole("alert")).toContainText("What you wrote is still here");
  await page.unroute("**/comments");
  await inSidebar(page, "Clients").click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await expect(field).toHaveValue("Asked for a second branch");

  await field.press("Control+Enter");
  await expect(thread.getByRole("listitem")).toHaveCount(1);
  await expect(field).toHaveValue("");
  for (let count = 2; count <= 12; count += 1) {
    await field.fill(`Call number ${count}`);
    await field.press("Control+Enter");
    await expect(thread.getByText(`Call number ${count}`, { exact: true })).toBeVisible();
    await expect(field).toHaveValue("");
  }
  await expect(thread.getByRole("listitem")).toHaveCount(10);

  // Who goes back while the list is on its way with a new comment gets both.
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const isList = (request: Request) => request.method() === "GET" && request.url().includes("/comments");
  await page.route(/\/comments/, async (route) => {
    if (isList(route.request())) await isAnswered;
    await route.fallback();
  });
  const asked = page.waitForRequest(isList);
  await field.fill("Call number 13");
  await field.press("Control+Enter");
  await asked;
  await thread.getByRole("button", { name: "Show earlier comments" }).click();
  answer();
  await expect(thread.getByText("Asked for a second branch")).toBeVisible();
  await expect(thread.getByRole("listitem")).toHaveCount(13);
  await page.unrouteAll({ behavior: "wait" });
});

test("a plan is added, refused, put in order, withdrawn and deleted, with the pricing page beside", async ({
  page,
}) => {
  const name = `Pilot ${unique()}`;
  await signInAs(page, "owner@carrel.test");
  await page.goto("/dashboard");
  await inSidebar(page, "Plans").click();
  await page.getByRole("link", { name: "Add plan" }).click();
  const preview = page.getByRole("region", { name: "Pricing page, as visitors see it" });
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue(name.toLowerCase().replace(" ", "-"));
  await page.getByRole("textbox", { name: "Code" }).fill("starter");
  await page.getByRole("textbox", { name: "Price" }).fill("1250");
  await page.getByRole("checkbox", { name: "Any number of branches" }).check();
  await page.getByRole("textbox", { name: "Lines of the card" }).fill("A line\nAnother line");
  const card = preview.getByRole("article", { name });
  await expect(card).toContainText("₹1,250");
  await expect(card).toContainText("Any number of branches");
  await expect(card).toContainText("Another line");
  await page.getByRole("button", { name: "Add plan" }).click();
  await expect(page.getByText("Another one has this code")).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(name.toLowerCase().replace(" ", "-"));
  await page.getByRole("button", { name: "Add plan" }).click();
  await expect(heading(page, "Plans")).toBeVisible();

  // By the keyboard to the top, and back again.
  const list = page.getByRole("list", { name: "Plans" });
  const names = () => list.getByRole("listitem").getByRole("link").allTextContents();
  await expect(list.getByRole("link", { name })).toBeVisible();
  const before = await names();
  expect(before.at(-1)).toBe(name);
  await page.getByRole("button", { name: `Move ${name} up` }).click();
  await expect.poll(names).toEqual([...before.slice(0, -2), name, before.at(-2)]);
  await expect(page.getByText(`${name} moved`, { exact: true })).toBeVisible();
  // The order of before shows at once; a reload would cut what is still on its way.
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(names).toEqual(before);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect.poll(names).toEqual(before);

  // Withdrawn, and on sale again.
  const more = async (action: string) => {
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await expect(preview.getByRole("article", { name })).toBeVisible();
  await more("Sell no longer");
  await expect(preview.getByRole("article", { name })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(preview.getByRole("article", { name })).toBeVisible();
  await more("Sell no longer");
  await expect(preview.getByRole("article", { name })).toHaveCount(0);
  await more("Sell again");
  await expect(preview.getByRole("article", { name })).toBeVisible();

  await more("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(list.getByRole("link", { name })).toHaveCount(0);

  // Beside plans: what one piece of an add-on adds.
  const piece = `Ten more ${unique()}`;
  await page.getByRole("tab", { name: "Add-ons" }).click();
  await page.getByRole("link", { name: "Add add-on" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(piece);
  await page.getByRole("textbox", { name: "Price of one" }).fill("250");
  await page.getByRole("spinbutton", { name: "Desks" }).fill("10");
  await page.getByRole("button", { name: "Add add-on" }).click();
  const addOns = page.getByRole("list", { name: "Add-ons" });
  await expect(addOns.getByRole("listitem").filter({ hasText: piece })).toContainText("10 desks");
  await page.getByRole("button", { name: `More for ${piece}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${piece} is deleted`)).toBeVisible();
});

test("what somebody has is sold no longer instead of deleted, and keeps its code", async ({ page }) => {
  await signInAs(page, "owner@carrel.test");
  await page.goto("/plans");
  await page.getByRole("button", { name: "More for Business", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("Business can't be deleted, because somebody has it");
  await dialog.getByRole("button", { name: "Sell no longer" }).click();
  await expect(page.getByText("Business is sold no longer")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Business is on sale again")).toBeVisible();

  await page.getByRole("list", { name: "Plans" }).getByRole("link", { name: "Business", exact: true }).click();
  const code = page.getByRole("textbox", { name: "Code" });
  await code.fill("enterprise");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The code of Business can't be changed")).toBeVisible();
  await expect(code).toHaveValue("enterprise");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(code).toHaveValue("business");
});

test("the company's details stand on the receipt as they are typed", async ({ page }) => {
  await signInAs(page, "owner@carrel.test");
  await page.goto("/dashboard");
  await inSidebar(page, "Company").click();
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("nowhere");
  await page.getByRole("textbox", { name: "City" }).fill("Fort Kochi");
  await expect(page.getByRole("figure")).toContainText("Fort Kochi");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("help@carrel.test");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Fort Kochi");
  await page.getByRole("textbox", { name: "City" }).fill("Kochi");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("who has no organisation below sees none of these places", async ({ page }) => {
  await signInAs(page, "owner@athena.test");
  await page.goto("/dashboard");
  for (const place of ["Clients", "Plans", "Company"]) await expect(inSidebar(page, place)).toHaveCount(0);
  for (const path of ["/clients", "/clients/new"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Your organisation has no clients" })).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  for (const path of ["/plans", "/plans/new", "/company"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Your role does not include this" })).toBeVisible();
  }
});
