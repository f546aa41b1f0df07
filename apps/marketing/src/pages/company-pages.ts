import type { Pages } from "./page";

/** What Carrel does, who makes it, how it is reached, and what is asked most. */
export const COMPANY_PAGES: Pages = {};
