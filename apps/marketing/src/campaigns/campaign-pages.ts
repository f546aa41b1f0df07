import type { Pages } from "../pages/page";

/** Pages for those whom a campaign leads here. */
export const CAMPAIGN_PAGES: Pages = {};
