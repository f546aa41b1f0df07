import type { ComponentType } from "react";

/** Kinds of pages that machines tell apart. */
export type SchemaType = "AboutPage" | "ContactPage" | "TechArticle" | "WebApplication";

/** One prerendered page. */
export interface Page {
  /** With the name of the platform in it, where it needs one (`HOLES.platform`). */
  title: string;
  /** For search engines and shared links, at most 160 characters. */
  description: string;
  /** The address under which it is known, where that is another one: of a variant, the page of which it is one. */
  canonical?: string;
  /** Of what all pages have in common it is without header and footer. */
  Content: ComponentType;
  /**
   * Whether it stands on resellers' hosts too, in their names: it then says `HOLES.platform` for the platform, and nothing that
   * is true of one of them only.
   */
  isInHisName?: boolean;
  /** Search engines are asked not to list it, and no list of pages names it. */
  isUnlisted?: boolean;
  /** The file of `src/entries`, without its ending, that brings the page's own script with the sheets that it imports. */
  entry?: string;
  /** Where the same is as Markdown. */
  markdown?: string;
  /** What it is, as schema.org calls it, where that is more than a page. */
  schemaType?: SchemaType;
}

/** Pages by their paths, such as `/features`. */
export type Pages = Readonly<Record<string, Page>>;
