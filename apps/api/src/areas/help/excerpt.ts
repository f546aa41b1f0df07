/** A piece of a text that was cut out around what was found. */
export interface Passage {
  passage: string;
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Letters of a word that is cut in two; where words are longer, or a script has no spaces, they stay as they are. */
const WORD = 20;
const HALF_AT_START = new RegExp(`^\\S{0,${WORD}}\\s+`);
const HALF_AT_END = new RegExp(`\\s+\\S{0,${WORD}}$`);

/** What Markdown writes around words, and what stands for it in plain text. */
const MARKS: readonly [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, "$1"],
  [/^\s*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])\s+/gm, ""],
  [/^[ \t|:-]{3,}$/gm, ""],
  [/[*`]+|~~/g, ""],
  [/\|/g, " "],
  // Not that within a word.
  [/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ""],
];

/** A text without the marks of Markdown. What was cut out of one may have half of a pair. */
const withoutMarks = (markdown: string) => MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), markdown);

/** A passage on one line, cut between words, with an ellipsis at each cut. */
export function excerptOf({ passage, isCutBefore, isCutAfter }: Passage, isMarkdown: boolean): string {
  let text = passage;
  if (isCutBefore) text = text.replace(HALF_AT_START, "");
  if (isCutAfter) text = text.replace(HALF_AT_END, "");
  if (isMarkdown) text = withoutMarks(text);
  text = text.replace(/\s+/g, " ").trim();
  return `${isCutBefore ? "…" : ""}${text}${isCutAfter ? "…" : ""}`;
}
