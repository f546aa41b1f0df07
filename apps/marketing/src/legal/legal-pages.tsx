import { HOLES } from "../layout/holes";
import { type Design, inDesigns } from "../pages/in-designs";
import type { Pages } from "../pages/page";
import { LegalAsLedger } from "./legal-as-ledger";
import { LegalContent } from "./legal-content";
import type { LegalText } from "./legal-text";
import { PRIVACY } from "./privacy-text";
import { TERMS } from "./terms-text";

const page = (
  path: string,
  description: string,
  content: LegalText,
  ...designs: [Design<LegalText>, ...Design<LegalText>[]]
): Pages =>
  inDesigns(path, { title: `${content.title}: ${HOLES.platform}`, description, isInHisName: true, content, designs });

export const LEGAL_PAGES: Pages = {
  ...page(
    "/privacy",
    "What is kept of visitors, members and staff, for how long, who sees it, and how it is erased.",
    PRIVACY,
    LegalContent,
    LegalAsLedger,
  ),
  ...page("/terms", "What visitors, places and the platform can expect of each other.", TERMS, LegalContent),
};
