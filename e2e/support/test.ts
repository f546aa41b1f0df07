import { test as base, expect } from "@playwright/test";

/** A page on which any console error or uncaught exception fails the test. */
export const test = base.extend<{ quietConsole: undefined; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
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
