import type { BookableOrganisation, PlanCatalogue, PublicSite } from "@carrel/sdk";
import { publicBookings, publicOrganisation, type Route, subscription } from "@carrel/sdk/contract";

/** What a page shows is what these calls answer. Null where one was refused. */
export interface AskPublic {
  /** What the booking app asks first. */
  place(apiKey: string, orgCode: string): Promise<BookableOrganisation | null>;
  /** What an organisation's own site shows. */
  ownSite(apiKey: string, orgCode: string): Promise<PublicSite | null>;
  /** What the platform sells. */
  plans(apiKey: string): Promise<PlanCatalogue | null>;
}

/** Who opens the page is who calls: what says so goes along. His cookies say nothing to a call. */
const SAME_CALLER = ["user-agent", "x-forwarded-for", "x-forwarded-proto"];

/** Sends a call through the whole pipeline, as if it came from outside. */
export type SendCall = (call: Request) => Response | Promise<Response>;

/**
 * A call in the name of whoever asked for a page: the same key, rules, limits and line of the log, so that a page can show or do nothing
 * that the call would not.
 * @param page the page's own request
 * @param route such as `POST /contact`
 */
export const callOf = (
  page: Request,
  route: Route,
  apiKey: string,
  input: Readonly<Record<string, unknown>>,
): Request => {
  const [method = "", path = ""] = route.split(" ");
  const headers = new Headers({ "content-type": "application/json", "x-api-key": apiKey });
  for (const name of SAME_CALLER) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const url = new URL(`/api${path}`, page.url);
  if (method !== "GET") return new Request(url, { method, headers, body: JSON.stringify(input) });
  for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  return new Request(url, { headers });
};

/** Sends the very call that a page's app would send. */
export const askPublicFor = (page: Request, send: SendCall): AskPublic => {
  const ask = async (apiKey: string, { route }: { route: Route }, input: Record<string, string> = {}) => {
    const response = await send(callOf(page, route, apiKey, input));
    if (!response.ok) return null;
    const { data } = await response.json();
    return data;
  };
  return {
    place: (apiKey, orgCode) => ask(apiKey, publicBookings.superOrgLookup, { orgCode }),
    ownSite: (apiKey, orgCode) => ask(apiKey, publicOrganisation.site, { orgCode }),
    plans: (apiKey) => ask(apiKey, subscription.plans),
  };
};
