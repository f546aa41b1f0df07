import type { Pages } from "../pages/page";

/** What it costs, in several designs. */
export const PRICING_PAGES: Pages = {};
