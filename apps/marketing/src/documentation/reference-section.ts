import type { DocumentGroup, DocumentPage, DocumentSection } from "./document";
import { AREA_GROUPS, type AreaRow } from "./reference/areas";
import { API, SHAPES } from "./reference/reference";
import { ReferenceContent } from "./reference/reference-content";
import { referenceMarkdown } from "./reference/reference-markdown";
import { REFUSALS } from "./reference/refusals";

/** Search, copy, and what tries a call. */
const ENTRY = "api-reference";

const page = (path: string, title: string, lead: string): DocumentPage => ({
  path,
  title,
  description: lead,
  markdown: referenceMarkdown(path, lead),
  Content: () => ReferenceContent({ path, lead }),
  entry: ENTRY,
});

const areaPage = ({ name, title, lead }: AreaRow) => page(`${API}/${name}`, title, lead);

const FIRST: DocumentGroup = {
  title: "First",
  pages: [
    {
      path: `${API}/refusals`,
      title: "Refusals of any call",
      description: "The codes by which any call may be refused, what each means, and what to do.",
      markdown: REFUSALS,
    },
    page(SHAPES, "Shapes", "Records and kinds of value that calls of several areas take and give, by name."),
  ],
};

/** Every call of the API, from the contract. */
export const REFERENCE: DocumentSection = {
  path: API,
  title: "API reference",
  whom: "API reference",
  lead: "Every call: what it takes, what it gives, who may make it, and how it fails.",
  groups: [FIRST, ...AREA_GROUPS.map(({ title, areas }) => ({ title, pages: areas.map(areaPage) }))],
};
