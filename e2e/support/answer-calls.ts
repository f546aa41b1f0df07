import type { CDPSession, Page } from "@playwright/test";

interface Answer {
  status: number;
  json: unknown;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/**
 * Answers a page's calls in the server's place, from now on. `page.route` would do so too, but it holds up each script of
 * the page as well and takes its cache away, which triples what a load costs.
 * @param answer null for what the server shall answer itself
 * @returns what leaves all to the server again
 */
export async function answerCalls(page: Page, answer: (method: string, path: string) => Answer | null) {
  const session = await sessionOf(page);
  const take = async ({ requestId, request }: { requestId: string; request: { method: string; url: string } }) => {
    const given = answer(request.method, new URL(request.url).pathname);
    const done = given
      ? session.send("Fetch.fulfillRequest", {
          requestId,
          responseCode: given.status,
          responseHeaders: [{ name: "content-type", value: "application/json" }],
          body: Buffer.from(JSON.stringify(given.json)).toString("base64"),
        })
      : session.send("Fetch.continueRequest", { requestId });
    // Who asked may be gone by now.
    await done.catch(() => undefined);
  };
  session.on("Fetch.requestPaused", take);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/*" }] });
  return async () => {
    await session.send("Fetch.disable");
    session.off("Fetch.requestPaused", take);
  };
}
