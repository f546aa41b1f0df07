import { emsOf } from "../text-width";

/** Shortest word that may be broken where it is wider than its line, in characters. */
const BREAKABLE = 9;

/**
 * Into how many lines a text breaks at its spaces; `Infinity` where a word is wider than a line.
 *
 * @param width of a line, in ems
 * @param breaksWords whether a long word may go on in the next line
 */
export const linesOf = (text: string, width: number, breaksWords = false): number => {
  const space = emsOf(" ");
  let lines = 1;
  let filled = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const wide = emsOf(word);
    if (wide > width && !(breaksWords && word.length >= BREAKABLE && width >= 3)) return Number.POSITIVE_INFINITY;
    if (filled === 0 || filled + space + wide <= width) filled += (filled && space) + wide;
    else {
      lines += 1;
      filled = wide;
    }
    for (; filled > width; filled -= width) lines += 1;
  }
  return lines;
};
