import { Origin } from "@carrel/sdk/schemas";

/** The first rule that an address breaks, by what it holds; the last one holds for whatever is left. */
const REFUSALS: readonly [RegExp, string][] = [
  [/\*/, "Name each site by itself: a star would let in sites that you don't know."],
  [/^(?!https?:)[a-z][a-z\d+.-]*:/i, "Only a site that begins with https:// or http:// can show pages."],
  [/^https?:\/\/[^/]*@/i, "Leave out the name and password before the @."],
  [/[^\p{ASCII}]/u, "Copy the address from the browser: letters beyond a to z are written otherwise there."],
  [/^/, "This is no address of a site. Write one such as https://example.com."],
];

/**
 * Why a site can't be let in to show the booking pages.
 * @param origin as the field holds it
 * @returns a sentence; null where it can
 */
export const originRefusal = (origin: string): string | null =>
  Origin.safeParse(origin).success ? null : (REFUSALS.find(([holds]) => holds.test(origin))?.[1] ?? null);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * What is pasted into a page, so that it shows the booking pages.
 * @param address of the booking pages
 * @param title for people who hear the page
 */
export const embedSnippet = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="800" style="border: 0" loading="lazy"></iframe>`;
