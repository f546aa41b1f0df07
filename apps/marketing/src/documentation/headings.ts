import { Lexer, type Tokens } from "marked";
import { plainText } from "./plain-text";

export interface Heading {
  id: string;
  title: string;
  /** 2 or 3. */
  depth: number;
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** Gives each heading of a page an id; the second of one name gets a number. */
export function namedHeadings() {
  const seen = new Map<string, number>();
  return (title: string) => {
    const id = idOf(title) || "part";
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/** The headings of a text, as its page has them. */
export function headingsOf(markdown: string): Heading[] {
  const nameOf = namedHeadings();
  return new Lexer({ gfm: true })
    .lex(markdown)
    .filter((token): token is Tokens.Heading => token.type === "heading")
    .map(({ text, depth }) => ({ id: nameOf(plainText(text)), title: plainText(text), depth }));
}
