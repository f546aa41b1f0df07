import type { Pages } from "../pages/page";

/** The shop of plans and add-ons. */
export const SHOP_PAGES: Pages = {};
