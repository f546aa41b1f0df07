import type { PublicSite, Site } from "@carrel/sdk";

/** The pages that sell a place. The server has their paths (`apps/api/src/sites/own-pages.ts`). */
export type PageName = "home" | "info" | "contact";

/** Why a message was not taken, in a sentence for each field; `form` is about the whole. */
type FieldErrors = Readonly<Record<string, string>>;

/** What the contact form shows after it was sent without a script. */
interface SentForm {
  isSent: boolean;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

/** What the server gives to draw a page; see `apps/api/src/sites/site-renderer.ts`. */
export interface PageInput {
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
