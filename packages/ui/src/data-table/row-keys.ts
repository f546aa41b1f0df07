import type { KeyboardEvent } from "react";

const ROW = "[data-row]";
/** The link or button of a row's first cell. */
export const OPENER = "[data-row-open]";
const CHECKBOX = "input[data-row-select]";
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]";

const click = (row: Element, part: string) => row.querySelector<HTMLElement>(part)?.click();

type Move = (at: number, last: number) => number;
const down: Move = (at, last) => Math.min(at + 1, last);
const up: Move = (at) => Math.max(at - 1, 0);

const MOVES: Record<string, Move> = {
  j: down,
  ArrowDown: down,
  k: up,
  ArrowUp: up,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The keys of a focused table: j and k or the arrows move between rows, Home and End to the first and last, x marks
 * the row, Enter opens it. Nothing while typing.
 *
 * @param count rows there are, in the document or not
 * @param reach gives the focus to the row of this index
 */
export const onRowKeys = (event: KeyboardEvent<HTMLElement>, count: number, reach: (index: number) => void) => {
  const { target, currentTarget, key } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(TYPING)) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;

  const row = target.closest<HTMLElement>(ROW);
  const move = MOVES[key];
  if (move) {
    if (count > 0) reach(move(row ? Number(row.dataset.index) : -1, count - 1));
  } else if (key === "x" && row) {
    click(row, CHECKBOX);
  } else if (key === "Enter" && row && target === row) {
    click(row, OPENER);
  } else return;
  event.preventDefault();
};
