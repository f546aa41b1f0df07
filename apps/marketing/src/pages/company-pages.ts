import { HOLES } from "../layout/holes";
import { AboutAsEssay } from "./about/about-as-essay";
import { AboutAsSheet } from "./about/about-as-sheet";
import { ABOUT } from "./about/about-content";
import { ContactAsDesk } from "./contact/contact-as-desk";
import { ContactAsLetter } from "./contact/contact-as-letter";
import { CONTACT } from "./contact/contact-content";
import { FaqPage } from "./faq/faq-page";
import { FeaturesPage } from "./features/features-page";
import { inDesigns } from "./in-designs";
import type { Pages } from "./page";

/** What Carrel does, who makes it, how it is reached, and what is asked most. */
export const COMPANY_PAGES: Pages = {
  "/features": {
    title: `Features: ${HOLES.platform}`,
    description:
      "Booking, seats, memberships in shifts, money, a site of your own, staff and an API: all that a study hall or co-working space works with, as it is today.",
    isInHisName: true,
    Content: FeaturesPage,
  },
  ...inDesigns("/about", {
    title: `About: ${HOLES.platform}`,
    description:
      "What a carrel is, what we believe about quiet places, and how the software behind them is built and proven.",
    schemaType: "AboutPage",
    content: ABOUT,
    designs: [AboutAsEssay, AboutAsSheet],
  }),
  "/faq": {
    title: `Questions: ${HOLES.platform}`,
    description: "Short answers about beginning, visitors, memberships and shifts, payments, staff, data and leaving.",
    isInHisName: true,
    Content: FaqPage,
  },
  ...inDesigns("/contact", {
    title: `Contact: ${HOLES.platform}`,
    description: "Write to us: a person reads it and answers by e-mail. What we answer, and what becomes of a message.",
    isInHisName: true,
    entry: "contact",
    schemaType: "ContactPage",
    content: CONTACT,
    designs: [ContactAsLetter, ContactAsDesk],
  }),
};
