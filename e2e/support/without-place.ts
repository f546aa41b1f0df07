import type { Page } from "@playwright/test";

const PLACE = /<script type="application\/json" id="carrel-place">.*?<\/script>/s;

/** Serves booking pages as where the server could not ask for the place: the app asks itself. */
export const withoutPlace = (page: Page) =>
  page.route("**/qr-booking/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(PLACE, "") });
  });
