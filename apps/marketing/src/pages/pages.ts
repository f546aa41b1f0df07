import type { ComponentType } from "react";
import { HomePage } from "./home-page";
import { NotFoundPage } from "./not-found-page";

export interface Page {
  title: string;
  /** For search engines and shared links, at most 160 characters. */
  description: string;
  Content: ComponentType;
}

/** The prerendered pages by path. */
export const PAGES: Record<string, Page> = {
  "/": {
    title: "Carrel: run your study hall or co-working space",
    description:
      "Branches, desks, bookings and fee plans in one calm place. Visitors book a seat from a QR code; no seat is ever booked twice.",
    Content: HomePage,
  },
  "/404": { title: "Not found: Carrel", description: "There is nothing at this address.", Content: NotFoundPage },
};
