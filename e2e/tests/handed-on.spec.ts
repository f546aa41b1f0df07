import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

// The second test looks for what the first one left.
test.describe.configure({ mode: "serial" });

let server: Server;
/** As a place's own site is beside the office: two origins, and two hosts. */
let origins: string[];
/** How often the part was fetched that may be kept for an hour. */
let fetched = 0;
/** The context and the page of the first test, as the browser names them. */
let handedOn: unknown;
/** What a page finds that nobody had before. */
let fresh: [string, unknown][];

const WORKER = "addEventListener('fetch', () => undefined);";
const PART = { "content-type": "text/javascript", "cache-control": "max-age=3600" };

test.beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    if (url === "/part.js") {
      fetched += 1;
      response.writeHead(200, PART).end(`export default ${fetched};`);
    } else if (url === "/below/worker.js") {
      response.writeHead(200, { "content-type": "text/javascript" }).end(WORKER);
    } else if (url?.endsWith("/headers")) {
      response.end([headers.cookie, headers["x-left"], headers["x-left-by-page"]].join());
    } else {
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>A page</title><h1>A page</h1>");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  origins = [`http://localhost:${port}`, `http://elsewhere.localhost:${port}`];
});

test.afterAll(() => server.close());

async function namesOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.detach();
  return { context: targetInfo.browserContextId, page: targetInfo.targetId };
}

/** Whether the page has to fetch the part, rather than to take what was kept of it. */
async function fetchesPart(page: Page) {
  const before = fetched;
  await page.goto(origins[0] ?? "");
  await page.evaluate("import('/part.js')");
  return fetched > before;
}

/** What an origin keeps. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const text = async (address: string) => (await fetch(address)).text();
    const folder = await navigator.storage.getDirectory();
    return {
      cookies: document.cookie,
      sentCookies: (await text("/headers")).split(",")[0],
      sentBelow: (await text("/below/headers")).split(",")[0],
      localStorage: localStorage.length,
      sessionStorage: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      file: await folder.getFileHandle("left").then(Boolean, () => false),
    };
  });

/** What a page finds out of its window and of who leads the browser. */
const foundBy = (page: Page) =>
  page.evaluate(async () => {
    const text = async (address: string) => {
      try {
        return await (await fetch(address, { signal: AbortSignal.timeout(5_000) })).text();
      } catch (error) {
        return String(error);
      }
    };
    const [, header, pageHeader] = (await text("/headers")).split(",");
    const media = [
      "print",
      "(prefers-color-scheme: dark)",
      "(prefers-reduced-motion: reduce)",
      "(forced-colors: active)",
    ];
    const global = (name: string) => name in window;
    return {
      header,
      pageHeader,
      route: await text("/routed"),
      pageRoute: await text("/routed-by-page"),
      answer: await text("/answered"),
      initScript: global("leftScript"),
      pageInitScript: global("leftPageScript"),
      binding: global("leftBinding"),
      pageBinding: global("leftPageBinding"),
      year: new Date().getFullYear(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      media: media.map((query) => matchMedia(query).matches).join(),
      size: `${innerWidth} × ${innerHeight}`,
      passkeys: await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
      permission: (await navigator.permissions.query({ name: "geolocation" })).state,
      confirmed: confirm("Is anybody there?"),
    };
  });

/** Which keys and buttons the page believes to be held. */
async function heldIn(page: Page) {
  const moved = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("mousemove", ({ shiftKey, buttons }) => resolve(`${shiftKey} ${buttons}`), { once: true });
        document.title = "listens";
      }),
  );
  await expect(page).toHaveTitle("listens");
  await page.mouse.move(100, 100);
  return moved;
}

/** Where the page believes to be. @returns null where it isn't told */
async function placeOf(page: Page) {
  await page.context().grantPermissions(["geolocation"]);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const told = ({ coords }: GeolocationPosition) => resolve(coords.latitude);
        navigator.geolocation.getCurrentPosition(told, () => resolve(null), { timeout: 3_000 });
      }),
  );
}

/** All that a page can tell of what was before it. */
async function tracesIn(page: Page) {
  const own = await page.evaluate(() => ({ name: window.name, steps: history.length, address: location.href }));
  const windows = page.context().pages().length;
  const kept: Record<string, unknown> = {};
  for (const [at, origin] of origins.entries()) {
    await page.goto(origin);
    for (const [what, value] of Object.entries(await keptBy(page))) kept[`${what} of ${at}`] = value;
  }
  return { windows, ...own, ...kept, ...(await foundBy(page)), held: await heldIn(page), place: await placeOf(page) };
}

/** Leaves in an origin whatever it can keep. */
async function leaveIn(page: Page, origin: string) {
  await page.goto(origin);
  await page.context().addCookies([{ name: "unseen", value: "left", url: origin, httpOnly: true }]);
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as any page may leave it.
    document.cookie = "seen=left";
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = "below=left; path=/below";
    localStorage.setItem("left", "left");
    sessionStorage.setItem("left", "left");
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("left");
      opening.onsuccess = () => resolve();
      opening.onerror = () => reject(opening.error);
    });
    await (await caches.open("left")).put("/left", new Response("left"));
    await navigator.serviceWorker.register("/below/worker.js");
    const folder = await navigator.storage.getDirectory();
    await folder.getFileHandle("left", { create: true });
  });
}

test("a test leaves whatever it can", async ({ page, context, browser }) => {
  expect(await fetchesPart(page)).toBe(true);
  expect(await fetchesPart(page), "it is kept").toBe(false);
  for (const origin of origins) await leaveIn(page, origin);
  await page.evaluate(() => {
    window.name = "left";
    history.pushState(null, "", "/left");
  });
  await (await context.newPage()).goto(origins[0] ?? "");

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 51, longitude: 0 });
  await context.setExtraHTTPHeaders({ "x-left": "left" });
  await page.setExtraHTTPHeaders({ "x-left-by-page": "left" });
  await context.route("**/routed", (route) => route.fulfill({ body: "left" }));
  await page.route("**/routed-by-page", (route) => route.fulfill({ body: "left" }));
  await context.addInitScript(() => Object.assign(window, { leftScript: true }));
  await page.addInitScript(() => Object.assign(window, { leftPageScript: true }));
  await context.exposeBinding("leftBinding", () => undefined);
  await page.exposeFunction("leftPageBinding", () => undefined);
  page.on("dialog", (dialog) => (dialog.type() === "confirm" ? dialog.accept() : undefined));
  await page.clock.install({ time: new Date("2001-01-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2001-02-01T12:00:00Z"));
  await page.emulateMedia({
    media: "print",
    colorScheme: "dark",
    reducedMotion: "no-preference",
    forcedColors: "active",
  });
  await page.setViewportSize({ width: 360, height: 640 });

  const session = await context.newCDPSession(page);
  await session.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Tokyo" });
  await session.send("WebAuthn.enable");
  const key = { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true } as const;
  await session.send("WebAuthn.addVirtualAuthenticator", { options: key });
  const answer = { responseCode: 200, body: Buffer.from("left").toString("base64") };
  session.on("Fetch.requestPaused", ({ requestId }) => session.send("Fetch.fulfillRequest", { requestId, ...answer }));
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/answered" }] });
  await page.keyboard.down("Shift");
  await page.mouse.move(50, 50);
  await page.mouse.down();

  const own = await (await browser.newContext()).newPage();
  fresh = Object.entries(await tracesIn(own));
  await own.context().close();
  const left = new Map<string, unknown>(Object.entries(await tracesIn(page)));
  for (const [what, value] of fresh) expect.soft(left.get(what), `${what} shows what was left`).not.toEqual(value);

  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  handedOn = await namesOf(page);
  // Neither who asks whether to leave nor who waits for an answer holds the page.
  await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()));
  const asked = page.waitForEvent("dialog");
  // It is never answered, so neither is who had it shown.
  page.evaluate("alert('left')").catch(() => undefined);
  await asked;
});

test("the next has its context and its page, and finds nothing of it", async ({ page }) => {
  expect(await namesOf(page), "what is handed on").toEqual(handedOn);
  const traces = new Map<string, unknown>(Object.entries(await tracesIn(page)));
  for (const [what, value] of fresh) expect.soft(traces.get(what), what).toEqual(value);
  expect.soft(await fetchesPart(page), "what was kept for an hour").toBe(true);
  expect.soft(await fetchesPart(page), "it is kept again, though calls were answered").toBe(false);
});
