import type { PageName } from "./site-renderer";

/** The pages of an organisation's own site that the server draws; all others are the booking app's. */
export const OWN_PAGES: Readonly<Record<PageName, string>> = { home: "/", info: "/info", contact: "/contact" };

/** What the flow keeps in its address (`readDraft` of the booking app). */
const FLOW = ["step", "type", "date", "until", "from", "to", "desk", "at", "pass", "view"];

const plain = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, "") || "/";

/** @returns which page of an own site a path names; undefined for any other */
export const ownPageOf = (pathname: string): PageName | undefined =>
  (Object.keys(OWN_PAGES) as PageName[]).find((page) => OWN_PAGES[page] === plain(pathname));

/**
 * Where a link leads that was made while the flow stood at `/`.
 * @returns null for one that means the home page
 * @example flowLinkOf(new URL("https://harbour.example.com/?step=when")) // "/book?step=when"
 */
export const flowLinkOf = ({ pathname, searchParams, search }: URL): string | null =>
  ownPageOf(pathname) === "home" && FLOW.some((name) => searchParams.has(name)) ? `/book${search}` : null;
