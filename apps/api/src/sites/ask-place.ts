import type { AskPlace } from "./first-screen";

const CALL = "/api/co-space/bookings/super-org-lookup";

/** Who opens the page is who calls: what says so goes along. His cookies say nothing to a call. */
const SAME_CALLER = ["user-agent", "x-forwarded-for", "x-forwarded-proto"];

/**
 * Sends the very call that the page's app would send, in the name of whoever opened the page: the same key, rules, limits
 * and line of the log, so that a page can show nothing that the call would not.
 */
export const askPlaceFor =
  (page: Request, send: (call: Request) => Response | Promise<Response>): AskPlace =>
  async (apiKey, orgCode) => {
    const headers = new Headers({ "content-type": "application/json", "x-api-key": apiKey });
    for (const name of SAME_CALLER) {
      const value = page.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const call = new Request(new URL(CALL, page.url), { method: "POST", headers, body: JSON.stringify({ orgCode }) });
    const response = await send(call);
    if (!response.ok) return null;
    const { data } = await response.json();
    return data;
  };
