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

/** Where the index is: a file of the build. */
export const INDEX_PATH = "/documentation/search.json";

/** How parts are indexed and found; the build and the page take the same. */
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
