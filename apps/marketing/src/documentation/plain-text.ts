import { Lexer, type Token, type Tokens } from "marked";

const inline = (tokens: readonly Token[] = []): string => tokens.map(textOf).join("");

/** The words of a token, without what Markdown says of them. */
function textOf(token: Token): string {
  switch (token.type) {
    case "list":
      return (token as Tokens.List).items.map(({ tokens }) => inline(tokens)).join("\n");
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((cells) => cells.map(({ tokens }) => inline(tokens)).join(" ")).join("\n");
    }
    case "space":
      return "\n";
    case "code":
    case "codespan":
    case "escape":
      return (token as Tokens.Codespan).text;
    default:
      return "tokens" in token && token.tokens
        ? inline(token.tokens)
        : "text" in token
          ? String(token.text)
          : token.raw;
  }
}

/** A text's words alone, in one line. */
export const plainText = (markdown: string) =>
  new Lexer({ gfm: true }).lex(markdown).map(textOf).join("\n").replaceAll(/\s+/g, " ").trim();

const LONGEST = 160;

/** What a text begins with, for lists of pages: whole sentences where they fit, else whole words. */
export function beginningOf(markdown: string): string {
  const first = new Lexer({ gfm: true }).lex(markdown).find(({ type }) => type === "paragraph");
  const text = first ? plainText(first.raw).replace(/:$/, ".") : "";
  if (text.length <= LONGEST) return text;
  const sentences = /^(.{40,159}[.?!])\s/.exec(text)?.[1];
  return sentences ?? `${text.slice(0, text.lastIndexOf(" ", LONGEST - 2))} …`;
}
