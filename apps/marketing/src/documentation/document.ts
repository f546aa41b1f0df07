import type { ComponentType } from "react";

/** A page of the documentation. Navigation, address, search, Markdown and llms.txt follow from it. */
export interface DocumentPage {
  /** Such as `/documentation/owner/branches`. */
  path: string;
  title: string;
  /** For search engines and lists of pages, at most 160 characters. */
  description: string;
  /**
   * What it says, without its title: Markdown whose links are addresses. It is served as it is, searched part by part, and drawn
   * where the page has no `Content`.
   */
  markdown: string;
  /** What is drawn in place of the Markdown, below the title; its headings bear the ids of `headingsOf(markdown)`. */
  Content?: ComponentType;
  /** The page's own script; left out: `documentation`, which such a script imports. */
  entry?: string;
}

/** Pages that belong together. */
export interface DocumentGroup {
  title: string;
  pages: readonly DocumentPage[];
}

/** What is written for one kind of reader. */
export interface DocumentSection {
  /** Such as `/documentation/owner`, where its contents stand. */
  path: string;
  title: string;
  /** What stands behind a page's title, such as "for owners". */
  whom: string;
  lead: string;
  groups: readonly DocumentGroup[];
}

export const pagesIn = ({ groups }: DocumentSection) => groups.flatMap(({ pages }) => pages);
