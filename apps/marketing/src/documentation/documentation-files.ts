import { Lexer } from "marked";
import MiniSearch from "minisearch";
import { type DocumentPage, type DocumentSection, pagesIn } from "./document";
import { headingsOf } from "./headings";
import { markdownPath } from "./markdown-path";
import { plainText } from "./plain-text";
import { INDEX_PATH, type Part, SEARCH } from "./search";
import { SECTIONS } from "./sections";

const textOf = ({ title, markdown }: DocumentPage) => `# ${title}\n\n${markdown}\n`;

/** Of a page of the reference its words are searched: its tables and examples would be three quarters of the index. */
const isSearched = ({ Content }: DocumentPage, kind: string) => !Content || (kind !== "table" && kind !== "code");

/** A page cut at its headings. */
function partsOf(section: DocumentSection, page: DocumentPage): Part[] {
  const { path, title, markdown } = page;
  const headings = headingsOf(markdown)[Symbol.iterator]();
  const parts: Part[] = [{ id: path, page: title, heading: "", text: "", section: section.title }];
  for (const token of new Lexer({ gfm: true }).lex(markdown)) {
    if (token.type === "heading") {
      const { id, title: heading } = headings.next().value ?? { id: "", title: "" };
      parts.push({ id: `${path}#${id}`, page: title, heading, text: "", section: section.title });
    } else if (isSearched(page, token.type)) {
      const part = parts.at(-1);
      if (part) part.text = `${part.text} ${plainText(token.raw)}`.trim();
    }
  }
  return parts.filter(({ heading, text }) => heading !== "" || text !== "");
}

/** What searches look through. */
function searchIndex() {
  const index = new MiniSearch<Part>(SEARCH);
  index.addAll(SECTIONS.flatMap((section) => pagesIn(section).flatMap((page) => partsOf(section, page))));
  return index;
}

const ABOUT =
  "Carrel runs study halls and co-working spaces: branches, desks, bookings, memberships and fee plans; visitors book from a QR code.";

const list = (section: DocumentSection) =>
  [
    `## ${section.title}`,
    "",
    ...pagesIn(section).map(({ path, title, description }) => `- [${title}](${markdownPath(path)}): ${description}`),
  ].join("\n");

/** What the build writes beside the pages, by address: each page's Markdown, lists for machines, the index of the search. */
export const documentationFiles = (): Readonly<Record<string, string>> => {
  const pages = SECTIONS.flatMap(pagesIn);
  return {
    ...Object.fromEntries(pages.map((page) => [markdownPath(page.path), textOf(page)])),
    "/llms.txt": `# Carrel\n\n> ${ABOUT}\n\n${SECTIONS.map(list).join("\n\n")}\n`,
    "/llms-full.txt": `# Carrel\n\n> ${ABOUT}\n\n${pages.map((page) => `<!-- ${page.path} -->\n\n${textOf(page)}`).join("\n")}`,
    [INDEX_PATH]: JSON.stringify(searchIndex()),
  };
};
