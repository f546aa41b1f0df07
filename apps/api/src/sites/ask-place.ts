import type { AskPlace } from "./first-screen";

/** Who opens the page is who calls: what says so goes along. His cookies say nothing to a call. */
const SAME_CALLER = ["user-agent", "x-forwarded-for", "x-forwarded-proto"];

/** Sends a call through the whole pipeline, as if it came from outside. */
export type SendCall = (call: Request) => Response | Promise<Response>;

/**
 * A call in the name of whoever asked for a page: the same key, rules, limits and line of the log, so that a page can show or do nothing
 * that the call would not.
 * @param page the page's own request
 * @param path such as `/contact`, below `/api`
 */
export const callOf = (page: Request, path: string, apiKey: string, input: unknown): Request => {
  const headers = new Headers({ "content-type": "application/json", "x-api-key": apiKey });
  for (const name of SAME_CALLER) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(`/api${path}`, page.url), { method: "POST", headers, body: JSON.stringify(input) });
};

/** Sends the very call that the page's app would send. */
export const askPlaceFor =
  (page: Request, send: SendCall): AskPlace =>
  async (apiKey, orgCode) => {
    const response = await send(callOf(page, "/co-space/bookings/super-org-lookup", apiKey, { orgCode }));
    if (!response.ok) return null;
    const { data } = await response.json();
    return data;
  };
