import { HomePage } from "./home-page";
import { LEGAL_PAGES } from "./legal-pages";
import { NotFoundPage } from "./not-found-page";
import type { Page } from "./page";

/** The prerendered pages by path. */
export const PAGES: Record<string, Page> = {
  "/": {
    title: "Carrel: run your study hall or co-working space",
    description:
      "Branches, desks, bookings and fee plans in one calm place. Visitors book a seat from a QR code; no seat is ever booked twice.",
    Content: HomePage,
  },
  ...LEGAL_PAGES,
  "/404": { title: "Not found: Carrel", description: "There is nothing at this address.", Content: NotFoundPage },
};
