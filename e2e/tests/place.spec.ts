import { devices } from "@playwright/test";
import { dayAhead, ZONE } from "../support/day-ahead";
import { inspect, LOOKS } from "../support/looks";
import { picture, pictureFiles } from "../support/pictures";
import { makePlace, type Place } from "../support/place";
import { expectReach, REACH } from "../support/reach";
import { expect, test } from "../support/test";
import { tooSmall } from "../support/too-small";
import { DONE, finger, mouse, visitOf, walk } from "../support/visitor-walk";

/** Gives a branch facilities, a phone, an address and photos, as its owner would. */
async function furnish({ client }: Pick<Place, "client">, branchId: string, photos: string[] = []) {
  await client.branches.update({ _id: branchId, features: ["wifi", "quiet"], ...REACH });
  if (photos.length === 0) return;
  await client.gallery.upload({ branchId, images: pictureFiles(photos) });
}

test("a visitor sees what the place is, by keyboard too", async ({ page, request }) => {
  const place = await makePlace(request, "Reading Rooms", [
    { name: "Reading Room", timezone: "Asia/Kolkata", desks: [{ name: "A1" }] },
  ]);
  await page.goto("/qr-booking/ATHENA");
  const [branchId = ""] = place.branchIds;
  await furnish(place, branchId, [await picture(page, "teal"), await picture(page, "maroon")]);
  await page.goto(`/qr-booking/${place.orgCode}`);
  // What it shows comes once it is in sight.
  await page.locator("details").scrollIntoViewIfNeeded();
  const photos = page.getByRole("list", { name: "Photos of Reading Room" });
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Facilities" })).toHaveText(/Wi-Fi.*Quiet room/);
  await expectReach(page);
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
    else await page.locator("details").scrollIntoViewIfNeeded();
    await expect(photos.locator("img").first()).toBeAttached();
    await inspect(page, `about-${name}`);
  }
});

const LONG_WAY = `${"From the ferry jetty walk along the quay to the third shed with the green door. ".repeat(10)}
Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
Ring at the blue door.`;

test("how to get in is told before and after booking, in its own lines, whatever the site hides", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = await visitOf(page, request, mouse);
  await visit.client.branches.update({ _id: visit.branchId, directions: LONG_WAY });
  await visit.client.website.updateContent({ hiddenParts: ["directions"] });
  const wayIn = page.getByText("Ring at the blue door.");
  const seen: string[] = [];
  await walk(visit, async (heading) => {
    if (heading === "When do you come?") await page.locator("summary").click();
    else if (heading !== DONE) return;
    await expect(page.getByRole("heading", { name: "How to get in" })).toBeVisible();
    await expect(wayIn).toHaveCSS("white-space-collapse", "preserve-breaks");
    await inspect(page, `way-in-${seen.length}`);
    seen.push(heading);
  });
  expect(seen).toEqual(["When do you come?", DONE]);
});

test("a seat says what is at it, in sight and by name", async ({ page, request }) => {
  const { orgCode } = await makePlace(request, "Lamp Rooms", [
    {
      name: "Lamp Room",
      timezone: ZONE,
      desks: [
        { name: "A1", zone: "Window", amenities: ["Monitor", "Reading lamp"] },
        { name: "A2", zone: "Window" },
      ],
    },
  ]);
  await page.goto(`/qr-booking/${orgCode}?type=DAILY&date=${dayAhead(3)}&step=desk`);
  const seat = page.getByRole("button", { name: "Desk A1, available, Monitor, Reading lamp" });
  await expect(seat).toBeVisible();
  await expect(seat.getByText("Monitor, Reading lamp")).toBeVisible();
  await expect(page.getByRole("button", { name: "Desk A2, available", exact: true })).toBeVisible();
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

  test("whatever is pressed, from the door to the booking's code, is as large as a finger", async ({
    page,
    request,
  }) => {
    const visit = await visitOf(page, request, finger);
    await furnish(visit, visit.branchId);
    const seen: string[] = [];
    await walk(visit, async (heading) => {
      const about = page.locator("summary");
      if (await about.count()) {
        await about.tap();
        await expect(page.getByRole("table", { name: "Opening hours" })).toBeVisible();
      }
      expect.soft(await tooSmall(page), heading).toEqual([]);
      if (await about.count()) await about.tap();
      if (heading === DONE) await expectReach(page);
      seen.push(heading);
    });
    expect(seen).toHaveLength(6);
  });
});
