import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { BASE_URL } from "../support/addresses";
import { expect, test } from "../support/test";
import { answer, atStep, DONE, mouse, visitOf, WALK } from "../support/visitor-walk";

/** What a browser says of a page that may not be framed. */
const UNFRAMED = /frame-ancestors/;

test.use({ expectedErrors: [UNFRAMED] });

/** Another site, on loopback as ours: browsers let no page of the open web frame what is there. */
async function siteThatFrames(address: string) {
  const body = `<!doctype html><link rel="icon" href="data:,"><title>Rooms</title><iframe title="Book" src="${address}" width="1000" height="700"></iframe>`;
  const server = createServer((_, response) => void response.writeHead(200, { "content-type": "text/html" }).end(body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** In another site's frame a browser keeps nothing and sends no cookie, and some throw where a page asks for either. */
const keepNothingInFrames = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) return;
    const denied = () => {
      throw new DOMException("The document is in another site's frame", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: denied });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: denied, set: denied });
  });

const frameIn = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page has a frame");
  return frame;
};

test("a place is booked in the page of a site that its organisation named, and in no other's", async ({
  page,
  request,
}) => {
  const visit = await visitOf(page, request, mouse);
  const address = BASE_URL + visit.address;
  const [rooms, stranger] = [await siteThatFrames(address), await siteThatFrames(address)];
  const { _id } = (await visit.client.auth.session()).loggedOrgDetails;
  await visit.client.organisation.updateSettings({ _id, embedOrigins: [rooms.origin] });
  await keepNothingInFrames(page);

  const refusal = page.waitForEvent("console", (message) => UNFRAMED.test(message.text()));
  await page.goto(stranger.origin);
  expect((await refusal).text()).toContain(rooms.origin);

  await page.goto(rooms.origin);
  const frame = await frameIn(page);
  await answer({ ...visit, page: frame }, WALK);
  await atStep(frame, DONE);
  rooms.close();
  stranger.close();
});
