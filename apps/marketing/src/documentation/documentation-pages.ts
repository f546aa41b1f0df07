import type { Pages } from "../pages/page";

/** The guides, from their Markdown. */
export const DOCUMENTATION_PAGES: Pages = {};
