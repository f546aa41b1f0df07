import type { Site } from "@carrel/sdk";
import type { PageInput } from "@carrel/sdk/pages";

export type { PageName, RenderPage, SentForm } from "@carrel/sdk/pages";

/** A page of an organisation's own site that is looked at before it is served. */
export interface PreviewedPage extends Pick<PageInput, "page" | "place" | "branchId"> {
  site: Pick<Site, "organisation" | "platform">;
  /** Where people know it, such as `https://harbour.example.com`. */
  origin: string;
}

/** Draws it, without scripts; null where the booking app is not built. */
export type DrawSite = (page: PreviewedPage) => Promise<string | null>;
