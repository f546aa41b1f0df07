import type { Pages } from "../pages/page";

/** Where it can be looked at. */
export const DEMO_PAGES: Pages = {};
