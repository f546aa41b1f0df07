import { type APIRequestContext, devices, type Page } from "@playwright/test";
import { KEY } from "../support/admin";
import { inspect, LOOKS } from "../support/looks";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";

/** A picture of one colour, drawn by the browser that looks at it later. */
const picture = (page: Page, colour: string) =>
  page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 480);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, colour);

/** Gives a branch facilities, a phone, an address and photos, as its owner would. */
async function furnish(request: APIRequestContext, place: Awaited<ReturnType<typeof makePlace>>, photos: string[]) {
  const [branchId = ""] = place.branchIds;
  const login = await request.post("/api/admin/login", {
    data: { email: place.email, password: place.password },
    headers: { "x-api-key": KEY },
  });
  const headers = { "x-api-key": KEY, authorization: `Bearer ${(await login.json()).token}` };
  const update = await request.put("/api/co-space/branches/update", {
    data: {
      _id: branchId,
      features: ["wifi", "quiet"],
      phone: "+914845550100",
      email: "reading@quiet.test",
      address: { line1: "Harbour Street 12", city: "Kochi" },
    },
    headers,
  });
  expect(update.ok(), await update.text()).toBe(true);
  for (const [place, photo] of photos.entries()) {
    const upload = await request.post(`/api/co-space/branch-gallery/upload/${branchId}`, {
      multipart: { images: { name: `${place}.png`, mimeType: "image/png", buffer: Buffer.from(photo, "base64") } },
      headers,
    });
    expect(upload.ok(), await upload.text()).toBe(true);
  }
  return branchId;
}

test("a visitor sees what the place is, by keyboard too", async ({ page, request }) => {
  const place = await makePlace(request, "Reading Rooms", [
    { name: "Reading Room", timezone: "Asia/Kolkata", desks: [{ name: "A1" }] },
  ]);
  await page.goto("/qr-booking/ATHENA");
  await furnish(request, place, [await picture(page, "teal"), await picture(page, "maroon")]);
  await page.goto(`/qr-booking/${place.orgCode}`);
  const photos = page.getByRole("list", { name: "Photos of Reading Room" });
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Facilities" })).toHaveText(/Wi-Fi.*Quiet room/);
  await expect(page.getByRole("link", { name: "+914845550100" })).toHaveAttribute("href", "tel:+914845550100");
  await expect(page.getByRole("link", { name: "Find the way" })).toHaveAttribute("href", /maps\/dir/);
  await expect(page.getByRole("link", { name: "Show on a map" })).toHaveAttribute("href", /openstreetmap/);
  await expect(page.getByRole("table", { name: "Opening hours" }).getByRole("row")).toHaveCount(7);

  await expect(photos.locator("img")).toHaveCount(2);
  await photos.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Photo 1 of Reading Room" });
  await expect(large).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 2 of Reading Room" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  for (const { name, size, dark } of LOOKS) {
    await page.setViewportSize(size.width < 768 ? size : { width: 1440, height: 900 });
    await page.evaluate((chosen) => localStorage.setItem("carrel.preferences", JSON.stringify({ dark: chosen })), dark);
    await page.reload();
    if (size.width < 768) await page.getByText("About Reading Room").click();
    await expect(photos.getByRole("img", { includeHidden: true }).first()).toBeAttached();
    await inspect(page, `about-${name}`);
  }
});

test("the page's head names the place before anything runs", async ({ request }) => {
  const html = await (await request.get("/qr-booking/HARBOUR")).text();
  expect(html).toContain("<title>Desk Booking at Harbour Works</title>");
  expect(html).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#[0-9a-f]{3,8}">/);
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /booking/");
  expect(await (await request.get("/booking/no-such-token")).text()).toContain('content="noindex"');
});

test.describe("by touch", () => {
  const { viewport, hasTouch, isMobile } = devices["Pixel 5"];
  test.use({ viewport, hasTouch, isMobile });

  test("whatever is pressed on the first steps is as high as a finger is wide", async ({ page }) => {
    for (const path of ["/qr-booking/HARBOUR", "/qr-booking/ATHENA"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const low = await page.evaluate(() =>
        [...document.querySelectorAll("main button, main summary, header select")]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(low, path).toEqual([]);
    }
  });
});
