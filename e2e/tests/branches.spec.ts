import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { makePlace } from "../support/place";
import { readQr } from "../support/read-qr";
import { expect, test } from "../support/test";

test.describe.configure({ mode: "serial" });
// What is refused is answered on the screen.
test.use({ expectedErrors: [/status of (403|404|409|415)/] });

let place: Awaited<ReturnType<typeof makePlace>>;
test.beforeAll(async ({ request }) => {
  place = await makePlace(request, "Reading Rooms", [
    {
      name: "Library Lane",
      timezone: "Asia/Kolkata",
      desks: ["A1", "A2", "A3", "B1", "B2"].map((name) => ({ name, zone: name.startsWith("A") ? "Window" : "Hall" })),
    },
    { name: "Annexe", timezone: "Europe/London" },
  ]);
});

const branchPath = (index: number) => `/branches/${place.branchIds[index]}`;
const open = async (page: Page, path: string) => {
  await signInAs(page, place.email, place.password);
  await page.goto(path);
};
const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
const menu = async (page: Page, branch: string, entry: string) => {
  await page.getByRole("button", { name: `More for ${branch}` }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
};
/** A day ahead on which the branch is open, Sundays being closed. */
const weekdayAhead = () => {
  const day = new Date(Date.now() + 2 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
/** A picture as a camera gives it, drawn by the browser. */
const picture = async (page: Page, name: string) => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(120, 80);
    canvas.getContext("2d")?.fillRect(0, 0, 60, 40);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
};

test("opening hours are copied, closed and kept, and what was typed is not lost", async ({ page }) => {
  await open(page, branchPath(0));
  await expect(page.getByText("round the clock")).toBeVisible();
  await page.getByRole("link", { name: "Change hours" }).click();
  const sheet = page.getByRole("dialog", { name: "Opening hours of Library Lane" });
  await sheet.getByRole("combobox", { name: "Monday, opens" }).selectOption("09:30");
  await sheet.getByRole("combobox", { name: "Monday, closes" }).selectOption("18:00");
  await sheet.getByRole("button", { name: "Copy Monday's hours to" }).click();
  await page.getByRole("checkbox", { name: "All days" }).click();
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await copy.click();
  await expect(copy).toHaveCount(0);
  await sheet.getByRole("switch", { name: "Sunday" }).click();
  await page.keyboard.press("Escape");
  await confirm(page, "Stay");
  await expect(sheet.getByRole("switch", { name: "Sunday" })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Opening hours saved")).toBeVisible();
  const week = page.getByRole("table", { name: "Opening hours by weekday" });
  await expect(week.getByRole("row", { name: /^Saturday/ })).toContainText("09:30–18:00");
  await expect(week.getByRole("row", { name: /^Sunday/ })).toContainText("Closed");

  await page.getByRole("link", { name: "Change facilities" }).click();
  await page.getByRole("checkbox", { name: "Lockers" }).click();
  await page.getByRole("button", { name: "Save facilities" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Lockers" })).toBeVisible();
});

test("a name and a code that another branch has are refused beside their fields, and what was typed stays", async ({
  page,
}) => {
  await open(page, "/branches/new");
  const sheet = page.getByRole("dialog", { name: "Add branch" });
  const name = sheet.getByLabel("Name", { exact: true });
  await name.fill("LIBRARY lane");
  await page.keyboard.press("Control+Enter");
  await expect(sheet.getByText("There already is a branch called LIBRARY lane. Choose another name.")).toBeVisible();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveValue("LIBRARY lane");

  await open(page, `${branchPath(1)}/edit`);
  const edit = page.getByRole("dialog", { name: "Edit Annexe" });
  await edit.getByLabel("Name", { exact: true }).fill("Library Lane");
  await page.keyboard.press("Control+Enter");
  await expect(edit.getByText("There already is a branch called Library Lane. Choose another name.")).toBeVisible();
});

test("photos go up each on its own: what is no picture says so, the others are there", async ({ page }) => {
  await open(page, `${branchPath(0)}/photos`);
  await expect(page.getByRole("heading", { name: "No photos yet" })).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles([
      await picture(page, "room.png"),
      { name: "innocent.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") },
      { name: "lease.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
      await picture(page, "door.png"),
    ]);
  const files = page.getByRole("list", { name: "Files" });
  await expect(files.getByText("innocent.png is not a PNG, JPEG, WebP or AVIF picture.")).toBeVisible();
  await expect(files.getByText("This kind of file is not taken here.")).toBeVisible();
  const photos = page.getByRole("list", { name: "Photos of Library Lane" }).getByRole("listitem");
  await expect(photos).toHaveCount(2);
  await expect(page.getByText("2 of 50")).toBeVisible();
  await files.getByRole("button", { name: "Remove innocent.png" }).click();
  await expect(files.getByText("innocent.png")).toHaveCount(0);

  const remove = page.getByRole("button", { name: "Delete Photo 1 of Library Lane" });
  await remove.click();
  await confirm(page, "Keep it");
  await expect(photos).toHaveCount(2);
  await remove.click();
  await confirm(page, "Delete photo");
  await expect(photos).toHaveCount(1);
});

test("a branch is closed to visitors and opened again; one with desks is not deleted, an empty one is", async ({
  page,
  browser,
}) => {
  await open(page, branchPath(1));
  await page.getByRole("button", { name: "Bookings", exact: true }).click();
  await expect(page.getByText("You work in Annexe now")).toBeVisible();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByRole("button", { name: "Change branch: Annexe" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Branches" }).click();
  await menu(page, "Library Lane", "Delete");
  await confirm(page, "Delete branch");
  await expect(page.getByRole("alertdialog").getByText("Library Lane still has desks or members.")).toBeVisible();
  await confirm(page, "Deactivate");
  await expect(page.getByText("Library Lane is inactive")).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(`/qr-booking/${place.orgCode}`);
  await expect(visitor.getByText("Annexe").first()).toBeVisible();
  await expect(visitor.getByText("Library Lane")).toHaveCount(0);
  await visitor.close();

  await page.getByRole("tab", { name: "Inactive" }).click();
  await expect(page).toHaveURL(/status=INACTIVE/);
  const rows = page.locator("a[data-row-open]");
  // The rows of before stay until the server has found others.
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/Library Lane/);
  await page.getByRole("searchbox", { name: "Search branches" }).fill("nowhere");
  await expect(page.getByRole("heading", { name: "Nothing fits “nowhere”" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).last().click();
  await rows.click();
  // Nobody sees the desks of an inactive branch who works in another one.
  await page.getByRole("tab", { name: "QR codes" }).click();
  await page.getByRole("button", { name: "Work in this branch" }).click();
  await expect(page.getByText("You work in Library Lane now")).toBeVisible();
  await expect(page.getByRole("row", { name: "A1" })).toBeVisible();
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await confirm(page, "Activate");
  await expect(page.getByText("Library Lane is active again")).toBeVisible();

  await page.goto(branchPath(1));
  await menu(page, "Annexe", "Delete");
  await confirm(page, "Delete branch");
  await expect(page.getByText("Annexe is deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/branches$/);
  await expect(rows).toHaveText(/Library Lane/);
});

test.describe("posters", () => {
  test.use({ deviceScaleFactor: 2 });

  test("of chosen desks stand together on a sheet, and a camera reads where each leads", async ({ page, browser }) => {
    await open(page, branchPath(0));
    await page.getByRole("tab", { name: "QR codes" }).click();
    for (const name of ["A2", "B1"]) await page.getByRole("row", { name }).getByRole("checkbox").click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PNG" }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe("library-lane-qr.png");
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe("PNG");
    await page.getByRole("link", { name: "Print posters" }).click();
    const sheets = page.getByRole("region", { name: "Sheet" });
    const posters = page.getByRole("article");
    await expect(posters).toHaveCount(2);
    await expect(sheets).toHaveCount(1);
    await page.getByRole("checkbox", { name: "Window" }).click();
    await page.getByRole("checkbox", { name: "Hall" }).click();
    await expect(posters).toHaveCount(5);
    await expect(sheets).toHaveCount(2);
    await page.getByRole("radio", { name: "A6 paper" }).click();
    await expect(sheets).toHaveCount(5);

    const first = posters.filter({ has: page.getByRole("heading", { name: "A1", exact: true }) });
    const address = await readQr(page, first.getByRole("img", { name: "QR code that books desk A1" }));
    expect(address).toContain(`/qr-booking/${place.orgCode}/${place.branchIds[0]}?at=`);
    await page.getByRole("radio", { name: "The branch" }).click();
    await expect(page.getByRole("heading", { name: "Book a desk at Library Lane" })).toBeVisible();
    const branch = await readQr(page, page.getByRole("img", { name: /^QR code/ }));
    expect(new URL(branch ?? "").pathname).toBe(`/qr-booking/${place.orgCode}/${place.branchIds[0]}`);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/MediaBox \[0 0 [\d.]+ [\d.]+\]/g)).toHaveLength(1);
    const visitor = await browser.newPage();
    await visitor.goto(`${address}&step=desk&type=DAILY&date=${weekdayAhead()}`);
    await expect(visitor.getByText("Desk A1 is free then")).toBeVisible();
    await visitor.close();
  });
});

test("who may only read is offered nothing that changes a branch, and is refused by its address", async ({ page }) => {
  await signInAs(page, "view@harbour.test");
  await page.goto("/branches?q=Pier");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.locator("a[data-row-open]").click();
  await expect(page.getByRole("heading", { name: "Opening hours" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^(Change|Edit) / })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^More for/ })).toHaveCount(0);
  await page.getByRole("tab", { name: "Photos" }).click();
  await expect(page.getByText("of 50")).toBeVisible();
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  const { pathname } = new URL(page.url());
  await page.goto(pathname.replace(/photos$/, "hours"));
  await expect(page.getByText("Your role does not include this")).toBeVisible();
});
