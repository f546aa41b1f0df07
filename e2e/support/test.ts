import { test as base, expect } from "@playwright/test";
import { setClockRight } from "./clock";
import { forget, noteSessions } from "./forget";
import { comeFromElsewhere } from "./network";
import { startOwnServer } from "./own-server";

interface OfTest {
  /** It comes from a network of its own, so that limits of an address are those of one test. */
  network: undefined;
  /** The context is that of the test before it: nothing else of that is left. */
  forgotten: undefined;
  /** Any console error or uncaught exception fails the test. */
  quietConsole: undefined;
  expectedErrors: RegExp[];
  /** What a test has turned is turned back, even where it fails. */
  rightClock: undefined;
}

interface OfWorker {
  /** A server and a database of the worker's own. */
  server: undefined;
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
    async ({}, use) => {
      const stop = await startOwnServer();
      await use(undefined);
      await stop();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      await comeFromElsewhere();
      await use(undefined);
    },
    { auto: true },
  ],
  forgotten: [
    async ({ context, page, offline, permissions, geolocation, extraHTTPHeaders }, use) => {
      await forget(context, page, { offline, permissions, geolocation, extraHTTPHeaders });
      const endSessions = noteSessions(context);
      await use(undefined);
      endSessions();
    },
    { auto: true },
  ],
  rightClock: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      await use(undefined);
      await setClockRight();
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected, "console errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself reports a refused request; the screen answers it. */
export const REFUSED = /Failed to load resource: the server responded with a status of (400|401|404|409|429)/;

export { expect };
