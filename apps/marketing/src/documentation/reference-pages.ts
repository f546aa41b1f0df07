import type { Pages } from "../pages/page";

/** Every call of the API, from the contract. */
export const REFERENCE_PAGES: Pages = {};
