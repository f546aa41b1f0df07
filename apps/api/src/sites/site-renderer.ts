import type { PublicSite, Site } from "@carrel/sdk";

/** The pages of an organisation's own site that the server draws. */
export type PageName = "home" | "info" | "contact";

/** What the contact page shows after its form was sent without a script. */
export interface SentForm {
  isSent: boolean;
  /** A sentence for each field that was not taken; `form` is about the whole. */
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/** What a page is drawn from; the booking app has the same (`apps/booking/src/pages/page-input.ts`). */
interface PageInput {
  page: PageName;
  site: Site;
  place: PublicSite;
  /** The branch that the address names, of those that are open. */
  branchId: string | undefined;
  now: Date;
  /** Tiny pictures as data, by the photo's key, as far as they are drawn. */
  blurred: Readonly<Record<string, string>>;
  /** Whether a message can be sent from here. */
  takesMessages: boolean;
  sent: SentForm | null;
}

/** Draws a page's body. */
export type RenderPage = (input: PageInput) => string;

/** A page of an organisation's own site that is looked at before it is served. */
export interface PreviewedPage extends Pick<PageInput, "page" | "place" | "branchId"> {
  site: Pick<Site, "organisation" | "platform">;
  /** Where people know it, such as `https://harbour.example.com`. */
  origin: string;
}

/** Draws it, without scripts; null where the booking app is not built. */
export type DrawSite = (page: PreviewedPage) => Promise<string | null>;
