import { HOLES } from "../layout/holes";
import { inDesigns } from "../pages/in-designs";
import type { Pages } from "../pages/page";
import { PRICING } from "./pricing-content";
import { pricingPage } from "./pricing-page";

/** What it costs: as cards, as a table, and as the answer to one question. */
export const PRICING_PAGES: Pages = inDesigns("/pricing", {
  title: `Pricing: ${HOLES.platform}`,
  description: "Plans by the month and by the year, what they hold, and what a hall of 60 seats pays. Tax is included.",
  isInHisName: true,
  entry: "pricing",
  content: PRICING,
  designs: [pricingPage("cards"), pricingPage("table"), pricingPage("answer")],
});
