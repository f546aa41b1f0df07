import type { DeskPosition } from "@carrel/ui/floor-plan";

/** How seats get their names. */
export interface Numbering {
  /** A letter for each row with its own count, or one count through all of them. */
  by: "row" | "count";
  /** What the first row, or each name, begins with. */
  prefix: string;
  /** The first number. */
  from: number;
  /** Along a row; `back` turns with each row, as one walks. */
  along: "right" | "left" | "back";
}

const ALPHABET = 26;

/**
 * What comes after a row's letters, as columns of a spreadsheet go on.
 * @example nextLetters("Z") // "AA"
 */
export function nextLetters(letters: string): string {
  const last = letters.at(-1) ?? "";
  if (!/[A-Za-z]/.test(last)) return `${letters}A`;
  const first = last < "a" ? "A" : "a";
  if (last !== (last < "a" ? "Z" : "z")) return letters.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1);
  const before = letters.slice(0, -1);
  return (/[A-Za-z]$/.test(before) ? nextLetters(before) : before + first) + first;
}

/** The letters so many rows later. */
export function lettersAfter(letters: string, rows: number): string {
  let found = letters;
  for (let row = 0; row < Math.min(rows, ALPHABET * ALPHABET); row++) found = nextLetters(found);
  return found;
}

/**
 * Names of seats in rows.
 * @param counts seats of each row, from left to right
 * @example seatNames([2, 2], { by: "row", prefix: "A", from: 1, along: "right" }) // [["A1", "A2"], ["B1", "B2"]]
 */
export function seatNames(counts: readonly number[], { by, prefix, from, along }: Numbering): string[][] {
  let letters = prefix;
  let next = from;
  return counts.map((count, row) => {
    const start = by === "row" ? from : next;
    const names = Array.from({ length: count }, (_, place) => `${letters}${start + place}`);
    next += count;
    if (by === "row") letters = nextLetters(letters);
    return along === "left" || (along === "back" && row % 2 === 1) ? names.reverse() : names;
  });
}

interface Standing {
  id: string;
  position: DeskPosition;
}

const middle = ({ position: { y, h } }: Standing) => y + h / 2;

/** Seats in the rows that one sees: from above to below, each from left to right. */
export function rowsOf<Seat extends Standing>(seats: readonly Seat[]): Seat[][] {
  const rows: Seat[][] = [];
  for (const seat of [...seats].sort((one, other) => middle(one) - middle(other))) {
    const first = rows.at(-1)?.[0];
    if (first && middle(seat) - middle(first) < Math.min(first.position.h, seat.position.h) / 2)
      rows.at(-1)?.push(seat);
    else rows.push([seat]);
  }
  return rows.map((row) => row.sort((one, other) => one.position.x - other.position.x));
}
