import { HOLES } from "../layout/holes";
import type { Page, Pages } from "../pages/page";
import { LegalContent } from "./legal-content";
import type { LegalText } from "./legal-text";
import { PRIVACY } from "./privacy-text";
import { TERMS } from "./terms-text";

const page = (description: string, text: LegalText): Page => ({
  title: `${text.title}: ${HOLES.platform}`,
  description,
  isInHisName: true,
  Content: () => <LegalContent text={text} />,
});

export const LEGAL_PAGES: Pages = {
  "/privacy": page(
    "What is kept of visitors, members and staff, for how long, who sees it, and how it is erased.",
    PRIVACY,
  ),
  "/terms": page("What visitors, places and the platform can expect of each other.", TERMS),
};
