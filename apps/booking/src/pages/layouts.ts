import type { SiteLayout } from "@carrel/sdk";

/** What a home page is made of, below its beginning. */
export type HomePart = "about" | "branches" | "photos" | "plans" | "facilities" | "hours" | "way";

/** The order of a layout's parts. How they look is its sheet's. */
export const HOME_PARTS: Readonly<Record<SiteLayout, readonly HomePart[]>> = {
  "reading-room": ["hours", "about", "branches", "photos", "plans", "facilities", "way"],
  studio: ["about", "branches", "photos", "plans", "facilities", "hours", "way"],
  plain: ["hours", "about", "branches", "plans", "facilities", "way", "photos"],
};

/** Whether a layout begins with a photo. */
export const BEGINS_WITH_PHOTO: Readonly<Record<SiteLayout, boolean>> = {
  "reading-room": true,
  studio: true,
  plain: false,
};
