import type { BookableOrganisation, PublicSite } from "@carrel/sdk";
import { type Operation, publicBookings, publicOrganisation } from "@carrel/sdk/contract";

/** What a page shows is what these calls answer. Null where one was refused. */
export interface AskPublic {
  /** What the booking app asks first. */
  place(apiKey: string, orgCode: string): Promise<BookableOrganisation | null>;
  /** What an organisation's own site shows. */
  ownSite(apiKey: string, orgCode: string): Promise<PublicSite | null>;
}

/** Who opens the page is who calls: what says so goes along. His cookies say nothing to a call. */
const SAME_CALLER = ["user-agent", "x-forwarded-for", "x-forwarded-proto"];

/**
 * Sends the very call that a page's app would send, in the name of whoever opened the page: the same key, rules, limits
 * and line of the log, so that a page can show nothing that the call would not.
 */
export const askPublicFor = (page: Request, send: (call: Request) => Response | Promise<Response>): AskPublic => {
  const ask = async (apiKey: string, { route }: Operation, input: Record<string, string>) => {
    const [method = "", path = ""] = route.split(" ");
    const headers = new Headers({ "content-type": "application/json", "x-api-key": apiKey });
    for (const name of SAME_CALLER) {
      const value = page.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = new URL(`/api${path}`, page.url);
    if (method === "GET") url.search = String(new URLSearchParams(input));
    const response = await send(
      new Request(url, { method, headers, ...(method !== "GET" && { body: JSON.stringify(input) }) }),
    );
    if (!response.ok) return null;
    const { data } = await response.json();
    return data;
  };
  return {
    place: (apiKey, orgCode) => ask(apiKey, publicBookings.superOrgLookup, { orgCode }),
    ownSite: (apiKey, orgCode) => ask(apiKey, publicOrganisation.site, { orgCode }),
  };
};
