import { CAMPAIGN_PAGES } from "../campaigns/campaign-pages";
import { DEMO_PAGES } from "../demo/demo-pages";
import { DOCUMENTATION_PAGES } from "../documentation/documentation-pages";
import { REFERENCE_PAGES } from "../documentation/reference-pages";
import { FREE_PAGES } from "../free/free-pages";
import { HOLES } from "../layout/holes";
import { LEGAL_PAGES } from "../legal/legal-pages";
import { PRICING_PAGES } from "../pricing/pricing-pages";
import { SHOP_PAGES } from "../shop/shop-pages";
import { COMPANY_PAGES } from "./company-pages";
import { HomePage } from "./home-page";
import { NotFoundPage } from "./not-found-page";
import type { Pages } from "./page";

/** The prerendered pages by path. */
export const PAGES: Pages = {
  "/": {
    title: `${HOLES.platform}: run your study hall or co-working space`,
    description:
      "Branches, desks, bookings and fee plans in one calm place. Visitors book a seat from a QR code; no seat is ever booked twice.",
    isInHisName: true,
    Content: HomePage,
  },
  ...COMPANY_PAGES,
  ...PRICING_PAGES,
  ...CAMPAIGN_PAGES,
  ...DEMO_PAGES,
  ...SHOP_PAGES,
  ...FREE_PAGES,
  ...DOCUMENTATION_PAGES,
  ...REFERENCE_PAGES,
  ...LEGAL_PAGES,
  "/404": {
    title: `Not found: ${HOLES.platform}`,
    description: "There is nothing at this address.",
    isUnlisted: true,
    Content: NotFoundPage,
  },
};
