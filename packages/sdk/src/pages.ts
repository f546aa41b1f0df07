import type { Site } from "./schemas/site";
import type { PublicSite } from "./schemas/site-content";
import type { PlanCatalogue } from "./schemas/subscription";

// Between the server and what the apps' builds bring it to draw pages with: types alone, and of this tree's own. The published
// package has none of it.

/** What a contact page shows after its form was sent without a script. */
export interface SentForm {
  isSent: boolean;
  /** A sentence for each field that was not taken; `form` is about the whole. */
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/** The pages of an organisation's own site that the server draws. */
export type PageName = "home" | "info" | "contact";

/** What a page of an organisation's own site is drawn from. */
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

/** Draws a page's body: `renderPage` of `.server/render.js` in the booking app's build. */
export type RenderPage = (input: PageInput) => string;

/** Who can be signed in as in the demo. */
export interface DemoSignIn {
  orgName: string;
  orgCode: string;
  name: string;
  /** As the office calls it, such as "Front desk". */
  role: string;
  email: string;
  password: string;
  /** Whether a code is mailed at sign-in. */
  twoFactor: boolean;
}

/** What the demo has to look at. */
export interface DemoPlaces {
  signIns: readonly DemoSignIn[];
  /** Organisations with a site of their own, in a sub-domain that their code names. */
  sites: readonly { orgName: string; orgCode: string }[];
}

/** What a hole in a public page may ask the server for, by name. */
export interface FillData {
  /** What the platform sells, as the call `subscription.plans` answers it under the host's key. */
  plans: PlanCatalogue;
  /** Whether the public pages stand on this host; else privacy and terms alone. */
  hasPages: boolean;
  /** The address's query; of a name that stands there twice, the last. */
  query: Readonly<Record<string, string>>;
  /** What became of the page's form; null where none was sent. */
  sent: SentForm | null;
  /** The demo's places; where there is no demo, nothing fills it. */
  demo: DemoPlaces;
}
export type FillNeed = keyof FillData;

/** What a hole in a public page is filled from. */
export interface FillInput {
  site: Site;
  /** What the page says of this hole, such as `{ design: "cards" }`. */
  options: Readonly<Record<string, string>>;
  /** What it needs, all of it. */
  data: Partial<FillData>;
}

/** What fills the holes of public pages: `.server/fill.js` in marketing's build. */
export interface Fills {
  /** What each one needs, by its name. */
  needs: Readonly<Record<string, readonly FillNeed[]>>;
  /** @returns the markup that takes the hole's place */
  renderFill(name: string, input: FillInput): string;
}
