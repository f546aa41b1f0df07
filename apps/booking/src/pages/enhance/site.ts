import type { Site } from "@carrel/sdk";

/** What the server wrote into the page: whose it is, and the key that its calls go with. */
export const readSite = (): Site => JSON.parse(document.getElementById("carrel-site")?.textContent ?? "null");
