import { SiteLayout } from "../layout/site-layout";
import { HOLES } from "../legal/holes";
import { LegalContent } from "../legal/legal-content";
import type { LegalText } from "../legal/legal-text";
import { PlainLayout } from "../legal/plain-layout";
import { PRIVACY } from "../legal/privacy-text";
import { TERMS } from "../legal/terms-text";
import type { Page } from "./page";

/** A folder that no address leads to: what stands in it is served on the hosts of resellers. */
const IN_HIS_NAME = "/.reseller";

/** A text as the platform's own page, and as one in a reseller's name. */
const both = (path: string, description: string, text: LegalText): Record<string, Page> => {
  const said = { title: `${text.title}: ${HOLES.platform}`, description, canonical: `${HOLES.address}${path}` };
  return {
    [path]: {
      ...said,
      Content: () => (
        <SiteLayout>
          <LegalContent text={text} />
        </SiteLayout>
      ),
    },
    [`${IN_HIS_NAME}${path}`]: {
      ...said,
      Content: () => (
        <PlainLayout>
          <LegalContent text={text} />
        </PlainLayout>
      ),
    },
  };
};

export const LEGAL_PAGES: Record<string, Page> = {
  ...both(
    "/privacy",
    "What is kept of visitors, members and staff, for how long, who sees it, and how it is erased.",
    PRIVACY,
  ),
  ...both("/terms", "What visitors, places and the platform can expect of each other.", TERMS),
};
