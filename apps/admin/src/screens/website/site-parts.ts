import type { SiteContent } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";

type SitePart = SiteContent["hiddenParts"][number];

/** What the site can leave out, in the order in which it shows it. */
export const siteParts = ({
  desks,
}: Terminology): readonly { part: SitePart; label: string; description: string }[] => [
  { part: "photos", label: "Photos", description: "Of each branch, the first one large." },
  {
    part: "hours",
    label: "Opening hours",
    description: "Whether you are open now, the week, and days that you are closed.",
  },
  { part: "facilities", label: "Facilities", description: `What there is beside ${desks.toLowerCase()}.` },
  { part: "plans", label: "Prices", description: "Fee plans that you show on your site, with tax." },
  { part: "directions", label: "Directions", description: "The way to each branch and in." },
  {
    part: "contactForm",
    label: "Contact form",
    description: "Visitors write to you; it comes as a notification and a mail.",
  },
];
