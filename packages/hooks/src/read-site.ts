import type { Site } from "@carrel/sdk";

/**
 * Reads what the server wrote into the page about the host that it serves.
 * @throws Error when the page was not served by Carrel
 * @example const { apiKey, organisation } = readSite();
 */
export function readSite(page: Pick<Document, "getElementById"> = document): Site {
  const text = page.getElementById("carrel-site")?.textContent;
  if (!text) throw new Error('The page has no <script type="application/json" id="carrel-site">');
  return JSON.parse(text) as Site;
}
