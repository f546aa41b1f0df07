import type { ComponentType } from "react";

/** One prerendered page. */
export interface Page {
  title: string;
  /** For search engines and shared links, at most 160 characters. */
  description: string;
  /** The address under which it is known, where the server fills that in; absent: whichever it was opened at. */
  canonical?: string;
  Content: ComponentType;
}
