import type { Page } from "@playwright/test";

/** What went wrong on a page since it was last asked: calls refused or failed, errors on the console. */
export function watchFailures(page: Page) {
  let found: string[] = [];
  page.on("response", (response) => {
    if (response.status() < 400) return;
    found.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page ends what it still loads.
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") found.push(`${why} ${new URL(request.url()).pathname}`);
  });
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser's own word on a response that stands above already.
    if (!message.text().startsWith("Failed to load resource")) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return () => {
    const since = found;
    found = [];
    return since;
  };
}
