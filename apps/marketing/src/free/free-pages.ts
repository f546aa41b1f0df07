import type { Pages } from "../pages/page";

/** Tools that need no account. */
export const FREE_PAGES: Pages = {};
