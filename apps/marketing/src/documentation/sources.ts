import { inWords, terminology } from "@carrel/sdk/domain";
import { Lexer, type Token, type Tokens, walkTokens } from "marked";

const ROOT = "../../../../";

/** The Markdown that pages are made of, by its path in the repository. */
export const FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<string>(
    import.meta.glob(
      [
        "../../../../docs/guide/*.md",
        "../../../../docs/documentation/**/*.md",
        "../../../../docs/operations.md",
        "../../../../packages/{sdk,hooks,ui}/README.md",
      ],
      { query: "?raw", import: "default", eager: true },
    ),
  ).map(([path, text]) => [path.slice(ROOT.length), text]),
);

/** Where a page's text stands: a file, or some of its parts (what its headings of the second level say). */
export interface Source {
  file: string;
  parts?: readonly string[];
  /** Parts that are left out: they are for those who work on Carrel itself. */
  without?: readonly string[];
}

/** One wording of several (a study hall's office says seat and user): the kit's, the contract's and the demo's. */
const WORDS = terminology("co-working");
const isGuide = (file: string) => /^docs\/(?:guide|documentation\/(?:owner|front-desk|reseller))\//.test(file);

/** Decisions are for those who work on Carrel. */
const DECISION = /\s\((?:\[decision \d+\]\([^)]*\)|decisions? \d+(?:(?:,| and) \d+)*)\)/g;

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === "heading" && token.depth === depth;

/** A text by its headings of the second level; what stands before the first of them has none. */
function partsOf(text: string) {
  const parts: { title: string; text: string }[] = [{ title: "", text: "" }];
  for (const token of new Lexer({ gfm: true }).lex(text)) {
    if (isHeading(token, 2)) parts.push({ title: token.text, text: "" });
    const part = parts.at(-1);
    if (part) part.text += token.raw;
  }
  return parts;
}

/** Of one part alone the heading becomes the page's title, and those below it come a level up. */
const alone = (text: string) => text.replace(/^## .+\n+/, "").replaceAll(/^###(#*) /gm, "##$1 ");

/** Where a link of a file leads: into the repository, as a path from its root, or somewhere else, as it is. */
function targetOf(file: string, href: string): { path: string; hash: string } | null {
  if (/^[a-z]+:|^[/#]/.test(href)) return null;
  const { pathname, hash } = new URL(href, `file:///${file}`);
  return { path: decodeURIComponent(pathname.slice(1)), hash };
}

/** Makes addresses of links between files; where there is no page for a file, the words of a link stay. */
function withAddresses(text: string, file: string, addressOf: (file: string) => string | undefined) {
  const links: Tokens.Link[] = [];
  walkTokens(new Lexer({ gfm: true }).lex(text), (token) => {
    if (token.type === "link") links.push(token as Tokens.Link);
  });
  return links.reduce((whole, { raw, text: words, href }) => {
    const target = targetOf(file, href);
    if (!target) return whole;
    const address = addressOf(target.path);
    return whole.replace(raw, () => (address ? `[${words}](${address}${target.hash})` : words));
  }, text);
}

const TITLE = /^# (.+)\n+/;

/**
 * Reads a page's text.
 * @param addressOf where the page of a file is; undefined where it has none
 * @returns the file's title, and the text without it
 */
export function readSource({ file, parts, without = [] }: Source, addressOf: (file: string) => string | undefined) {
  const found = FILES[file];
  if (found === undefined) throw new Error(`There is no ${file}`);
  const text = (isGuide(file) ? inWords(found, WORDS) : found).replaceAll(DECISION, "");
  const all = partsOf(text);
  const named = parts?.map((title) => {
    const part = all.find((one) => one.title === title);
    if (!part) throw new Error(`${file} has no part "${title}"`);
    return part.text;
  });
  const [first = "", ...rest] = named ?? all.filter(({ title }) => !without.includes(title)).map((part) => part.text);
  const whole = [(named ? alone(first) : first).replace(TITLE, ""), ...rest].join("").trim();
  return { title: TITLE.exec(text)?.[1] ?? "", markdown: withAddresses(whole, file, addressOf) };
}
