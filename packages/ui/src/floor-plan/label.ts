import type { Desk } from "../desk-tile";
import { linesOf } from "./text-room";
import type { Size } from "./view";

/** Sizes that a desk's name is drawn in, px; the last is the smallest that is read without effort. */
const SIZES = [15, 14, 13, 12, 11, 10] as const;
const SMALLEST_TEXT = SIZES[SIZES.length - 1] ?? 10;
/** Largest of what stands below a name. */
const LARGEST_BELOW = 12;
/** Of a line, in its letters' size. */
const LINE = 1.2;
/** Between the words and the edges of their desk, px. */
const PADDING = 3;
/** Beside an icon, px. */
const ICON_GAP = 3;
/** Less of a name than this many ems to a line says nothing. */
const TELLING = 3;

/** What stands below a desk's name. */
export type LabelRow = "when" | "detail" | "status" | "kind";
/** In the order in which it is said, and so read. */
const SAID: readonly LabelRow[] = ["kind", "status", "when", "detail"];
/** In the order in which it is given up, the last one first. */
const ROWS: readonly LabelRow[] = ["when", "detail", "status", "kind"];
/** The same where the state's icon has no place before the name. */
const ROWS_WITH_ICON: readonly LabelRow[] = ["when", "status", "detail", "kind"];

/** What of a desk's words there is room for. */
export interface DeskLabel {
  /** Of the name's letters, px; null: there is no room for a name. */
  size: number | null;
  /** That the name takes. */
  lines: number;
  /** The name is longer than its room. */
  isCut: boolean;
  /** The state's icon stands before the name, or alone. */
  hasIcon: boolean;
  rows: readonly LabelRow[];
}

/** Without a status there is no icon. */
type Words = Pick<Desk, "name" | "when" | "detail" | "kind"> & { statusLabel?: string };

export const sizeBelow = (size: number): number => Math.max(SMALLEST_TEXT, Math.min(LARGEST_BELOW, size - 1));

const textOf = ({ when, detail, kind, statusLabel }: Words): Record<LabelRow, string> => ({
  when: when ?? "",
  detail: detail ?? "",
  // With its icon before it.
  status: statusLabel ? `@ ${statusLabel}` : "",
  kind: kind ?? "",
});

const roomIn = ({ width, height }: Size): Size => ({ width: width - 2 * PADDING, height: height - 2 * PADDING });

/** The height of a text in px; `Infinity` where it is too wide. */
const heightOf = (text: string, size: number, width: number, breaksWords = false) =>
  linesOf(text, width / size, breaksWords) * size * LINE;

interface Wanted {
  /** Stands below the name. */
  below?: readonly string[];
  /** Before it. */
  hasIcon?: boolean;
  breaksWords?: boolean;
}

interface Named {
  size: number;
  lines: number;
  isCut: boolean;
  hasIcon: boolean;
}

/** The largest letters in which a name, and what is wanted with it, have room; a word is broken as seldom as it can be. */
function named(name: string, { width, height }: Size, wanted: Wanted): Named | null {
  const { below = [], hasIcon = false, breaksWords = false } = wanted;
  let found: Named | null = null;
  for (const size of SIZES) {
    const high = heightOf(name, size, width - (hasIcon ? size + ICON_GAP : 0), breaksWords);
    const more = below.map((text) => heightOf(text, sizeBelow(size), width));
    if (more.reduce((sum, each) => sum + each, high) > height) continue;
    const lines = Math.round(high / size / LINE);
    if (!found || lines < found.lines) found = { size, lines, isCut: false, hasIcon };
    if (!breaksWords) break;
  }
  return found;
}

/** As much of a name as has room, where that says anything. */
function cutName({ width, height }: Size): Named | null {
  const lines = Math.floor(height / (SMALLEST_TEXT * LINE));
  if (lines === 0 || width / SMALLEST_TEXT < TELLING) return null;
  return { size: SMALLEST_TEXT, lines, isCut: true, hasIcon: false };
}

/** Whether a desk's box on the screen has room for all of its name, in the smallest letters that can be read, and its icon. */
export function hasRoomFor(name: string, box: Size): boolean {
  const { width, height } = roomIn(box);
  return heightOf(name, SMALLEST_TEXT, width - SMALLEST_TEXT - ICON_GAP, true) <= height;
}

/**
 * What of a desk's words is drawn: the name before anything else, smaller or in more lines where that helps; then until
 * when it stands as it does; then the rest, as far as it has room whole.
 *
 * @param box of the desk on the screen, px
 */
export function labelOf(words: Words, box: Size): DeskLabel {
  const room = roomIn(box);
  const { name } = words;
  const texts = textOf(words);
  const telling = [texts.when || texts.detail].filter(Boolean);
  const status = [texts.status].filter(Boolean);
  const hasIcon = status.length > 0;
  // What is wanted, and what is done without where there is no room for it; of two ways to say the same, the larger one.
  const wishes: Wanted[][] = [
    [{ below: telling, hasIcon }, { below: [...telling, ...status] }],
    [{ below: telling }],
    [{ hasIcon }, { below: status }],
    [{ hasIcon, breaksWords: true }],
    [{}],
    [{ breaksWords: true }],
  ];
  let found: Named | null = null;
  for (const ways of wishes) {
    for (const way of ways) {
      const one = named(name, room, way);
      if (one && one.size > (found?.size ?? 0)) found = one;
    }
    if (found) break;
  }
  found ??= cutName(room);
  if (!found) return { size: null, lines: 0, isCut: true, hasIcon: true, rows: [] };

  const { size, lines } = found;
  let left = room.height - lines * size * LINE;
  const kept = (found.hasIcon || !texts.when ? ROWS : ROWS_WITH_ICON).filter((row) => {
    const high = texts[row] ? heightOf(texts[row], sizeBelow(size), room.width) : Number.POSITIVE_INFINITY;
    if (high > left) return false;
    left -= high;
    return true;
  });
  return {
    ...found,
    rows: SAID.filter((row) => kept.includes(row)),
    hasIcon: found.hasIcon && !kept.includes("status"),
  };
}
