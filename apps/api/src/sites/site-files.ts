import type { Fills, RenderPage } from "@carrel/sdk/pages";

/** The apps that are served beside the API. */
export const APPS = ["admin", "booking", "marketing"] as const;
export type AppName = (typeof APPS)[number];

/** One file of a built app. The same object each time, so that what is computed from it can be kept. */
export interface SiteFile {
  /** Below the app's folder, such as `_admin/index-B2x.js`. */
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The built apps, wherever they are kept. Only what was built can be found, so no path leads anywhere else. */
export interface SiteFiles {
  find(app: AppName, path: string): SiteFile | undefined;
  /** What draws the pages of an organisation's own site, loaded once; null where it isn't built. */
  renderer(): Promise<RenderPage | null>;
  /** What fills the holes of public pages, loaded once; null where it isn't built. */
  fills(): Promise<Fills | null>;
}
