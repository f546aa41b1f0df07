import { HOLES } from "../layout/holes";
import type { Page, Pages } from "../pages/page";
import { type DocumentSection, pagesIn } from "./document";
import { DocumentContent } from "./document-content";
import { DocumentationHome, SectionContents } from "./documentation-home";
import { markdownPath } from "./markdown-path";
import { REFERENCE } from "./reference-section";
import { HOME, SECTIONS } from "./sections";

/** The script of a page that has none of its own: search and copy. */
const ENTRY = "documentation";

/** A section's contents, and its pages. */
export const pagesOfSection = (section: DocumentSection): Pages =>
  Object.fromEntries<Page>([
    [
      section.path,
      {
        title: `${section.title}, documentation: ${HOLES.platform}`,
        description: section.lead,
        entry: ENTRY,
        Content: () => <SectionContents section={section} />,
      },
    ],
    ...pagesIn(section).map((page): [string, Page] => [
      page.path,
      {
        title: `${page.title}, ${section.whom}: ${HOLES.platform}`,
        description: page.description,
        entry: page.entry ?? ENTRY,
        markdown: markdownPath(page.path),
        schemaType: "TechArticle",
        Content: () => <DocumentContent section={section} page={page} />,
      },
    ]),
  ]);

/** The guides, from their Markdown. */
export const DOCUMENTATION_PAGES: Pages = {
  [HOME]: {
    title: `Documentation: ${HOLES.platform}`,
    description: "How to set up your place, run a day at the front desk, sell, build upon and run the platform.",
    entry: ENTRY,
    Content: DocumentationHome,
  },
  ...Object.assign({}, ...SECTIONS.filter((section) => section !== REFERENCE).map(pagesOfSection)),
};
