/** How wide characters are, in ems of the half-bold letters of the themes' fonts; a little more than most. */
const WIDTHS: [RegExp, number][] = [
  [/[\s.,:;'’!|ijltfr()[\]-]/, 0.38],
  [/[\u1100-\u{10ffff}]/u, 1],
  [/[mwMW@%]/, 0.95],
  [/[A-Z&]/, 0.74],
];
const COMMON_WIDTH = 0.63;

/** A plan of two thousand desks asks for each letter many times. */
const known = new Map<string, number>();

const widthOf = (letter: string): number => {
  const width = known.get(letter) ?? WIDTHS.find(([these]) => these.test(letter))?.[1] ?? COMMON_WIDTH;
  known.set(letter, width);
  return width;
};

/** How wide a text in one line is, in ems. */
const emsOf = (text: string): number => {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return sum;
};

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
