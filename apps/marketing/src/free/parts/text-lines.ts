import { emsOf } from "@carrel/ui/text-width";

/** Breaks a word that no line holds. */
function pieces(word: string, most: number): string[] {
  const found: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece !== "" && emsOf(piece + segment) > most) {
      found.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...found, piece];
}

/**
 * Breaks a text into lines, as a drawing has to: nothing breaks them there.
 *
 * @param most width of a line, in ems
 * @example textLines("Book a seat at the library", 8) // ["Book a seat at", "the library"]
 */
export function textLines(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (emsOf(word) > most ? pieces(word, most) : word))) {
    const longer = line === "" ? piece : `${line} ${piece}`;
    if (line !== "" && emsOf(longer) > most) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/** Of one step towards lines of one length. */
const NARROWER = 0.96;

/** The same number of lines, as long as each other as that allows. */
function balanced(text: string, most: number): string[] {
  let lines = textLines(text, most);
  for (let width = most * NARROWER; width > most / 2; width *= NARROWER) {
    const narrower = textLines(text, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/**
 * The largest of some sizes at which a text fits into so many lines; the last where none does.
 *
 * @param sizes of the letters, in the drawing's units, largest first
 * @param room width of a line, in the same units
 */
export function fitted(text: string, sizes: readonly number[], room: number, most: number) {
  const tried = sizes.map((size) => ({ size, lines: balanced(text, room / size) }));
  return tried.find(({ lines }) => lines.length <= most) ?? tried.at(-1) ?? { size: 0, lines: [] };
}
