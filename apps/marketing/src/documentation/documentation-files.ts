import { Lexer } from "marked";
import { type DocumentPage, type DocumentSection, pagesIn } from "./document";
import { headingsOf } from "./headings";
import { markdownPath } from "./markdown-path";
import { plainText } from "./plain-text";
import { SEARCHED_PATH, type Searched } from "./search";
import { SECTIONS } from "./sections";

const textOf = ({ title, markdown }: DocumentPage) => `# ${title}\n\n${markdown}\n`;

/** Of a page of the reference its words are searched: its tables and examples would be three quarters of the index. */
const isSearched = ({ Content }: DocumentPage, kind: string) => !Content || (kind !== "table" && kind !== "code");

/** A page cut at its headings. */
function searchedPage(page: DocumentPage): Searched["pages"][number] {
  const { path, title, markdown } = page;
  const headings = headingsOf(markdown)[Symbol.iterator]();
  const parts: [anchor: string, heading: string, text: string][] = [["", "", ""]];
  for (const token of new Lexer({ gfm: true }).lex(markdown)) {
    if (token.type === "heading") {
      const { id, title: heading } = headings.next().value ?? { id: "", title: "" };
      parts.push([id, heading, ""]);
    } else if (isSearched(page, token.type)) {
      const part = parts.at(-1);
      if (part) part[2] = `${part[2]} ${plainText(token.raw)}`.trim();
    }
  }
  return { path, title, parts: parts.filter(([, heading, text]) => heading !== "" || text !== "") };
}

/** What searches look through. */
const searched = (): Searched[] =>
  SECTIONS.map((section) => ({ title: section.title, pages: pagesIn(section).map(searchedPage) }));

const ABOUT =
  "Carrel runs study halls and co-working spaces: branches, desks, bookings, memberships and fee plans; visitors book from a QR code.";

const list = (section: DocumentSection) =>
  [
    `## ${section.title}`,
    "",
    ...pagesIn(section).map(({ path, title, description }) => `- [${title}](${markdownPath(path)}): ${description}`),
  ].join("\n");

/** What the build writes beside the pages, by address: each page's Markdown, lists for machines, what is searched. */
export const documentationFiles = (): Readonly<Record<string, string>> => {
  const pages = SECTIONS.flatMap(pagesIn);
  return {
    ...Object.fromEntries(pages.map((page) => [markdownPath(page.path), textOf(page)])),
    "/llms.txt": `# Carrel\n\n> ${ABOUT}\n\n${SECTIONS.map(list).join("\n\n")}\n`,
    "/llms-full.txt": `# Carrel\n\n> ${ABOUT}\n\n${pages.map((page) => `<!-- ${page.path} -->\n\n${textOf(page)}`).join("\n")}`,
    [SEARCHED_PATH]: JSON.stringify(searched()),
  };
};
