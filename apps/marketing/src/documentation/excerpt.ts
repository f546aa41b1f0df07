import { fold } from "./fold";

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

const LENGTH = 150;
/** Letters before the first word that was found. */
const BEFORE = 40;

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Cuts a text where words were found in it.
 * @param terms as the index has them, folded
 */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.includes(fold(word))) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    at = index + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

/** What stands around the first word that was found; the text's beginning where none was. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const hit = [...text.matchAll(WORD)].find(({ 0: word }) => terms.includes(fold(word)))?.index ?? 0;
  const begin = hit <= BEFORE ? 0 : text.lastIndexOf(" ", hit - BEFORE) + 1;
  const end = begin + LENGTH >= text.length ? text.length : text.lastIndexOf(" ", begin + LENGTH);
  return `${begin > 0 ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}
