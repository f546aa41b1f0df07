import type { Options } from "minisearch";
import { fold } from "./fold";

/** A part of a page, as it is searched. */
export interface Part {
  /** Its address, with the heading's behind `#`. */
  id: string;
  /** The page's. */
  page: string;
  /** The part's; empty of what stands above a page's first heading. */
  heading: string;
  text: string;
  /** The section's. */
  section: string;
}

/** What is searched, as the build writes it: what parts have in common stands once. */
export interface Searched {
  /** The section's. */
  title: string;
  pages: readonly {
    path: string;
    title: string;
    /** The heading's anchor (empty above the first), the heading, the text. */
    parts: readonly (readonly [anchor: string, heading: string, text: string])[];
  }[];
}

/** The parts of all pages, as they are indexed. */
export const partsIn = (searched: readonly Searched[]): Part[] =>
  searched.flatMap(({ title: section, pages }) =>
    pages.flatMap(({ path, title: page, parts }) =>
      parts.map(([anchor, heading, text]) => ({
        id: anchor === "" ? path : `${path}#${anchor}`,
        page,
        heading,
        text,
        section,
      })),
    ),
  );

/** Where what is searched is: a file of the build. Whoever searches makes the index of it, which would weigh as much again. */
export const SEARCHED_PATH = "/documentation/search.json";

/** How parts are indexed and found. */
export const SEARCH: Options<Part> = {
  fields: ["page", "heading", "text"],
  storeFields: ["page", "heading", "text", "section"],
  processTerm: fold,
  searchOptions: {
    // Of a guide and a call that tell of the same, most people look for the guide.
    boostDocument: (address: string) => (address.startsWith("/documentation/api") ? 0.1 : 1),
    boost: { page: 4, heading: 3 },
    combineWith: "AND",
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
